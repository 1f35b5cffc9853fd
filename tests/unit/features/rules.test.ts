import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeById } from "#app/features/chat/merge-messages";
import { briefOf, dayOf, timeOf } from "#app/features/chat/moment.server";
import { likeFromForm } from "#app/features/likes/like.server";
import { isLikeType } from "#app/features/likes/like-types";
import { newFirst } from "#app/features/likes/likes.server";
import { cleanText } from "#app/http/clean-text.server";
import { signupsOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { suggestedEmail } from "#app/shared/email/email-address.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import {
  ageOn,
  dayOf as birthdayOf,
  isoDay,
  isPlausibleBirthday,
  utcDay,
} from "#app/shared/profile/birthday";
import { AGE_MAX, readSearch, searchParameters } from "#app/shared/search/search-query";

const TODAY = { year: 2026, month: 3, day: 1 };

test.each([
  [{ year: 2008, month: 3, day: 1 }, 18],
  [{ year: 2008, month: 3, day: 2 }, 17],
  [{ year: 2008, month: 2, day: 29 }, 18],
  [{ year: 1990, month: 12, day: 31 }, 35],
])("SIGN-01 somebody born on %j is %i on the day", (birth, age) => expect(ageOn(birth, TODAY)).toBe(age));

test("SIGN-01 somebody born on 29 February turns a year older on 1 March of common years", () => {
  expect(ageOn({ year: 2008, month: 2, day: 29 }, { year: 2026, month: 2, day: 28 })).toBe(17);
});

test.each([
  ["29", "2", "2000", true],
  ["29", "2", "2001", false],
  ["31", "4", "1990", false],
  ["0", "1", "1990", false],
  ["1", "13", "1990", false],
  ["1", "1", "90", false],
  ["1", "1", "0001", false],
  ["1e0", "1", "1990", false],
  ["-1", "1", "1990", false],
  ["١", "1", "1990", false],
  [" 7 ", "08", "1990", true],
])("SIGN-01 %s/%s/%s is a day: %s", (day, month, year, exists) => {
  expect(birthdayOf({ day, month, year }) !== undefined).toBe(exists);
});

test("SIGN-01 every day of a calendar is understood and written as upstream wants it", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
      (date) => {
        const { year, month, day } = utcDay(date.getTime());
        const parsed = birthdayOf({ day: String(day), month: String(month), year: String(year) });
        expect(parsed && isoDay(parsed)).toBe(date.toISOString().slice(0, 10));
      },
    ),
  );
});

test("SIGN-01 a birthday lies in the past and within a human life", () => {
  expect(isPlausibleBirthday({ year: 2026, month: 3, day: 2 }, TODAY)).toBe(false);
  expect(isPlausibleBirthday({ year: 1906, month: 3, day: 1 }, TODAY)).toBe(true);
  expect(isPlausibleBirthday({ year: 1900, month: 1, day: 1 }, TODAY)).toBe(false);
});

test.each([
  ["nora@gmial.com", "nora@gmail.com"],
  ["nora@hotmial.com", "nora@hotmail.com"],
  ["nora@example.org", undefined],
  ["nora", undefined],
  ["", undefined],
  [`${"x".repeat(300)}@gmial.com`, undefined],
])("SIGN-01 for %s the suggestion is %s", (given, meant) => expect(suggestedEmail(given)).toBe(meant));

test.each([
  ["all", {}, undefined, undefined, true],
  ["with_trafficsource", {}, undefined, undefined, false],
  ["with_trafficsource", { ref: "x" }, undefined, undefined, true],
  ["none", { ref: "x" }, undefined, "code", false],
  ["all", {}, true, undefined, false],
  ["all", {}, true, "code", true],
])(
  "SIGN-05 signups %s, source %j, invite-only %s, invite %s: open is %s",
  (signups, traffic, inviteOnly, invite, open) => {
    expect(signupsOf({ signups, invite_only: inviteOnly }, traffic, invite) === "open").toBe(open);
  },
);

test.each([
  [undefined, undefined, {}, true],
  ["all", undefined, {}, true],
  ["none", undefined, { ref: "a" }, false],
  ["none", true, { ref: "a" }, true],
  ["none", true, {}, false],
  ["none", ["a"], { ref: "a" }, true],
  ["none", ["a"], { network: "a" }, true],
  ["none", ["a"], { ref: "b" }, false],
])("SRCH-01 logged-out search %s, sources %j, visitor %j: %s", (setting, sources, traffic, may) => {
  const site = { logged_out_search: setting, logged_out_search_trafficsource: sources } as unknown as Site;
  expect(visitorsMaySearch(site, traffic)).toBe(may);
});

