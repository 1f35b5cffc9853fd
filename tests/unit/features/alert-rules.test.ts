import { expect, test } from "vitest";
import { ALERT_NAMES, type AlertFacts, alertFor } from "#app/features/alerts/alert-rules";

const COMPLETE = { photo: true, about: true, interests: true };
const NOTHING: AlertFacts = {
  confirmed: true,
  disabled: [],
  profile: COMPLETE,
  pushWorks: false,
  outdated: false,
  invisible: false,
  offered: false,
};
const ALL: AlertFacts = {
  confirmed: true,
  disabled: ["bounce"],
  profile: { ...COMPLETE, photo: false },
  pushWorks: true,
  outdated: true,
  invisible: true,
  offered: true,
};
const OF_CONFIRMED = ALERT_NAMES.filter((name) => name !== "confirm");

test("ACCT-09 a member with nothing to be told sees no alert", () => {
  expect(alertFor("/members", NOTHING, new Set())).toBeUndefined();
});

test.each([
  ["notifications", { disabled: ["fbl"] }],
  ["profile", { profile: { ...COMPLETE, photo: false } }],
  ["profile", { profile: { ...COMPLETE, about: false } }],
  ["profile", { profile: { ...COMPLETE, interests: false } }],
  ["push", { pushWorks: true }],
  ["confirm", { confirmed: false }],
  ["outdated", { outdated: true }],
  ["offer_line", { offered: true }],
  ["invisible", { invisible: true }],
] as const)("ACCT-09 the alert %s is due by %o", (name, facts) => {
  expect(alertFor("/members", { ...NOTHING, ...facts }, new Set())).toBe(name);
});

test("LOOK-06 until the address is confirmed nobody is asked for a profile or for notifications", () => {
  const unconfirmed = { ...ALL, confirmed: false };
  const told = ALERT_NAMES.filter((name) => {
    const others = ALERT_NAMES.filter((other) => other !== name);
    return alertFor("/members", unconfirmed, new Set(others)) === name;
  });
  expect(told).toEqual(["confirm", "notifications", "outdated", "invisible", "offer_line"]);
});

test("LOOK-06 ACCT-09 a page shows one notice, the most important that was not sent away", () => {
  const gone = OF_CONFIRMED.map((_, index) => OF_CONFIRMED.slice(0, index));
  expect(gone.map((names) => alertFor("/members", ALL, new Set(names)))).toEqual(OF_CONFIRMED);
  expect(alertFor("/members", ALL, new Set(ALERT_NAMES))).toBeUndefined();
});

test("ACCT-09 an alert does not stand on the page that it leads to", () => {
  expect(alertFor("/notifications", { ...NOTHING, disabled: ["fbl"] }, new Set())).toBeUndefined();
  expect(
    alertFor("/profile", { ...NOTHING, profile: { ...COMPLETE, about: false } }, new Set()),
  ).toBeUndefined();
});

test("LOOK-06 what a member could do is said where she begins, and not again on each page she goes on to", () => {
  const hints = [{ confirmed: false }, { profile: { ...COMPLETE, photo: false } }, { pushWorks: true }];
  for (const hint of hints) {
    expect(alertFor("/members", { ...NOTHING, ...hint }, new Set())).toBeDefined();
    for (const path of ["/likes", "/swipe-game", "/premium", "/settings", "/notifications", "/chats"])
      expect(alertFor(path, { ...NOTHING, ...hint }, new Set()), path).toBeUndefined();
  }
});

test.each([
  "/members",
  "/chats/7",
  "/members/7/chat",
  "/likes",
  "/likes/sent",
  "/premium",
  "/profile",
  "/settings",
])("ACCT-09 members are told on %s", (path) => expect(alertFor(path, ALL, new Set())).toBeDefined());

test.each([
  "/members/7",
  "/members/7/photos/2",
  "/members/7/report",
  "/likes/m/7",
  "/credits/3",
  "/credits/3/visa",
  "/directdebit",
  "/transactions/9",
  "/offer",
  "/complete-signup",
])("LOOK-06 nobody is disturbed on %s", (path) => expect(alertFor(path, ALL, new Set())).toBeUndefined());

test("LOOK-06 offers and hints stay out of conversations, which say themselves what keeps answers away", () => {
  const told = { ...NOTHING, confirmed: false, offered: true, pushWorks: true };
  expect(alertFor("/chats/7", told, new Set())).toBeUndefined();
  expect(alertFor("/members/7/chat", told, new Set())).toBeUndefined();
  expect(alertFor("/chats", { ...NOTHING, invisible: true }, new Set())).toBe("invisible");
});
