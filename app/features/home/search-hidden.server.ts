import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSignupOffer } from "#app/session/signups.server";
import { getSite } from "#app/session/site.server";
import { trafficOf } from "#app/session/traffic.server";
import { getViewer } from "#app/session/viewer.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";

export interface SearchHiddenModel {
  title: string;
  text: string;
  signup: string;
  login: string;
  loginUrl: string;
}

/** What this visitor reads instead of members; undefined for members and where visitors may search (HOME-03). */
export async function getSearchHidden(context: PageContext): Promise<SearchHiddenModel | undefined> {
  const [site, viewer] = await Promise.all([getSite(context), getViewer(context)]);
  if (viewer || visitorsMaySearch(site, trafficOf(context))) return undefined;
  const [{ translator }, signups] = await Promise.all([getLanguage(context), getSignupOffer(context)]);
  const words = translator.words("home");
  return {
    title: words.hidden_title,
    text: words.hidden_text,
    signup: signups.say(words.start),
    login: translator.words("site").nav.login,
    loginUrl: paths.login({ next: `${context.url.pathname}${context.url.search}` }),
  };
}