test("SRCH-01 whatever the address holds, only a search that can be meant comes out of it", () => {
  fc.assert(
    fc.property(
      fc.webQueryParameters(),
      fc.dictionary(
        fc.constantFrom("gender", "country", "countryregion", "min_age", "max_age", "page"),
        fc.string(),
      ),
      (query, fields) => {
        const { search } = readSearch(new URLSearchParams(`${query}&${new URLSearchParams(fields)}`), {
          lowestAge: 18,
        });
        expect(search.page).toBeGreaterThanOrEqual(1);
        for (const age of [search.minAge, search.maxAge])
          if (age !== undefined) expect(age >= 18 && age <= AGE_MAX).toBe(true);
        if (search.country !== undefined) expect(search.country).toMatch(/^[A-Z]{2}$/);
        if (search.minAge !== undefined && search.maxAge !== undefined)
          expect(search.minAge).toBeLessThanOrEqual(search.maxAge);
      },
    ),
  );
});

test("SRCH-01 a search written into an address is read out of it again", () => {
  const search = { gender: "female", country: "NL", region: "NH", minAge: 20, maxAge: 40, page: 3 } as const;
  const parameters = Object.entries(searchParameters(search)).map(([name, value]) => [name, String(value)]);
  expect(readSearch(new URLSearchParams(parameters), { lowestAge: 18 })).toEqual({ search, problems: {} });
});

test("SRCH-01 ages the wrong way round, or below the lowest, are named", () => {
  expect(readSearch(new URLSearchParams("min_age=50&max_age=20"), { lowestAge: 18 }).problems).toEqual({
    min_age: "age_order",
  });
  expect(readSearch(new URLSearchParams("min_age=17&max_age=x"), { lowestAge: 18 }).problems).toEqual({
    min_age: "age_range",
    max_age: "age_range",
  });
});

test.each([
  [{ like: "7" }, { intent: "like", profile: 7 }],
  [{ unlike: "7" }, { intent: "unlike", profile: 7 }],
  [{ like: "0" }, undefined],
  [{ like: "7x" }, undefined],
  [{ like: "1e1" }, undefined],
  [{ like: "" }, undefined],
  [{ profile: "7" }, undefined],
])("LIKE-02 the form %j asks for %j", (fields, wanted) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(likeFromForm(form)).toEqual(wanted);
});

test("LIKE-01 new likes come first, each group in its order", () => {
  const entries = [1, 2, 3, 4].map((id) => ({ id, like_new: id % 2 === 0 }));
  expect(newFirst(entries).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(["received", "sent", "matches", "all", undefined].map(isLikeType)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [" a \r\n b ", "a \n b"],
  ["a\u0000b\u0007", "ab"],
  ["tab\there", "tab\there"],
  ["\u200f\u05e9", "\u200f\u05e9"],
  [undefined, ""],
  [new Blob(["x"]), ""],
])("CHAT-02 the text %j is sent as %j", (given, sent) => expect(cleanText(given)).toBe(sent));

test("CHAT-03 messages join by id, the newer copy wins, in order", () => {
  const merged = mergeById(
    [
      { id: 1, t: "a" },
      { id: 3, t: "c" },
    ],
    [
      { id: 2, t: "b" },
      { id: 3, t: "C" },
    ],
  );
  expect(merged).toEqual([
    { id: 1, t: "a" },
    { id: 2, t: "b" },
    { id: 3, t: "C" },
  ]);
});

test("CHAT-03 days and times are those of the reader's country and language", () => {
  const words = { locale: "de-DE", timeZone: timeZoneOf("DE"), today: "Heute", yesterday: "Gestern" };
  const now = Date.UTC(2026, 6, 10, 22, 30);
  expect(timeOf(Date.UTC(2026, 6, 10, 12, 30), words).text).toBe("14:30");
  expect(dayOf(now, now, words)).toEqual({ text: "Heute", iso: "2026-07-11" });
  expect(dayOf(now - 3_600_000, now, words).text).toBe("Gestern");
  expect(dayOf(now - 5 * 86_400_000, now, words).text).toBe("Montag, 6. Juli");
  expect(briefOf(now - 5 * 86_400_000, now, words).text).toBe("6. Juli");
  expect(timeZoneOf("XX")).toBe("UTC");
});
