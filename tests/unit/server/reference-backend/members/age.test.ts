import fc from "fast-check";
import { expect, test } from "vitest";
import { ageOn, bornBy, isRealDay } from "#server/reference-backend/members/age";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("who is at least so old was born by the day that search asks for", () => {
  fc.assert(
    fc.property(day, day, fc.integer({ min: 0, max: 120 }), (born, today, age) => {
      expect(ageOn(born, today) >= age).toBe(born <= bornBy(age, today));
    }),
  );
});

test("only days of the calendar are days", () => {
  expect(isRealDay("2024-02-29")).toBe(true);
  for (const text of ["2023-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "24-04-01", ""]) {
    expect(isRealDay(text)).toBe(false);
  }
});
