import fc from "fast-check";
import { expect, test } from "vitest";
import { maskedAddress, readMasked } from "#app/features/account-recovery/masked-address";
import { mailedCode } from "#app/shared/mailed-code/mailed-code";

test.each([
  ["nora@example.org", "no***@example.org"],
  ["a@example.org", "a***@example.org"],
  ["žofie@example.org", "žo***@example.org"],
  ["no at", undefined],
  ["@example.org", undefined],
  ["nora@<b>", undefined],
])("AUTH-03 the address %s is shown as %s", (email, masked) => expect(maskedAddress(email)).toBe(masked));

test("AUTH-03 a masked address never tells more than two letters of the name, whoever wrote it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      for (const shown of [maskedAddress(text), readMasked(text)]) {
        if (shown !== undefined) expect(shown).toMatch(/^[^@*]{1,2}\*{3}@[^\s@<>]{1,100}$/u);
      }
    }),
  );
});

test.each([
  [["abcd-EFGH_1"], "abcd-EFGH_1"],
  [[], undefined],
  [[""], undefined],
  [["abc"], undefined],
  [["x".repeat(10_000)], undefined],
  [["abcdefgh", "abcdefgh"], undefined],
  [["abcdefgh\u0000"], undefined],
  [["abcd efgh"], undefined],
  [[new Blob(["abcdefgh"])], undefined],
])("AUTH-03 AUTH-04 of the codes %j the link means %s", (given, code) =>
  expect(mailedCode(given)).toBe(code),
);
