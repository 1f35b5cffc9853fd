import { expect, test } from "vitest";
import { getPlaces, laterDay, type PlaceFacts, writtenDay } from "#app/features/pages/places.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";

const site = {
  name: "Rendez",
  domain: "rendez.example",
  minAge: 21,
  refund_days: 14,
  support_email: "help@rendez.example",
  support_phone: "+31 20 - 000 00-00",
  fictional: { singular: "fictional profile", plural: "fictional profiles", warning: undefined },
} as unknown as Site;

const NO_COMPANY = {
  company_name: "",
  address: undefined,
  city: undefined,
  country: undefined,
  kvk: undefined,
  added: undefined,
};

const facts = (overrides: Partial<PlaceFacts> = {}): PlaceFacts => ({
  site,
  domain: "rendez.example",
  company: {
    ...NO_COMPANY,
    company_name: "Acme B.V.",
    address: "Street 1",
    city: "Town",
    country: "NL",
    kvk: "12345678",
    tradenames: ["One", "Two"],
    vat_numbers: ["NL1", "BE2"],
  },
  translator: translatorFor("en"),
  date: "2023-12-01",
  ...overrides,
});

test("HOME-05 the company is written out, its country by name in the reader's language", () => {
  expect(getPlaces(facts())).toMatchObject({
    company: "Acme B.V.",
    address: "Street 1, Town, Netherlands",
    kvk: "12345678",
    vat: "NL1, BE2",
    tradeNames: "One, Two",
    minAge: "21",
    date: "December 1, 2023",
  });
  const country = (code: string, language: "de" | "pl") =>
    getPlaces(facts({ company: { ...NO_COMPANY, country: code }, translator: translatorFor(language) }))
      .country;
  expect(country("NL", "de")).toBe("Niederlande");
  expect(country("nl", "pl")).toBe("Holandia");
  expect(country("The Netherlands", "de")).toBe("The Netherlands");
});

test("HOME-05 the support phone has neither hyphens nor spaces", () => {
  expect(getPlaces(facts()).phone).toBe("+31200000000");
});

test("HOME-05 what is missing or empty counts as untold", () => {
  const bare = { ...site, support_email: "", support_phone: "- -", refund_days: 0 } as Site;
  const company = { ...NO_COMPANY, address: "", kvk: "", tradenames: [], vat_numbers: [""] };
  expect(getPlaces(facts({ site: bare, company }))).toMatchObject({
    company: undefined,
    address: undefined,
    country: undefined,
    kvk: undefined,
    vat: undefined,
    tradeNames: undefined,
    email: undefined,
    phone: undefined,
    refundWithin: undefined,
  });
  expect(getPlaces(facts({ company: undefined })).company).toBeUndefined();
});

test.each([
  ["en", 1, "within 1 day"],
  ["en", 30, "within 30 days"],
  ["de", 14, "innerhalb von 14 Tagen"],
  ["pl", 1, "w ciągu 1 dnia"],
  ["pl", 3, "w ciągu 3 dni"],
] as const)("HOME-05 in %s the return period of %i days reads %j", (language, days, text) => {
  const translator = translatorFor(language);
  expect(getPlaces(facts({ site: { ...site, refund_days: days } as Site, translator })).refundWithin).toBe(
    text,
  );
});

test.each([
  [undefined, "2023-12-01"],
  ["", "2023-12-01"],
  ["2019-05-01", "2023-12-01"],
  ["2023-12-01", "2023-12-01"],
  ["2024-02-29", "2024-02-29"],
  ["2024-02-01 13:00:00", "2024-02-01"],
  ["2024-13-45", "2023-12-01"],
  ["0000-00-00", "2023-12-01"],
  ["next year", "2023-12-01"],
])("HOME-05 with a company added on %j the terms are of %s", (added, day) => {
  expect(laterDay("2023-12-01", added)).toBe(day);
});

test("HOME-05 a day is written with the month's name, so that nobody takes it for another", () => {
  const written = LANGUAGE_LIST.map((language) => writtenDay("2023-12-01", translatorFor(language)));
  expect(new Set(written).size).toBe(LANGUAGE_LIST.length);
  for (const day of written) expect(day).toMatch(/^(1[.]? .*\p{L}{4,}.*|\p{L}{4,} 1,) 2023$/u);
});

test("SAFE-05 facts of the law are written out for readers, and codes nobody knows say nothing", () => {
  const company = {
    ...NO_COMPANY,
    recipients: [
      { name: "Hoster", country: "DE", task: "hosting" },
      { name: "Other", task: "x" },
    ],
    retention_days: { payments: 2555, conversations: 60, reports: 45, logs: 0 },
    contact_languages: ["nl", "DE", "<b>"],
    ranking: ["photo", "magic", "random"],
  };
  expect(getPlaces(facts({ company }))).toMatchObject({
    recipients: "Hoster (hosting, Germany); Other",
    keepPayments: "7 years",
    keepConversations: "2 months",
    keepReports: "45 days",
    keepLogs: undefined,
    contactLanguages: "Dutch",
    ranking: "with a photo, chance",
    privacyAuthority: undefined,
  });
});
