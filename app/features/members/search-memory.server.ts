import type { PageContext } from "#app/page-context";
import { readOwnCookie, serializeOwnCookie } from "#app/session/own-cookie.server";
import { type SearchQuery, searchParameters } from "./search-query";

const COOKIE = "search";
const MONTH_S = 30 * 24 * 3600;

/** The last search as address parameters, to start from next time (SRCH-01, "remembered"). */
export function rememberedSearch(context: PageContext): URLSearchParams {
  return new URLSearchParams(readOwnCookie(context.headers.get("cookie"), COOKIE)?.slice(0, 200) ?? "");
}

/** Remembers a search, or forgets it when nothing is left of it. Written only when it changes. */
export function rememberSearch(context: PageContext, search: SearchQuery): void {
  const parameters = Object.entries(searchParameters(search, 1)).filter((entry) => entry[1] !== undefined);
  const text = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  if (text === rememberedSearch(context).toString()) return;
  const secure = context.proto === "https";
  context.cookies.appendSetCookie(serializeOwnCookie(COOKIE, text, { secure, maxAgeS: text ? MONTH_S : 0 }));
}
