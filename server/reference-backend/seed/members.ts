import type {
  BODY_TYPES,
  EYE_COLORS,
  HAIR_COLORS,
  INTERESTS,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from "#app/contract/values";
import { firstNames } from "./names";
import { type SeedPhoto, seedPhotos } from "./photos";
import { type CountryCode, type LanguageCode, type Place, placesIn } from "./places";
import { type Random, randomFrom } from "./random";
import { HOBBIES, writeAboutMe, writeReason, writeTattoos } from "./texts";

export type { SeedPhoto } from "./photos";

type Sexuality = (typeof SEXUALITIES)[number];
type HairColor = (typeof HAIR_COLORS)[number];
type EyeColor = (typeof EYE_COLORS)[number];
type BodyType = (typeof BODY_TYPES)[number];
type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];
type Interest = (typeof INTERESTS)[number];

/** A fictional member, ready to be stored. */
export interface SeedMember {
  id: number;
  name: string;
  gender: "male" | "female";
  sexuality: Sexuality;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** ISO 3166-2 code without the country prefix, as in `REGIONS`. */
  region: string;
  city: string;
  /** Of the texts below. */
  language: LanguageCode;
  aboutMe: string;
  interests: string[];
  hairColor: HairColor;
  eyeColor: EyeColor;
  bodyType: BodyType;
  relationshipStatus: RelationshipStatus;
  tattoos: string;
  reasonForSignup: string;
  /** Whether this fictional member writes back. */
  answers: boolean;
  /** The first is the main photo. */
  photos: SeedPhoto[];
}

/** How many of 240 members live in a country and write in a language. */
const SHARES: readonly { country: CountryCode; language: LanguageCode; share: number }[] = [
  { country: "US", language: "en", share: 20 },
  { country: "GB", language: "en", share: 16 },
  { country: "IE", language: "en", share: 8 },
  { country: "AU", language: "en", share: 10 },
  { country: "CA", language: "en", share: 10 },
  { country: "NL", language: "nl", share: 22 },
  { country: "BE", language: "nl", share: 6 },
  { country: "BE", language: "fr", share: 6 },
  { country: "DE", language: "de", share: 22 },
  { country: "AT", language: "de", share: 8 },
  { country: "CH", language: "de", share: 6 },
  { country: "CH", language: "fr", share: 4 },
  { country: "FR", language: "fr", share: 22 },
  { country: "IT", language: "it", share: 27 },
  { country: "ES", language: "es", share: 27 },
  { country: "PL", language: "pl", share: 26 },
];
// biome-ignore format: a word list reads best as a paragraph
const OTHER_INTERESTS: readonly Interest[] = [
  "relationship", "kissing", "hugging", "massages", "sports", "adventure", "party", "tattoos", "videogames", "politics",
  "outdoors", "theater", "shopping", "fashion", "astrology", "foodie", "bbq", "sushi", "vegetarian", "beer", "tea",
];

/** Every eighth is into it, by a draw of its own: a site has such members, and a landing page that looks for them. */
function drawFantasies(id: number): Interest[] {
  const random = randomFrom(`fantasies ${id}`);
  return random.chance(0.125)
    ? ["bondage", random.pick<Interest>(["sadomasochism", "lingerie", "sextoys"])]
    : [];
}

/** Smooth weighted round robin: every stretch of the list holds the countries in their shares. */
function* homes(): Generator<{ country: CountryCode; language: LanguageCode }> {
  const total = SHARES.reduce((sum, { share }) => sum + share, 0);
  const credit = SHARES.map(({ share }) => ({ share, due: 0 }));
  while (true) {
    let best = 0;
    for (const [index, entry] of credit.entries()) {
      entry.due += entry.share;
      if (entry.due > (credit[best]?.due ?? 0)) best = index;
    }
    const chosen = credit[best];
    const home = SHARES[best];
    if (chosen === undefined || home === undefined) return;
    chosen.due -= total;
    yield home;
  }
}

function drawAge(random: Random): number {
  // The power leans towards the younger half, as on real sites.
  return Math.round(19 + 48 * random.next() ** 1.25 * random.within(0.72, 1));
}

