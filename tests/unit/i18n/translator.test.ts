import { expect, test } from "vitest";
import { CATALOGS } from "#app/i18n/catalogs.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";

test.each([
  [0, "0 osób"],
  [1, "1 osoba"],
  [2, "2 osoby"],
  [4, "4 osoby"],
  [5, "5 osób"],
  [12, "12 osób"],
  [21, "21 osób"],
  [22, "22 osoby"],
  [25, "25 osób"],
  [1.5, "1.5 osoby"],
])("HOST-09 a Polish member reads the right plural for %d", (count, text) => {
  expect(translatorFor("pl").t("members:results", { count })).toBe(text);
});

test("HOST-09 a plural that leaves the number out chooses its form by the number all the same", () => {
  const { t } = translatorFor("pl");
  expect([1, 2, 5, 22].map((count) => t("site:nav.unread", { count }))).toEqual([
    "nieprzeczytana wiadomość",
    "nieprzeczytane wiadomości",
    "nieprzeczytanych wiadomości",
    "nieprzeczytane wiadomości",
  ]);
});

test("HOST-09 German and Dutch members read one form for 1 and another for every other number", () => {
  const german = translatorFor("de");
  const dutch = translatorFor("nl");
  expect([0, 1, 2].map((count) => german.t("members:results", { count }))).toEqual([
    "0 Mitglieder",
    "1 Mitglied",
    "2 Mitglieder",
  ]);
  expect([0, 1, 2].map((count) => dutch.t("profile:photos", { count }))).toEqual([
    "0 foto’s",
    "1 foto",
    "2 foto’s",
  ]);
});

test("a name with signs of its own stands in a text as it was written", () => {
  const name = "<b>{count} & $t(site:nav.home)";
  expect(translatorFor("de").t("members:photo_of", { name })).toBe(`Foto von ${name}`);
});

test("a text without values is the same on every asking", () => {
  const { t } = translatorFor("nl");
  expect([t("site:nav.login"), t("site:nav.login")]).toEqual(["Inloggen", "Inloggen"]);
});

test.each(LANGUAGE_LIST)("the words of a namespace are those of the %s catalog", (language) => {
  const translator = translatorFor(language);
  expect(translator.words("site")).toEqual(CATALOGS[language].site);
  expect(translator).toBe(translatorFor(language));
});

test("numbers are written as the language writes them", () => {
  expect(translatorFor("en").number(12_345.5)).toBe("12,345.5");
  expect(translatorFor("de").number(12_345.5)).toBe("12.345,5");
  expect(translatorFor("pl").number(12_345.5).replace(/\s/g, " ")).toBe("12 345,5");
});
