import { readSettings } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { COUNTRY_FIELD, chosenCountryOf } from "./country.server";
import { memoize } from "./memoize.server";
import { type Site, withDefaults } from "./site";
import { trafficOf, trafficQuery } from "./traffic.server";

/** Older settings than this help nobody. */
const LAST_GOOD_MS = 3_600_000;
/** So long a failing upstream is not asked for them again by the same visitor. */
const ASK_AGAIN_MS = 10_000;

/**
 * Settings of the request's domain (HOST-03, HOST-04). Kept a minute per domain, traffic query, chosen country,
 * visitor's address, language wish and login: one visitor's `geoip_country` never reaches another.
 */
export function getSite(context: PageContext): Promise<Site> {
  return memoize(context, "site", async () => {
    const traffic = trafficQuery(trafficOf(context));
    const country = chosenCountryOf(context);
    const query = country ? { ...traffic, [COUNTRY_FIELD]: country } : traffic;
    const key = [
      context.domain,
      new URLSearchParams(query).toString(),
      context.clientAddress,
      context.headers.get("accept-language") ?? "",
      context.binding,
    ].join("\n");
    const cache = context.runtime.siteCache;
    const cached = cache.get(key);
    if (cached) return cached.site;
    try {
      // A visitor-supplied `domain` never wins: ours comes last.
      const { settings } = await context.upstream.mustRead(readSettings, {
        query: { ...query, domain: context.domain },
      });
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
  });
}

/** How the domain looked at any time, for pages that have nothing else to show while upstream is away (OPS-08). */
export function lastGoodSite({ runtime, domain }: PageContext): Site | undefined {
  const settings = runtime.lastGoodSettings.of(domain);
  return settings && withDefaults(settings, undefined);
}
