import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { promiseLine } from "#app/session/promise-line.server";
import { signupOfferOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import type { CardModel } from "#app/shared/profile/card-model.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { searchNearby } from "#app/shared/profile/nearby-members.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { messagePrice } from "./message-price.server";

export interface HomeModel {
  title: string;
  description: string;
  words: Words<"home">;
  heading: string;
  intro: string;
  /** "For adults (18+)". */
  adults: string;
  points: string[];
  listLabel: string;
  cards: CardModel[];
  maySearch: boolean;
  /** The cheapest message in the visitor's money. */
  price: string | undefined;
  costs: string[];
  fictional: string;
  fictionalWarning: string | undefined;
  honestText: string;
  questions: { question: string; answer: string }[];
}

const SHOWN = 8;

/** The home page; without members to see it is still a page (HOME-01). */
export async function loadHome(context: PageContext): Promise<HomeModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { t } = translator;
  const words = translator.words("home");
  const members = translator.words("members");
  const maySearch = visitorsMaySearch(site, trafficOf(context));
  const cards = maySearch ? await getMembersToSee(context) : [];
  const alt = { photo: members.photo_of, none: members.no_photo_of };
  const fictional = site.fictional.singular;
  const price = messagePrice(site, translator.locale);
  return {
    title: promiseLine(site, translator),
    description: site.description || words.intro,
    words,
    heading: promiseLine(site, translator),
    intro: site.description || words.intro,
    adults: t("home:adults", { minAge: site.minAge }),
    points: [
      ...(signupOfferOf(context, site, translator).closed ? [] : [words.point_free]),
      price ? t("home:point_price", { price }) : words.point_price_seen,
      t("home:point_labels", { fictional }),
    ],
    listLabel: members.list_label,
    cards: cards.map((card) => cardOf(site, card, alt)),
    maySearch,
    price,
    costs: costsOf(site, translator),
    fictional,
    fictionalWarning: site.fictional.warning,
    honestText: t("home:honest_text", { fictional }),
    questions: [
      { question: words.ask_pay, answer: words.answer_pay },
      { question: words.ask_real, answer: t("home:answer_real", { fictional }) },
      { question: words.ask_seen, answer: words.answer_seen },
      { question: words.ask_leave, answer: words.answer_leave },
    ],
  };
}

/** What is paid for, in credits; a price of nothing is not worth a line. */
function costsOf(site: Site, { t }: Translator): string[] {
  const { message_credits: message, signup_credits: start = 0 } = site;
  return [
    ...(start > 0 ? [t("home:cost_start", { count: start })] : []),
    ...(message > 0 ? [t("home:cost_message", { count: message })] : []),
    t("home:cost_once"),
  ];
}

async function getMembersToSee(context: PageContext) {
  const found = await withRecoveryForAnyone(searchNearby(context, {}, SHOWN), () => []);
  return found.slice(0, SHOWN);
}
