import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const asks = (text: string) => text.includes('id="like-ask"');

test.each(["0", "5", "3600"])("LIKE-04 t=%s asks for the like modal, with the seconds in it", async (t) => {
  const page = await member.get(`/members/2?t=${t}`);
  expect(asks(page.text)).toBe(true);
  expect(page.text).toContain(`data-seconds="${t}"`);
  expect(page.text).toMatch(/like-ask-photo.*?class="fic"/s);
});

test.each(["abc", "-1", "1.5", "3601", "1e3", "%00", "%D9%A2", "<b>", ""])(
  "LIKE-04 t=%s is no time: nothing is asked, and the page is there",
  async (t) => {
    const page = await member.get(`/members/2?t=${t}`);
    expect(page.status).toBe(200);
    expect(asks(page.text)).toBe(false);
  },
);

test("LIKE-04 a visitor, and a member who likes the profile already, are not asked", async () => {
  expect(asks((await site.browser().get("/members/2?t=0")).text)).toBe(false);
  await member.post("/members/3", { like: "3" });
  expect(asks((await member.get("/members/3?t=0")).text)).toBe(false);
});
