import type { LanguageCode } from "./places";
import type { Random } from "./random";
import { DE } from "./words/de";
import { EN } from "./words/en";
import { ES } from "./words/es";
import { FR } from "./words/fr";
import { IT } from "./words/it";
import { NL } from "./words/nl";
import { PL } from "./words/pl";
import type { Hobby, Words } from "./words/words";

const WORDS: Record<LanguageCode, Words> = { en: EN, de: DE, nl: NL, fr: FR, es: ES, it: IT, pl: PL };
const MAX_CHARACTERS = 300;

export const HOBBIES = Object.keys(EN.hobbies) as Hobby[];

/** What a member wrote about themselves: 80 to 300 characters, about hobbies they really have. */
export function writeAboutMe(random: Random, language: LanguageCode, city: string, hobbies: Hobby[]): string {
  const words = WORDS[language];
  const opener = random.pick(words.openers).replace("{city}", city);
  const closer = random.pick(words.closers);
  const [first, second] = hobbies.map((hobby) => words.hobbies[hobby]);
  const short = [opener, first, closer].join(" ");
  const long = [opener, first, second, closer].join(" ");
  if (second === undefined || long.length > MAX_CHARACTERS) return short;
  return short.length < 100 || random.chance(0.45) ? long : short;
}

/** Free text about tattoos; most people have none. */
export function writeTattoos(random: Random, language: LanguageCode): string {
  const { tattoos } = WORDS[language];
  return random.chance(0.55) ? (tattoos[0] ?? "") : random.pick(tattoos);
}

/** Why the member signed up, in their language. */
export function writeReason(random: Random, language: LanguageCode): string {
  return random.pick(WORDS[language].reasons);
}
