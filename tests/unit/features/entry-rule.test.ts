import { describe, expect, test } from "vitest";
import { type EntryFacts, warnedLayouts } from "#app/features/site/entry-rule";

const FACTS: EntryFacts = {
  setting: "yes",
  countries: ["NL", "DE", "FR"],
  country: "FR",
  loggedIn: false,
  closed: false,
  path: "/",
};

const EVERYWHERE = ["default", "chat", "lander"];

describe("HOME-02 where a visitor is warned before entering", () => {
  test.each<[string, Partial<EntryFacts>, readonly string[]]>([
    ["a visitor from a listed country, on pages", {}, ["default"]],
    ["a Dutch visitor on chats and landers too", { country: "NL" }, EVERYWHERE],
    ["a German visitor on chats and landers too", { country: "DE" }, EVERYWHERE],
    ["a Dutch visitor where the Netherlands are not listed", { country: "NL", countries: ["FR"] }, []],
    ["nobody from a country that is not listed", { country: "US" }, []],
    ["nobody whose country is unknown", { country: undefined }, []],
    ["nobody where no countries are listed", { countries: undefined }, []],
    ["nobody where the list is empty", { countries: [] }, []],
    ["nobody where the setting is no", { setting: "no" }, []],
    ["nobody where the setting shouts NO", { setting: "NO" }, []],
    ["whoever is listed where the setting is missing", { setting: undefined }, ["default"]],
    ["no member", { loggedIn: true }, []],
    ["nobody who closed it before", { closed: true }, []],
    ["nobody who completes the signup", { path: "/complete-signup" }, []],
    ["nobody who asks for a new password", { path: "/reset-password" }, []],
    ["nobody who sets the new password", { path: "/reset-password/do", country: "NL" }, []],
    ["visitors of a page whose name only begins like those", { path: "/reset-passwords" }, ["default"]],
  ])("HOME-02 %s", (_, facts, layouts) => {
    expect(warnedLayouts({ ...FACTS, ...facts })).toEqual(layouts);
  });

  test("HOME-02 the empty layout never carries it", () => {
    for (const country of ["NL", "DE", "FR"])
      expect(warnedLayouts({ ...FACTS, country })).not.toContain("empty");
  });
});
