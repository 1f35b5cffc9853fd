import fc from "fast-check";
import { expect, test } from "vitest";
import { readArrival, signArrival } from "#app/session/arrival.server";
import type { Arrival } from "#app/session/arrival-address";
import { addressSays } from "#app/session/arrival-address";

const SECRETS = ["the newest secret of this site", "an older one"];

const arrivals: fc.Arbitrary<Arrival> = fc.record(
  {
    lander: fc.constantFrom("swipe", "gallery", "iconslanding"),
    niche: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
    member: fc.integer({ min: 1, max: 999_999 }),
    message: fc
      .string({ minLength: 1, maxLength: 300, unit: "grapheme" })
      .filter((text) => text.length <= 600),
    gender: fc.constantFrom("female", "male", "all"),
    minAge: fc.integer({ min: 18, max: 99 }),
    maxAge: fc.integer({ min: 18, max: 99 }),
    country: fc.constantFrom("DE", "NL"),
    region: fc.constantFrom("BY", "Noord-Holland"),
    interests: fc.uniqueArray(fc.constantFrom("wine", "tea", "hiking"), { minLength: 1 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Arrival>;

const said = (arrival: Arrival) =>
  Object.fromEntries(Object.entries(arrival).filter(([, value]) => value !== undefined));

test("LAND-07 what was chosen comes back as it was signed, by any secret of the list, in one word of an address", () => {
  fc.assert(
    fc.property(arrivals, (arrival) => {
      const token = signArrival(arrival, SECRETS);
      if (Object.keys(said(arrival)).length === 0) return expect(token).toBeUndefined();
      expect(token).toMatch(/^[\w-]+\.[\w-]{22}$/);
      expect(said(readArrival(token ?? "", SECRETS))).toEqual(said(arrival));
      expect(said(readArrival(token ?? "", ["a new one", ...SECRETS]))).toEqual(said(arrival));
      expect(signArrival(arrival, SECRETS)).toBe(token);
    }),
  );
});

test("LAND-07 what nobody here signed says nothing: forged, cut, of another site, of another purpose", () => {
  const token = signArrival({ member: 7, message: "Hello" }, SECRETS) ?? "";
  const [payload = "", mac = ""] = token.split(".");
  const other = Buffer.from('{"m":1,"t":"Send me money"}').toString("base64url");
  const forged = [
    "",
    ".",
    payload,
    `${payload}.`,
    `${other}.${mac}`,
    `${payload}.${mac}x`,
    `${payload}.${mac}.${mac}`,
    `${payload}.${"é".repeat(22)}`,
    `${payload}.${"A".repeat(22)}`,
    token.slice(1),
    "x".repeat(9_000),
    signArrival({ member: 7 }, ["the secret of somebody else"]) ?? "",
  ];
  for (const one of forged) expect(readArrival(one, SECRETS), one.slice(0, 30)).toEqual({});
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(readArrival(text, SECRETS)).toEqual({});
    }),
  );
});

test("LAND-07 what is too long for an address stays out of it, and the rest is kept", () => {
  const token = signArrival({ member: 7, message: "x".repeat(2_000) }, SECRETS);
  expect(said(readArrival(token ?? "", SECRETS))).toEqual({ member: 7 });
});

test.each([
  ["/landers/swipe/milf-de", { lander: "swipe", niche: 6 }],
  ["/landers/video", { lander: "video" }],
  [
    "/landers/iconslanding/eng?i=wine&i=tea&go=1",
    { lander: "iconslanding", niche: 1, interests: ["wine", "tea"] },
  ],
  ["/landers/iconslanding/eng?i=wine", { lander: "iconslanding", niche: 1 }],
  ["/members/7/landing3/eng", { member: 7, niche: 1 }],
  ["/members/7/signup?signup_message=Hi%20there", { member: 7, message: "Hi there" }],
  ["/members/7", {}],
  ["/members/07/landing", {}],
  ["/match-finder?step=3&gender=male", {}],
  [
    "/match-finder?step=5&gender=male&min_age=30&max_age=40&country=DE&countryregion=BY&interests=tea",
    { gender: "male", minAge: 30, maxAge: 40, country: "DE", region: "BY", interests: ["tea"] },
  ],
  ["/match-finder?step=5&gender=robot&min_age=x&country=germany", { interests: [] }],
  ["/?lander=x&member=3", {}],
])("LAND-07 the address %s says %j", (address, says) => {
  expect(addressSays(new URL(address, "https://site.example"))).toEqual(says);
});
