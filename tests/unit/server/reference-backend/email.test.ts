import { afterAll, beforeAll, expect, test } from "vitest";
import { isEmail } from "#server/reference-backend/account/email";
import { ReferenceSite } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start();
});
afterAll(() => site.stop());

test.each([
  "a@b.co",
  "first.last+tag@mail.example.org",
  "o'neill@example.ie",
  "x_y-z@sub-domain.example.museum",
  `${"l".repeat(64)}@example.org`,
  "me@xn--mnchen-3ya.de",
  "me@firma.xn--p1ai",
])("SIGN-01 mail can reach %s", (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  "",
  "plain",
  "@example.org",
  "me@",
  "me@localhost",
  "me@example",
  ".me@example.org",
  "me.@example.org",
  "m..e@example.org",
  "me@@example.org",
  "me@example..org",
  "me@.example.org",
  "me@example.org.",
  "me@-example.org",
  "me@example-.org",
  "me@exa_mple.org",
  "me@192.168.1.1",
  "me@[192.168.1.1]",
  "me@example.c",
  "me@example.123",
  "me @example.org",
  "me@exam ple.org",
  "me@example.org\nBcc: all@example.org",
  "Me <me@example.org>",
  "me@münchen.de",
  `${"l".repeat(65)}@example.org`,
  `me@${"d".repeat(64)}.org`,
  `me@${"d.".repeat(130)}org`,
])("SIGN-01 nothing is mailed to %j", (email) => {
  expect(isEmail(email)).toBe(false);
});

test("AUTH-03 a password can be reset three times a day, and an account is not locked for others", async () => {
  await site.signUp("Forgetful");
  await site.signUp("Careful");
  const reset = (email: string) => site.visitor().post("/api/reset-password.php", { email });
  for (let time = 0; time < 3; time += 1) expect((await reset("forgetful@example.org")).status).toBe(200);
  const refused = await reset(" FORGETFUL@example.org");
  expect(refused.body.error).toBe("too_many_resets");
  expect((await reset("careful@example.org")).status).toBe(200);
  site.aheadMs = 25 * 3_600_000;
  expect((await reset("forgetful@example.org")).status).toBe(200);
});
