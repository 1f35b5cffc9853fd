import { expect, test } from "vitest";
import { hasBackButton } from "#app/features/site/back-button";

test.each([
  "/members/7",
  "/likes",
  "/likes/received",
  "/likes/matches",
  "/likes/m/7",
  "/credits",
  "/credits/3",
  "/credits/3/prezelewy24",
])("NAV-08 %s has a Back button for the installed app", (path) => {
  expect(hasBackButton(path)).toBe(true);
});

test.each([
  "/",
  "/members",
  "/members/7/chat",
  "/chats/7",
  "/likes/new",
  "/credits/repeat-order",
  "/premium",
  "/profile",
])("NAV-08 %s has none", (path) => {
  expect(hasBackButton(path)).toBe(false);
});
