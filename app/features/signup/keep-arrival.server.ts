import { saveProfile } from "#app/contract/account.server";
import type { PageContext } from "#app/page-context";
import { arrivalOf } from "#app/session/arrival.server";
import type { Arrival } from "#app/session/arrival-address";
import type { Site } from "#app/session/site";
import { getOfferedInterests } from "#app/shared/profile/interests.server";
import { isIntimateInterest } from "#app/shared/profile/seen-by-visitors.server";
import { rememberSearch } from "#app/shared/search/search-memory.server";
import { readSearch } from "#app/shared/search/search-query";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

/** Chosen interests that wait for the member's agreement (SAFE-02), in what is remembered for a login. */
const WAITING = "wished_interests";

/**
 * Does what the visitor chose on the way (LAND-07), for the account just made: the search is saved, the profile has the
 * chosen interests. The first message went with the signup. Whatever cannot be done leaves the account as it is.
 */
export async function keepArrival(context: PageContext, site: Site): Promise<void> {
  const arrival = arrivalOf(context);
  await keepSearch(context, site, arrival);
  const { interests = [] } = arrival;
  if (interests.length === 0) return;
  const offered = await withRecoveryForAnyone(getOfferedInterests(context, site), () => undefined);
  const chosen = interests.filter((one) => offered?.includes(one));
  const plain = chosen.filter((one) => !isIntimateInterest(one));
  if (plain.length > 0)
    await withRecoveryForAnyone(
      context.upstream.ask(saveProfile, { body: { interests: plain } }),
      () => undefined,
    );
  await keepWaiting(context, chosen.filter(isIntimateInterest));
}

async function keepSearch(context: PageContext, site: Site, arrival: Arrival): Promise<void> {
  const { gender, minAge, maxAge, country, region } = arrival;
  const said = { gender, min_age: minAge, max_age: maxAge, country, countryregion: region };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== undefined) query.set(name, String(value));
  if (query.size === 0) return;
  const { search } = readSearch(query, { lowestAge: site.minAge, countries: site.countries });
  await rememberSearch(context, search);
}

/** Interests that were chosen before the signup and are shown ticked beside the agreement they need. */
export async function waitingInterests({ binding, runtime }: PageContext): Promise<string[]> {
  const text = await runtime.loginMemory.read(binding, WAITING);
  return text ? text.split(",") : [];
}

/** Once they were shown and the step was sent, the form's own ticks count. */
export function keepWaiting({ binding, runtime }: PageContext, interests: readonly string[]): Promise<void> {
  return runtime.loginMemory.write(binding, WAITING, interests.join(","));
}
