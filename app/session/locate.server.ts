import type { AppLoadContext } from "@remix-run/server-runtime";
import type { z } from "zod";
import { geocode } from "#app/contract/site.server";
import { typedOf } from "#app/http/form.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { languageOf } from "./language.server";
import { countryOptions } from "./places.server";
import { placesOf } from "./profile-fields.server";
import type { ProfileAnswer } from "./profile-form.server";
import { siteOf } from "./site.server";

type Geocode = z.output<typeof geocode.answer>["geocode"];

/** The coordinates a button carries as "52.09,5.12"; undefined where they are none on this earth. */
export function coordinatesOf(given: unknown): { lat: string; lon: string } | undefined {
  const [, lat = "", lon = ""] =
    /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(typeof given === "string" ? given : "") ??
    [];
  const isPlace = lat !== "" && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180;
  return isPlace ? { lat, lon } : undefined;
}

/** The place of a device's coordinates in the location form, for the member to check; nothing is saved yet. */
export async function locate(
  context: AppLoadContext,
  form: FormData,
): Promise<ProfileAnswer & { status: number }> {
  const coordinates = coordinatesOf(form.get("here"));
  const found = coordinates ? await placeAt(context, coordinates) : false;
  const site = await siteOf(context);
  const { countries, regionsIn } = await placesOf(context, site);
  if (!found || !countries.includes(found.country))
    return { status: 422, notice: { kind: "warning", key: "steps:location_unknown" } };

  const { country, city = "" } = found;
  const region = regionsIn(country).find(({ code, name }) =>
    [code, name].includes(found.countryregion ?? ""),
  );
  const { translator } = await languageOf(context);
  const [named] = countryOptions([country], translator.locale);
  const place = [city, region?.name, named?.label].filter(Boolean).join(", ");
  return {
    status: 200,
    typed: { ...typedOf(form), country, region: region?.code ?? "", city },
    notice: { kind: "success", key: "steps:location_found", values: { place } },
  };
}

/** SPEC §3, Geolocation: a failure is false. */
async function placeAt(context: AppLoadContext, query: { lat: string; lon: string }): Promise<Geocode> {
  try {
    return (await context.upstream.mustRead(geocode, { query })).geocode;
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    return false;
  }
}
