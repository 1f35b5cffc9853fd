import { readSettings } from "#app/contract/site.server";
import { acceptLanguageIn, type Language } from "#app/i18n/languages";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { COUNTRY_FIELD, chosenCountryOf } from "./country.server";
import { type Site, withDefaults } from "./site";
import { trafficOf, trafficQuery } from "./traffic.server";

/** Older settings than this help nobody. */
const LAST_GOOD_MS = 3_600_000;
/** So long a failing upstream is not asked for them again by the same visitor. */
const ASK_AGAIN_MS = 10_000;

/** What PHP is asked for the settings, and under which name its answer is kept. */
function questionOf(context: PageContext, language: Language) {
  const traffic = trafficQuery(trafficOf(context));
  const country = chosenCountryOf(context);
  const query = country ? { ...traffic, [COUNTRY_FIELD]: country } : traffic;
  const acceptLanguage = acceptLanguageIn(language, context.headers.get("accept-language"));
  const key = [
    context.domain,
    new URLSearchParams(query).toString(),
    context.clientAddress,
    acceptLanguage,
    context.binding,
  ].join("\n");
  return { key, query, country, acceptLanguage };
}

/** The name under which `siteCache` keeps the settings of this visitor. */
export function siteKeyOf(context: PageContext, language: Language): string {
  return questionOf(context, language).key;
}

/**
 * Settings of the request's domain in one language (HOST-03, HOST-04). Kept a minute per domain, traffic query, chosen
 * country, visitor's address, language and login: one visitor's `geoip_country` never reaches another.
 */
export async function readSite(context: PageContext, language: Language): Promise<Site> {
  const { key, query, country, acceptLanguage } = questionOf(context, language);
  const cache = context.runtime.siteCache;
  const cached = cache.get(key);
  if (cached) return cached.site;
  try {
    // A visitor-supplied `domain` never wins: ours comes last.
    const ask = { query: { ...query, domain: context.domain } };
    const { settings } = await context.upstream.mustRead(readSettings, ask, { acceptLanguage });
    const site = withDefaults(settings, country);
    context.runtime.lastGoodSettings.store(context.domain, settings);
    cache.set(key, { site, goodAtMs: context.runtime.clock() });
    return site;
  } catch (error) {
    const last = error instanceof UpstreamFailure ? cache.get(key, { allowStale: true }) : undefined;
    if (!last || context.runtime.clock() - last.goodAtMs > LAST_GOOD_MS) throw error;
    const outdated = { site: { ...last.site, outdated: true as const }, goodAtMs: last.goodAtMs };
    cache.set(key, outdated, { ttl: ASK_AGAIN_MS });
    return outdated.site;
  }
}
