import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { CardModel } from "#app/shared/profile/card-model.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";
import type { SceneName } from "../scenes/scene";

const CARDS = 5;
/** Fewer members than this make no game: then the evenings are asked about. */
const MIN_MEMBERS = 3;
const EVENINGS = ["sea", "kitchen", "dance", "balcony", "road"] as const satisfies readonly SceneName[];

export type SwipeCard =
  | { kind: "member"; member: CardModel }
  | { kind: "idea"; scene: SceneName; text: string };

export interface SwipeModel {
  title: string;
  description: string;
  page: LanderPage;
  words: Words<"landers">["swipe"];
  /** Members, or evenings where no members may be seen. */
  ofMembers: boolean;
  /** The card in question and those under it, top first; empty at the end. */
  stack: SwipeCard[];
  /** The card just answered, which leaves the stack. */
  gone: { card: SwipeCard; yes: boolean } | undefined;
  progress: string;
  count: number;
  /** How many are answered. */
  answered: number;
  /** Values of the two buttons: the answers so far and one more. */
  yes: string;
  no: string;
  backUrl: string | undefined;
  againUrl: string;
  /** The cards answered with yes. */
  chosen: SwipeCard[];
  /** The signup beside each member who got a yes: the first message goes there (LAND-07). */
  writeTo: { href: string; text: string }[];
  summary: string;
}

/** Answers so far, `y` and `n` in the order of the cards; anything else counts as none. */
function answersFrom(text: string | null, count: number): string {
  return text !== null && text.length <= count && /^[yn]*$/.test(text) ? text : "";
}

function nameOf(card: SwipeCard): string {
  return card.kind === "member" ? card.member.name : card.text;
}

/**
 * The game of yes and no (LAND-02). The address holds the answers, so that nothing is stored anywhere.
 * @throws Response 404 for an unknown slug
 */
export async function loadSwipe(context: PageContext, slug: string | undefined): Promise<SwipeModel> {
  const [page, { translator }] = await Promise.all([
    loadLander(context, slug, { lander: "swipe", members: CARDS }),
    getLanguage(context),
  ]);
  const words = translator.words("landers").swipe;
  const ofMembers = page.members.length >= MIN_MEMBERS;
  const cards: SwipeCard[] = ofMembers
    ? page.members.map((member) => ({ kind: "member", member }))
    : EVENINGS.map((scene) => ({ kind: "idea", scene, text: words[`idea_${scene}`] }));
  const answers = answersFrom(context.url.searchParams.get("a"), cards.length);
  const chosen = cards.filter((_, at) => answers[at] === "y");
  const gone = cards[answers.length - 1];
  const names = new Intl.ListFormat(translator.locale).format(chosen.map(nameOf));
  return {
    title: page.title,
    description: page.description,
    page,
    words,
    ofMembers,
    stack: cards.slice(answers.length, answers.length + 3),
    gone: gone && { card: gone, yes: answers.endsWith("y") },
    progress: translator.t("landers:swipe.progress", {
      current: Math.min(answers.length + 1, cards.length),
      count: cards.length,
    }),
    count: cards.length,
    answered: answers.length,
    yes: `${answers}y`,
    no: `${answers}n`,
    backUrl: answers === "" ? undefined : addressWith(answers.slice(0, -1)),
    againUrl: addressWith(""),
    chosen,
    writeTo: chosen.flatMap((card) =>
      card.kind === "member"
        ? [
            {
              href: paths.memberSignup(card.member.id, { lang: translator.language }),
              text: translator.t("landers:landing_write", { name: card.member.name }),
            },
          ]
        : [],
    ),
    summary:
      chosen.length > 0
        ? translator.t("landers:swipe.end_yes", { names })
        : words[ofMembers ? "end_none" : "end_ideas_none"],
  };

  function addressWith(answers: string): string {
    const { pathname } = context.url;
    return answers === "" ? pathname : `${pathname}?a=${answers}`;
  }
}
