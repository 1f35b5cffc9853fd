import type { z } from "zod";
import { readSettings, type settings as settingsSchema } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { COUNTRY_FIELD, chosenCountryOf } from "./country.server";
import { memoize } from "./memoize.server";
import { trafficOf, trafficQuery } from "./traffic.server";

type Settings = z.output<typeof settingsSchema>;

/** Wordings used when the operator set none: a fictional profile is labelled in any case (PROF-03). */
const FICTIONAL_DEFAULT = { singular: "fictional profile", plural: "fictional profiles" };

/** Nobody under 18, whatever the setting says (TRUST.md, "Honest and safe"). */
const LOWEST_MIN_AGE = 18;

/** The domain's settings with every default applied. */
export type Site = Settings & {
  minAge: number;
  fictional: { singular: string; plural: string; warning: string | undefined };
  accent: string;
  /** Upstream cannot tell at present: these are the last settings it gave. */
  outdated?: true;
};

/** Settings as they are kept, and when upstream gave them. */
export interface CachedSite {
  site: Site;
  goodAtMs: number;
}

/** Older settings than this help nobody. */
const LAST_GOOD_MS = 3_600_000;
/** So long a failing upstream is not asked for them again by the same visitor. */
const ASK_AGAIN_MS = 10_000;

function withDefaults(settings: Settings, chosen: string | undefined): Site {
  const isOffered = chosen !== undefined && (settings.countries?.includes(chosen) ?? true);
  return {
    ...settings,
    // An operator whose settings.php does not read the choice: it counts all the same (HOME-07).
    geoip_selected_country: isOffered ? chosen : settings.geoip_selected_country,
    minAge: Math.max(LOWEST_MIN_AGE, settings.min_age ?? LOWEST_MIN_AGE),
    fictional: {
      singular: settings.fictional_singular || FICTIONAL_DEFAULT.singular,
      plural: settings.fictional_plural || FICTIONAL_DEFAULT.plural,
      warning: settings.fictional_warning || undefined,
    },
    accent: settings.accent ?? "rose",
  };
}

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
    const kept = cache.get(key);
    if (kept) return kept.site;
    try {
      // A visitor-supplied `domain` never wins: ours comes last.
      const { settings } = await context.upstream.mustRead(readSettings, {
        query: { ...query, domain: context.domain },
      });
      const site = withDefaults(settings, country);
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
