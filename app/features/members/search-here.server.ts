import { typedOf } from "#app/http/form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLocatedPlace } from "#app/shared/places/located-place.server";
import { FIELD } from "#app/shared/search/search-query";

/** In the address of a search whose location button found no place. */
export const NOT_LOCATED = "not_located";

/** Fields are short; whatever is longer is not one of ours. */
const MAX_LENGTH = 60;

/**
 * The search around the device's place (SRCH-05): what else was chosen stays. Where no place is found, the same search
 * with a notice, and the lists to choose from by hand. The coordinates are stored nowhere.
 */
export async function searchHere(context: PageContext, form: FormData): Promise<string> {
  const typed = typedOf(form);
  const chosen = (name: string) => typed[name]?.slice(0, MAX_LENGTH);
  const rest = {
    [FIELD.gender]: chosen(FIELD.gender),
    [FIELD.minAge]: chosen(FIELD.minAge),
    [FIELD.maxAge]: chosen(FIELD.maxAge),
  };
  const place = await getLocatedPlace(context, form.get("here"));
  if (place)
    return paths.members({ ...rest, [FIELD.country]: place.country, [FIELD.region]: place.region?.code });
  return paths.members({
    ...rest,
    [FIELD.country]: chosen(FIELD.country),
    [FIELD.region]: chosen(FIELD.region),
    [NOT_LOCATED]: 1,
  });
}
