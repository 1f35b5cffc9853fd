import { expect, test } from "vitest";
import { dotMapOf, freeSpot, sheetOf } from "#app/features/landers/maplanding/dot-map";
import { linksOf } from "#app/features/landers/socialnetwork/common-ground";

const COUNTRIES = ["DE", "NL", "BE", "FR", "ES", "IT", "PL", "AT", "CH", "GB", "IE", "US", "CA", "AU", "NZ"];

test.each(COUNTRIES)(
  "LAND-02 a visitor in %s sees the own country on the map, with a place for a pin",
  (country) => {
    const map = dotMapOf(sheetOf(country), country);
    expect(map.home).toMatch(/^M\d/);
    expect(map.land).not.toBe(dotMapOf(sheetOf(country), undefined).land);
    const spot = freeSpot(sheetOf(country), country, []);
    const [, , width = 0, height = 0] = map.viewBox.split(" ").map(Number);
    expect(spot?.x).toBeGreaterThan(1);
    expect(spot?.x).toBeLessThan(width - 1);
    expect(spot?.y).toBeGreaterThan(1);
    expect(spot?.y).toBeLessThan(height - 1);
  },
);

test("LAND-02 pins never cover each other, and a full country takes no more of them", () => {
  const taken: { x: number; y: number }[] = [];
  for (let member = 0; member < 9; member += 1) {
    const spot = freeSpot("europe", "DE", taken);
    if (spot) taken.push(spot);
  }
  expect(taken).toHaveLength(3);
  expect(freeSpot("europe", "US", [])).toBeUndefined();
  expect(freeSpot("europe", undefined, [])).toBeUndefined();
});

test("LAND-02 a line joins only people who name the same interest", () => {
  const people = [["music", "tea"], ["tea"], ["music", "bondage"], ["bondage"]];
  expect(linksOf(people)).toEqual([
    { from: 0, to: 2, topic: "music" },
    { from: 0, to: 1, topic: "tea" },
  ]);
});
