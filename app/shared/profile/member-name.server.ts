import unhomoglyph from "unhomoglyph";
import type { TextKey } from "#app/i18n/catalog";
import type { Site } from "#app/session/site";

/** Signs that nobody sees or that turn the direction of what follows; the last two are drawn as nothing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\u2800\u3164]/gu;

/** A name as it is stored: one spelling of each letter (NFKC), single spaces, nothing that nobody sees (SAFE-06). */
export function plainName(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
}

/**
 * Words that speak for the site, in all of its languages: a name stands on pages of each. Besides them its own name and
 * those of the label as the operator words it.
 */
const SITE_WORDS = [
  ...["admin", "administrator", "administration", "webmaster", "sysadmin", "root"],
  ...["administrateur", "administrador", "amministratore", "beheerder"],
  ...["moderator", "moderation", "modérateur", "moderador", "moderatore"],
  ...["support", "staff", "official", "customer service", "kundenservice", "kundendienst", "klantenservice"],
  ...["service client", "atención al cliente", "servizio clienti", "obsługa klienta"],
  ...["fictional", "fictional profile", "fiktives profil", "profil fictif", "perfil ficticio"],
  ...["profilo fittizio", "fictief profiel", "profil fikcyjny"],
];

/** What no member of this site may be called. */
export function reservedNames({ name, fictional }: Pick<Site, "name" | "fictional">): string[] {
  return [...SITE_WORDS, name, fictional.singular, fictional.plural];
}

const ADDRESS =
  /@|:\/\/|\bwww\.|\.(?:com|net|org|info|biz|eu|de|at|ch|nl|be|fr|it|es|pl|uk|ie|ru|me|io|tv|xxx|app|site|online|link|ly|gg)(?!\p{L})/iu;
/** Fewer are a year or a number one likes. */
const PHONE_DIGITS = 7;
const STACKED_MARKS = /\p{M}{3,}/u;

/** Why a name cannot be had; undefined where it can. */
export function nameProblem(name: string, reserved: readonly string[]): TextKey | undefined {
  if (/^\S+@\S+$/.test(name)) return "signup:name_is_email";
  if (ADDRESS.test(name) || (name.match(/\p{Nd}/gu) ?? []).length >= PHONE_DIGITS)
    return "signup:name_contact";
  if (!/\p{L}/u.test(name) || STACKED_MARKS.test(name.normalize("NFD")) || mixesAlphabets(name))
    return "signup:name_signs";
  const words = new Set(skeletonWords(name));
  const whole = skeletonWords(name).join("");
  const isTaken = reserved.some((one) => {
    const phrase = skeletonWords(one);
    return phrase.join("") === whole || (phrase.length > 0 && phrase.every((word) => words.has(word)));
  });
  return isTaken ? "signup:name_reserved" : undefined;
}

/** A word of two alphabets that look alike was made to be taken for another. */
function mixesAlphabets(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
}

const DIGITS_FOR_LETTERS: Record<string, string> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

/** The words of a text as they look (UTS #39, skeleton), without accents and case: what two names are compared by. */
function skeletonWords(text: string): string[] {
  const looks = unhomoglyph(text.normalize("NFKC").toLowerCase())
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[01l|!3457$]/g, (sign) => DIGITS_FOR_LETTERS[sign] ?? sign);
  return looks.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
