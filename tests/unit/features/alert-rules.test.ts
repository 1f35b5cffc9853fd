import { expect, test } from "vitest";
import { ALERT_NAMES, type AlertFacts, alertFor } from "#app/features/alerts/alert-rules";

const COMPLETE = { photo: true, about: true, interests: true };
const NOTHING: AlertFacts = {
  confirmed: true,
  disabled: [],
  profile: COMPLETE,
  pushWorks: false,
};
const ALL: AlertFacts = {
  confirmed: true,
  disabled: ["bounce"],
  profile: { ...COMPLETE, photo: false },
  pushWorks: true,
};

test("ACCT-09 a member with nothing to be told sees no alert", () => {
  expect(alertFor("/members", NOTHING, new Set())).toBeUndefined();
});

test.each([
  ["notifications", { disabled: ["fbl"] }],
  ["profile", { profile: { ...COMPLETE, photo: false } }],
  ["profile", { profile: { ...COMPLETE, about: false } }],
  ["profile", { profile: { ...COMPLETE, interests: false } }],
  ["push", { pushWorks: true }],
] as const)("ACCT-09 the alert %s is due by %o", (name, facts) => {
  expect(alertFor("/members", { ...NOTHING, ...facts }, new Set())).toBe(name);
});

test("ACCT-09 until the address is confirmed only the pressing ones are told, beside the reminder", () => {
  const unconfirmed = { ...ALL, confirmed: false };
  const told = ALERT_NAMES.filter((name) => {
    const others = ALERT_NAMES.filter((other) => other !== name);
    return alertFor("/members", unconfirmed, new Set(others)) === name;
  });
  expect(told).toEqual(["notifications"]);
});

test("ACCT-09 a page shows one alert, the most pressing that was not sent away", () => {
  const seen = ALL.disabled.length ? ALERT_NAMES.map((_, index) => ALERT_NAMES.slice(0, index)) : [];
  expect(seen.map((gone) => alertFor("/members", ALL, new Set(gone)))).toEqual(ALERT_NAMES);
  expect(alertFor("/members", ALL, new Set(ALERT_NAMES))).toBeUndefined();
});

test("ACCT-09 an alert does not stand on the page that it leads to", () => {
  expect(alertFor("/notifications", { ...NOTHING, disabled: ["fbl"] }, new Set())).toBeUndefined();
  expect(
    alertFor("/profile", { ...NOTHING, profile: { ...COMPLETE, about: false } }, new Set()),
  ).toBeUndefined();
});

test.each([
  "/members",
  "/members/7",
  "/likes",
  "/likes/sent",
  "/likes/m/7",
  "/premium",
  "/profile",
  "/settings",
])("ACCT-09 members are told on %s", (path) => expect(alertFor(path, ALL, new Set())).toBeDefined());

test.each([
  "/",
  "/chats/7",
  "/members/7/chat",
  "/members/7/report",
  "/credits/3/visa",
  "/directdebit",
  "/settings/delete",
  "/complete-signup",
])("ACCT-09 nobody is disturbed on %s", (path) => expect(alertFor(path, ALL, new Set())).toBeUndefined());
