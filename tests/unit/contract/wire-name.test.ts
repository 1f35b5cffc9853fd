import fc from "fast-check";
import { expect, test } from "vitest";
import { wireName } from "#app/contract/wire.server";

/** Latin, Hebrew, Arabic, digits, and everything that turns text around. */
const letters = fc.constantFrom(
  ..."Anna34 ,.אנהمرح\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
);
const names = fc.string({ unit: letters, maxLength: 30 });

test("SAFE-06 whatever a name holds, it opens nothing that it does not close, and turns nothing outside", () => {
  fc.assert(
    fc.property(names, (name) => {
      const shown = wireName.parse(name);
      const isolate = /^\u2068([^\u2066-\u2069]*)\u2069$/u.exec(shown);
      expect(isolate?.[1] ?? shown).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      expect(isolate !== null).toBe(/[\u0590-\u08ff]/.test(name));
      expect(wireName.parse(shown)).toBe(shown);
    }),
  );
});

test("SAFE-06 a name of letters from the left is shown as it came", () => {
  for (const name of ["Anna", "Łucja", "O’Brien", "Zoë 2", "Юля", "李娜"])
    expect(wireName.parse(name)).toBe(name);
});
