import type { AppLoadContext } from "@remix-run/server-runtime";
import { isLanguage } from "#app/i18n/languages";
import { trafficFromQuery, trafficQuery } from "#app/session/traffic.server";

/** What an address keeps from step to step for browsers that refuse cookies: where the visitor came from, the language. */
export function carriedQuery({ url }: AppLoadContext): [name: string, value: string][] {
  const lang = url.searchParams.get("lang");
  const carried = Object.entries(trafficQuery(trafficFromQuery(url.searchParams)));
  return isLanguage(lang) ? [...carried, ["lang", lang]] : carried;
}

/** The page's own address with other parameters. */
export function ownAddress({ url }: AppLoadContext, query: readonly [name: string, value: string][]): string {
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return text ? `${url.pathname}?${text}` : url.pathname;
}