/** Born so that the age holds, or turns one higher, within the year of `now`. */
function dateOfBirth(random: Random, age: number, now: number): string {
  const year = new Date(now).getUTCFullYear() - age - 1;
  const month = String(random.between(1, 12)).padStart(2, "0");
  return `${year}-${month}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

const HAIR: readonly HairColor[] = [
  "brunette",
  "brunette",
  "brown",
  "brown",
  "dark_brown",
  "dark_brown",
  "dark_brown",
  "black",
  "black",
  "black",
  "blond",
  "blond",
  "dark_blond",
  "dark_blond",
  "red",
];
function drawHair(random: Random, age: number, gender: "male" | "female"): HairColor {
  if (gender === "male" && random.chance(age > 40 ? 0.2 : 0.05)) return "bald";
  if (age >= 46 && random.chance((age - 38) / 34)) return random.pick(["gray", "gray", "white"]);
  return random.chance(0.03) ? "other" : random.pick(HAIR);
}

function drawSexuality(random: Random, gender: "male" | "female"): Sexuality {
  const share = random.next();
  if (share < 0.78) return "hetero";
  if (share < 0.9) return "bi";
  return gender === "female" ? "lesbian" : "gay";
}

function drawStatus(random: Random, age: number): RelationshipStatus {
  if (age > 55 && random.chance(0.25)) return "widowed";
  if (age > 32 && random.chance(0.35)) return "divorced";
  return random.pick([
    "single",
    "single",
    "single",
    "single",
    "unmarried",
    "unmarried",
    "living_together",
    "married",
  ]);
}

/** A name and city that nobody has yet; names of a country come round before one is used twice. */
function settle(random: Random, names: string[], places: Place[], taken: Map<string, number>) {
  const country = places[0]?.country ?? "";
  const uses = (name: string) => taken.get(`${country}|${name}`) ?? 0;
  const fewest = Math.min(...names.map(uses));
  const name = random.pick(names.filter((candidate) => uses(candidate) === fewest));
  const free = places.filter((place) => !taken.has(`${name}|${place.city}`));
  const place = random.pick(free.length > 0 ? free : places);
  taken.set(`${country}|${name}`, uses(name) + 1);
  taken.set(`${name}|${place.city}`, 1);
  return { name, place };
}

/**
 * Fictional members 1…count. The same id is the same member whatever `count` is; only birthdays follow the year
 * of `now` (milliseconds), so that ages stay between 19 and 68.
 */
export function seedMembers(count: number, now: number): SeedMember[] {
  const members: SeedMember[] = [];
  const taken = new Map<string, number>();
  const home = homes();
  for (let id = 1; id <= count; id++) {
    const { country, language } = home.next().value as { country: CountryCode; language: LanguageCode };
    const random = randomFrom(`member ${id}`);
    const gender = random.chance(0.6) ? "female" : "male";
    const names = firstNames(country, language === "fr", gender);
    const { name, place } = settle(random, names, placesIn(country, language), taken);
    const age = drawAge(random);
    const hairColor = drawHair(random, age, gender);
    const hobbies = random.sample(HOBBIES, random.between(2, 5));
    let aboutMe = writeAboutMe(random, language, place.city, hobbies);
    while (members.some((other) => other.aboutMe === aboutMe)) {
      aboutMe = writeAboutMe(random, language, place.city, hobbies);
    }
    members.push({
      id,
      name,
      gender,
      sexuality: drawSexuality(random, gender),
      dateOfBirth: dateOfBirth(random, age, now),
      country,
      region: place.region,
      city: place.city,
      language,
      aboutMe,
      interests: [...hobbies, ...random.sample(OTHER_INTERESTS, random.between(2, 5)), ...drawFantasies(id)],
      hairColor,
      eyeColor: random.pick(["blue", "blue", "green", "hazel", "brown", "brown", "brown", "gray"]),
      bodyType: random.pick(["slim", "slim", "normal", "normal", "normal", "fat"]),
      relationshipStatus: drawStatus(random, age),
      tattoos: writeTattoos(random, language),
      reasonForSignup: writeReason(random, language),
      answers: id % 3 !== 0,
      photos: seedPhotos(id),
    });
  }
  return members;
}
