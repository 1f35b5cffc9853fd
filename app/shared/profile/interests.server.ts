import { cachedReference } from "#app/cache/reference-cache.server";
import { readInterests } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";

/** The interests the operator offers: the settings name them, else their own call does; undefined while neither can. */
export async function getOfferedInterests(context: PageContext, site: Site): Promise<string[] | undefined> {
  if (site.interests?.length) return site.interests;
  return cachedReference(
    context,
    "interests",
    async () => (await context.upstream.mustRead(readInterests)).interests,
  );
}
