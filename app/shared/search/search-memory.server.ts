import type { PageContext } from "#app/page-context";
import { COOKIES } from "#app/session/cookies.server";
import { memoize } from "#app/session/memoize.server";
import { type SearchQuery, searchParameters } from "./search-query";

const NAME = "search";

/** The last search as address parameters, to start from next time (SRCH-01, "remembered"). */
export async function rememberedSearch(context: PageContext): Promise<URLSearchParams> {
  const { binding, runtime } = context;
  if (binding !== "")
    return new URLSearchParams(
      await memoize(context, "remembered search", () => runtime.loginMemory.read(binding, NAME)),
    );
  return COOKIES.search.read(context) ?? new URLSearchParams();
}

/**
 * Remembers a search, or forgets it when nothing is left of it. Written only when it changes: in a cookie for visitors,
 * with the login for members, whose pages set none (REACH-07).
 */
export async function rememberSearch(context: PageContext, search: SearchQuery): Promise<void> {
  const parameters = Object.entries(searchParameters(search, 1)).filter((entry) => entry[1] !== undefined);
  const last = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  if (last.toString() === (await rememberedSearch(context)).toString()) return;
  const { binding, runtime } = context;
  if (binding !== "") await runtime.loginMemory.write(binding, NAME, last.toString());
  else if (last.size > 0) COOKIES.search.write(context, last);
  else COOKIES.search.clear(context);
}
