import { typedOf } from "#app/http/form.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { ProfileAnswer } from "#app/shared/profile/profile-form.server";
import { getLocatedPlace } from "./located-place.server";
import { countryOptions } from "./places.server";

/** The place of a device's coordinates in the location form, for the member to check; nothing is saved yet. */
export async function locate(
  context: PageContext,
  form: FormData,
): Promise<ProfileAnswer & { status: number }> {
  const found = await getLocatedPlace(context, form.get("here"));
  if (!found) return { status: 422, notice: { kind: "warning", key: "signup:steps.location_unknown" } };
  const { country, region, city } = found;
  const { translator } = await getLanguage(context);
  const [named] = countryOptions([country], translator.locale);
  const place = [city, region?.name, named?.label].filter(Boolean).join(", ");
  return {
    status: 200,
    typed: { ...typedOf(form), country, region: region?.code ?? "", city },
    notice: { kind: "success", key: "signup:steps.location_found", values: { place } },
  };
}
