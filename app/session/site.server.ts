import type { PageContext } from "#app/page-context";
import { memoize } from "./memoize.server";
import { getPageLanguage } from "./page-language.server";
import { readSite } from "./read-site.server";
import { type Site, withDefaults } from "./site";

/** Settings of the request's domain, in the language of the page. */
export function getSite(context: PageContext): Promise<Site> {
  return memoize(context, "site", async () => readSite(context, await getPageLanguage(context)));
}

/** How the domain looked at any time, for pages that have nothing else to show while upstream is away (OPS-08). */
export function lastGoodSite({ runtime, domain }: PageContext): Site | undefined {
  const settings = runtime.lastGoodSettings.of(domain);
  return settings && withDefaults(settings, undefined);
}
