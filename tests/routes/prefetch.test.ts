import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const RULES = /<script type="speculationrules"[^>]*>(.*?)<\/script>/;

async function rulesFor(headers: Record<string, string>): Promise<string | undefined> {
  return RULES.exec((await member.get("/members", { headers })).text)?.[1];
}

test.each(["3g", "4g"])("NAV-13 on a %s connection links may be fetched ahead", async (ect) => {
  expect(await rulesFor({ ect })).toBeDefined();
});

test.each<Record<string, string>>([
  { ect: "slow-2g" },
  { ect: "2g" },
  { ect: "4g", "save-data": "on" },
  {},
  { ect: "5" },
])("NAV-13 nothing is fetched ahead with %o", async (headers) => {
  expect(await rulesFor(headers)).toBeUndefined();
});

test("NAV-13 no rule names an address whose opening changes something", async () => {
  const rules = JSON.parse((await rulesFor({ ect: "4g" })) ?? "");
  const named: string[] = rules.prefetch[0].where.href_matches;
  for (const pattern of named) expect(pattern).not.toMatch(/chat|\/m\/|logout|activate|\/do|swipe|:type\)?$/);
  expect(rules).not.toHaveProperty("prerender");
});

test("NAV-13 a page that was fetched ahead leaves the word for the next page unread", async () => {
  const browser = await site.member();
  const flash = encodeURIComponent(JSON.stringify({ code: "like_taken_back" }));
  await browser.jar.setCookie(`flash=${flash}; Path=/`, site.origin);
  const ahead = await browser.get("/members", { headers: { "sec-purpose": "prefetch" } });
  expect(ahead.words).not.toContain("Like removed.");
  expect((await browser.get("/members")).words).toContain("Like removed.");
});

test("NAV-13 a visitor's page, which others share, names nothing to fetch", async () => {
  const page = await site.browser().get("/members", { headers: { ect: "4g" } });
  expect(page.text).not.toMatch(RULES);
  expect(page.headers.get("accept-ch")).toBe("ECT");
});
