import type { AppLoadContext } from "@remix-run/server-runtime";
import { typedOf } from "#app/http/form.server";
import { languageOf } from "./language.server";
import { locatedPlace } from "./located-place.server";
import { countryOptions } from "./places.server";
import type { ProfileAnswer } from "./profile-form.server";

/** The place of a device's coordinates in the location form, for the member to check; nothing is saved yet. */
export async function locate(
  context: AppLoadContext,
  form: FormData,
): Promise<ProfileAnswer & { status: number }> {
  const found = await locatedPlace(context, form.get("here"));
  if (!found) return { status: 422, notice: { kind: "warning", key: "steps:location_unknown" } };
  const { country, region, city } = found;
  const { translator } = await languageOf(context);
  const [named] = countryOptions([country], translator.locale);
  const place = [city, region?.name, named?.label].filter(Boolean).join(", ");
  return {
    status: 200,
    typed: { ...typedOf(form), country, region: region?.code ?? "", city },
    notice: { kind: "success", key: "steps:location_found", values: { place } },
  };
}
