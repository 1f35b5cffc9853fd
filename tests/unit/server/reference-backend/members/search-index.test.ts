import fc from "fast-check";
import { expect, test } from "vitest";
import { ListWithout } from "#server/reference-backend/members/search-index";

test("pages of a list without some members are the slices of the filtered list", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
      fc.nat(45),
      fc.nat(20),
      (ids, without, offset, count) => {
        const kept = ids.filter((id) => !without.includes(id));
        const list = new ListWithout(Int32Array.from(ids), without);
        expect(list.length).toBe(kept.length);
        expect(list.slice(offset, count)).toEqual(kept.slice(offset, offset + count));
      },
    ),
  );
});
