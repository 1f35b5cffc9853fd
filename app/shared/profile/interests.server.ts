import { cachedReference } from "#app/cache/reference-cache.server";
import { readInterests } from "#app/contract/site.server";
import { INTIMATE_INTERESTS } from "#app/contract/values";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";

/** The interests that may be offered, shown and searched for: none that is intimate where the operator forbids nudity (SAFE-10). */
export function allowedInterests(site: Site, interests: readonly string[]): string[] {
  return interests.filter((interest) => !site.nudity_forbidden || !INTIMATE.has(interest));
}

/** Only the known ones: an operator who forbids nudity chose its own words for that. */
const INTIMATE: ReadonlySet<string> = new Set(INTIMATE_INTERESTS);

/** The interests the operator offers: the settings name them, else their own call does; undefined while neither can. */
export async function getOfferedInterests(context: PageContext, site: Site): Promise<string[] | undefined> {
  const offered = site.interests?.length ? site.interests : await interestsOfCall(context);
  return offered && allowedInterests(site, offered);
}

function interestsOfCall(context: PageContext): Promise<string[] | undefined> {
  return cachedReference(
    context,
    "interests",
    async () => (await context.upstream.mustRead(readInterests)).interests,
  );
}
