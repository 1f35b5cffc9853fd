import type { AppLoadContext } from "@remix-run/server-runtime";
import { search } from "#app/contract/members.server";
import { cardOf } from "#app/session/card-model.server";
import { languageOf } from "#app/session/language.server";
import { siteOf } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { HomeModel } from "./home-view";

const SHOWN = 8;

/** The home page; without members to see it is still a page (HOME-01). */
export async function loadHome(context: AppLoadContext): Promise<HomeModel> {
  const [site, { translator }] = await Promise.all([siteOf(context), languageOf(context)]);
  const { t } = translator;
  const words = translator.words("home");
  const members = translator.words("members");
  const maySearch = visitorsMaySearch(site, trafficOf(context));
  const cards = maySearch ? await membersToSee(context) : [];
  const alt = { photo: members.photo_of, none: members.no_photo_of };
  return {
    title: site.index_title || words.title,
    description: site.description || words.intro,
    words,
    heading: site.index_title || words.title,
    intro: site.description || words.intro,
    listLabel: members.list_label,
    cards: cards.map((card) => cardOf(site, card, alt)),
    maySearch,
    honestText: t("home:honest_text", { fictional: site.fictional.singular }),
  };
}

async function membersToSee(context: AppLoadContext) {
  try {
    return (await context.upstream.mustRead(search, { query: { pageSize: SHOWN } })).results;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "home without members", requestId: context.requestId, ...error.forLog() });
    return [];
  }
}
