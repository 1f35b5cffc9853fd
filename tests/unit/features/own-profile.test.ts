import { expect, test } from "vitest";
import { INTERESTS } from "#app/contract/values";
import { completenessOf } from "#app/features/own-profile/completeness";
import { SECTION_OF, SECTIONS } from "#app/features/own-profile/sections";
import { groupOf, INTEREST_GROUPS } from "#app/shared/profile/interest-groups";

const everything = { hasPhoto: false, isShown: () => true };

test("ACCT-01 an empty profile lacks a photo and every field that has a part on the page", () => {
  const { done, total, missing } = completenessOf({}, everything);
  expect([done, total]).toEqual([0, 12]);
  expect(missing[0]).toBe("photo");
  expect(missing.slice(1).sort()).toEqual(Object.keys(SECTION_OF).sort());
});

test.each([
  ["text", { about_me: "Hello" }, 1],
  ["nothing but blanks", { about_me: "  \n" }, 0],
  ["an interest", { interests: ["tea"] }, 1],
  ["no interest", { interests: [] }, 0],
])("ACCT-01 a profile with %s counts %#", (_what, profile, count) => {
  expect(completenessOf(profile, everything).done).toBe(count);
});

test("ACCT-01 what the operator lets nobody see is not missing", () => {
  const { total, missing } = completenessOf({}, { hasPhoto: true, isShown: (field) => field === "city" });
  expect([total, missing]).toEqual([2, ["city"]]);
});

test("ACCT-01 every part of the page can be reached from what is missing", () => {
  expect(new Set(Object.values(SECTION_OF))).toEqual(new Set(SECTIONS));
});

test("ACCT-01 each interest of the specification has its heading, an operator's own one the last", () => {
  for (const interest of INTERESTS) expect(groupOf(interest), interest).not.toBe("rest");
  expect(groupOf("ice swimming")).toBe(INTEREST_GROUPS.at(-1));
});
