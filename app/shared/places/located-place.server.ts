import type { z } from "zod";
import { geocode } from "#app/contract/site.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { getRegions } from "./places.server";

/** A place in the site's own spelling. */
export interface LocatedPlace {
  country: string;
  region: { code: string; name: string } | undefined;
  city: string;
}

/** The coordinates a button carries as "52.09,5.12"; undefined where they are none on this earth. */
export function coordinatesOf(given: unknown): { lat: string; lon: string } | undefined {
  const [, lat = "", lon = ""] =
    /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(typeof given === "string" ? given : "") ??
    [];
  const isPlace = lat !== "" && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180;
  return isPlace ? { lat, lon } : undefined;
}

/** The place of a device's coordinates, where the site is offered there; undefined for every failure (SPEC §3). */
export async function locatedPlace(context: PageContext, given: unknown): Promise<LocatedPlace | undefined> {
  const coordinates = coordinatesOf(given);
  const found = coordinates ? await ask(context, coordinates) : false;
  if (!found) return undefined;
  const [site, all] = await Promise.all([getSite(context), getRegions(context)]);
  const countries = site.countries?.length ? site.countries : Object.keys(all);
  if (!countries.includes(found.country)) return undefined;
  const regions = Object.hasOwn(all, found.country) ? (all[found.country] ?? []) : [];
  const region = regions.find(({ code, name }) => [code, name].includes(found.countryregion ?? ""));
  return { country: found.country, region, city: found.city ?? "" };
}

type Geocode = z.output<typeof geocode.answer>["geocode"];

async function ask(context: PageContext, query: { lat: string; lon: string }): Promise<Geocode> {
  try {
    return (await context.upstream.mustRead(geocode, { query })).geocode;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return false;
  }
}
