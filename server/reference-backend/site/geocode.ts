import { geocode } from "#app/contract/site.server";
import { forAnyone } from "../http/call";
import { COUNTRY_CODES, placesIn } from "../seed/places";
import { CITY_POSITIONS } from "./city-positions";
import { regionCode } from "./regions";

/** A city that a position can be named after. */
export interface City {
  country: string;
  /** As profiles carry it: the region's name. */
  region: string;
  city: string;
  latitude: number;
  longitude: number;
}

/** Farther away than this a city's name would be a lie. */
const FARTHEST_KM = 150;
const EARTH_RADIUS_KM = 6371;
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;

type PositionedCountry = keyof typeof CITY_POSITIONS;
const POSITIONED = Object.keys(CITY_POSITIONS) as PositionedCountry[];

let cities: City[] | undefined;

/** Every city whose position is known. Throws where the packaged lists do not fit each other. */
export function allCities(): City[] {
  cities ??= POSITIONED.flatMap((country) => citiesOf(country));
  return cities;
}

function citiesOf(country: PositionedCountry): City[] {
  const seeded = COUNTRY_CODES.find((code) => code === country);
  const regions = new Map((seeded ? placesIn(seeded) : []).map((place) => [place.city, place.region]));
  return CITY_POSITIONS[country]
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [, city = "", code, north, east] = /^(.+?)(?:@(\S+))? (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? [];
      const region = code ?? regions.get(city);
      if (region === undefined) throw new Error(`Unreadable city: ${country} ${entry}`);
      return {
        country,
        region: regionCode(country, region),
        city,
        latitude: Number(north),
        longitude: Number(east),
      };
    });
}

/** The nearest city within 150 km, else undefined. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  let nearest: City | undefined;
  let nearestKm = FARTHEST_KM;
  for (const city of allCities()) {
    const distanceKm = distanceOf(city, latitude, longitude);
    if (distanceKm > nearestKm) continue;
    nearest = city;
    nearestKm = distanceKm;
  }
  return nearest;
}

/** Along a great circle, by the haversine formula. */
function distanceOf(city: City, latitude: number, longitude: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(latitude - city.latitude) / 2) ** 2;
  const east = Math.sin(radians(longitude - city.longitude) / 2) ** 2;
  const haversine = north + Math.cos(radians(latitude)) * Math.cos(radians(city.latitude)) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function degrees(text: string, max: number): number | undefined {
  const value = NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
  return Math.abs(value) <= max ? value : undefined;
}

export const geocodeRoute = forAnyone(geocode, async ({ query }) => {
  const latitude = degrees(query.lat, 90);
  const longitude = degrees(query.lon, 180);
  const found =
    latitude === undefined || longitude === undefined ? undefined : nearestCity(latitude, longitude);
  if (!found) return { geocode: false as const };
  return { geocode: { country: found.country, countryregion: found.region, city: found.city } };
});
