import type { AppLoadContext } from "@remix-run/server-runtime";
import { readInterests } from "#app/contract/site.server";
import { keptReference } from "./reference.server";
import type { Site } from "./site.server";

/** The interests the operator offers: the settings name them, else their own call does; undefined while neither can. */
export async function offeredInterests(context: AppLoadContext, site: Site): Promise<string[] | undefined> {
  if (site.interests?.length) return site.interests;
  return keptReference(
    context,
    "interests",
    async () => (await context.upstream.mustRead(readInterests)).interests,
  );
}
