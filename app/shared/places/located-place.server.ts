import { geocode } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { getRegions } from "./places.server";

/** A place in the site's own spelling. */
export interface LocatedPlace {
  country: string;
  region: { code: string; name: string } | undefined;
  city: string;
}

/** The coordinates a button carries as "52.09,5.12"; undefined where they are none on this earth. */
export function coordinatesOf(input: unknown): { lat: string; lon: string } | undefined {
  const [, lat = "", lon = ""] =
    /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(typeof input === "string" ? input : "") ??
    [];
  const isPlace = lat !== "" && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180;
  return isPlace ? { lat, lon } : undefined;
}

/** The place of a device's coordinates, where the site is offered there; undefined where that cannot be told (SPEC §3). */
export async function getLocatedPlace(
  context: PageContext,
  input: unknown,
): Promise<LocatedPlace | undefined> {
  const coordinates = coordinatesOf(input);
  if (!coordinates) return undefined;
  const answer = await withFallback(context.upstream.mustRead(geocode, { query: coordinates }), undefined);
  const found = answer?.geocode;
  if (!found) return undefined;
  const [site, regionsOf] = await Promise.all([getSite(context), getRegions(context)]);
  const countries = site.countries?.length ? site.countries : Object.keys(regionsOf);
  if (!countries.includes(found.country)) return undefined;
  const regions = Object.hasOwn(regionsOf, found.country) ? (regionsOf[found.country] ?? []) : [];
  const region = regions.find(({ code, name }) => [code, name].includes(found.countryregion ?? ""));
  return { country: found.country, region, city: found.city ?? "" };
}
