import type { z } from "zod";
import type { AnswerOf } from "#app/contract/endpoint";
import type { read, search } from "#app/contract/members.server";
import type { profileCard, profile as profileSchema } from "#app/contract/profile-shape.server";
import { INTERESTS, INTIMATE_INTERESTS, SEXUALITIES } from "#app/contract/values";
import { CATALOGS } from "#app/i18n/catalogs.server";

type Card = z.output<typeof profileCard>;
type Profile = z.output<typeof profileSchema>;

/**
 * The one list of what a stranger's answer may carry of a real member (SAFE-01): name, age, place, main photo, label.
 * Pages, landings, landers, sitemap and data answers all read members through `read-members.server.ts`, which keeps to it.
 */
const SHOWN = [
  "id",
  "name",
  "age",
  "country",
  "region",
  "city",
  "status",
  "fictional",
  "findable",
  "main_image",
] as const satisfies readonly (keyof Card)[];

/** About as much of the text about oneself as stands on a card's back. */
const ABOUT_MAX_LENGTH = 190;

/** Profiles that are there for nobody without a login. */
const CLOSED: ReadonlySet<string> = new Set(["not_confirmed", "disabled", "deleted", "blocked", "pending"]);

const PLAIN: ReadonlySet<string> = new Set(
  INTERESTS.filter((interest) => !(INTIMATE_INTERESTS as readonly string[]).includes(interest)),
);

/** An operator's own interests count as intimate, unknown as they are. */
export function isIntimateInterest(interest: string): boolean {
  return !PLAIN.has(interest);
}

/** Whether a search names what nobody's data may answer. */
export function asksIntimately(interests: string | undefined): boolean {
  return (interests ?? "").split(",").some((interest) => interest !== "" && isIntimateInterest(interest));
}

/** A card without what strangers may not see; undefined where there is no such member for them. */
function cardForVisitors<Shown extends Card>(card: Shown): Shown | undefined {
  if (card.fictional) return card;
  if (card.status !== undefined && CLOSED.has(card.status)) return undefined;
  return shownOf(card);
}

/** Every other field is absent: each may be, in a card and in a profile alike. */
function shownOf<Shown extends Card>(card: Shown): Shown {
  return Object.fromEntries(SHOWN.map((field) => [field, card[field]])) as unknown as Shown;
}

function cardsForVisitors(cards: readonly Card[], fictionalOnly = false): Card[] {
  return cards.flatMap((card) => {
    const shown = fictionalOnly && !card.fictional ? undefined : cardForVisitors(card);
    return shown ? [shown] : [];
  });
}

/** A page of members as strangers may see it. `fictionalOnly`: what they look for says something intimate of who is found. */
export function resultsForVisitors(
  answer: AnswerOf<typeof search>,
  fictionalOnly: boolean,
): AnswerOf<typeof search> {
  const list = (cards: readonly Card[]) => cardsForVisitors(cards, fictionalOnly);
  const results = list(answer.results);
  const { similar_results: similar, otherCachedProfiles: others } = answer;
  return {
    ...answer,
    results,
    // What was left out was counted, too.
    numResults: answer.numResults - (answer.results.length - results.length),
    similar_results: similar && list(similar),
    otherCachedProfiles: others && list(others),
  };
}

/** A profile as strangers may see it; undefined where there is no such member for them. */
export function memberForVisitors(answer: AnswerOf<typeof read>): AnswerOf<typeof read> | undefined {
  const { profile, photos, num_locked_photos: locked = 0 } = answer;
  const card = cardForVisitors(profile);
  if (!card) return undefined;
  const related = cardsForVisitors(answer.related ?? []);
  if (profile.fictional) return { ...answer, related };
  const main = profile.main_image ?? photos[0];
  const others = photos.filter(({ match }) => match !== main?.match).length;
  return {
    conversation: undefined,
    profile: { ...card, main_image: main, about_me: aboutForVisitors(profile) },
    photos: main ? [main] : [],
    num_locked_photos: locked + others,
    related,
  };
}

/** The first lines of what a member wrote; nothing where they say what nobody else may say of her. */
function aboutForVisitors({ about_me }: Profile): string | undefined {
  const text = firstLines(about_me ?? "", ABOUT_MAX_LENGTH);
  return text === "" || saysSomethingIntimate(about_me ?? "") ? undefined : text;
}

/** The first words of a text, none of them cut. */
export function firstLines(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))} …`;
}

/** Beginnings of words that say it in more languages than one, whatever their ending. */
const STEMS =
  "sex|seks|anal|oral|bdsm|bondage|fetis[chj]|feti[sc]|sado|maso|gang ?bang|swinger|domin(?:a|an)|devot|lesb|lésb|gay|" +
  "homos|homoz|schwul|queer|bisex|biseks|pansex|porn|nud[eio]|nackt|blowjob|orgasm|orgie|erotic|erotis|érot|erót|" +
  "masturb|onenight|threesome|dreier|trio|triolisme";

/** The names of every orientation and intimate interest in all languages, and what begins like one. */
const INTIMATE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[...namesOfValues(), `(?:${STEMS})\\p{L}*`].join("|")})(?!\\p{L})`,
  "iu",
);

function namesOfValues(): string[] {
  const keys = [
    ...INTIMATE_INTERESTS.map((interest) => `interest_${interest}` as const),
    ...SEXUALITIES.map((sexuality) => `sexuality_${sexuality}` as const),
  ];
  const names = Object.values(CATALOGS).flatMap(({ values }) => keys.map((key) => values[key]));
  return [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}

function saysSomethingIntimate(text: string): boolean {
  return INTIMATE_WORDS.test(text.normalize("NFKC"));
}
