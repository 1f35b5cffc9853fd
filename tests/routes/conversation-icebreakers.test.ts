import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const lines = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" data-line=""[^>]*>([^<]+)</g)].map(
    ([, href = "", line = ""]) => [href.replaceAll("&amp;", "&"), line] as const,
  );

test("CHAT-10 opening lines, what sending costs and a way to close stand on a page of their own", async () => {
  const page = await member.get("/members/4/icebreakers");
  expect(lines(page.text).length).toBeGreaterThan(2);
  expect(page.words).toMatch(/Message\s+1 credit\s+Photo\s+2 credits\s+Gift\s+5 credits/);
  expect(page.text).toContain('href="/members/4/chat"');
  expect(page.words).toContain("a meeting is not possible.");
  const free = await site.member("free@demo.example");
  expect((await free.get("/members/4/icebreakers")).words).toMatch(
    /Message\s+free[\s\S]*free messages? left/,
  );
});

test("CHAT-10 a chosen line stands in the text box, and nothing is sent", async () => {
  const [href = "", line = ""] = lines((await member.get("/members/4/icebreakers")).text)[0] ?? [];
  const chat = await member.get(href);
  expect(chat.text).toContain(`>${line}</textarea>`);
  expect(site.proxy.calls("/api/message.php")).toBe(0);
});

test("CHAT-10 a line of an address is only text: cut to the allowed length, never markup", async () => {
  const cruel = `<script>alert(1)</script>"'\u0000${"x".repeat(600)}`;
  const { text, status } = await member.get(`/members/4/chat?text=${encodeURIComponent(cruel)}`);
  expect(status).toBe(200);
  const typed = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(text)?.[1] ?? "";
  expect(typed.startsWith("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe(true);
  // The two quotes are written as entities; the control character is gone.
  expect(typed.replace(/&[^;]+;/g, "_")).toHaveLength(500);
});

test("CHAT-10 the lines are in the member's language", async () => {
  const german = await site.member("premium@demo.example", { headers: { "accept-language": "de" } });
  const page = await german.get("/members/4/icebreakers");
  expect(page.words).toContain("Ideen für den ersten Satz");
  expect(lines(page.text).map(([, line]) => line)).not.toEqual(
    lines((await member.get("/members/4/icebreakers")).text).map(([, line]) => line),
  );
});

test("CHAT-10 without lines from upstream the page says what helps and shows the prices", async () => {
  site.proxy.rule("/api/icebreakers.php", { kind: "answer", status: 500, body: {} });
  const page = await member.get("/members/4/icebreakers");
  expect(page.status).toBe(200);
  expect(page.words).toContain("There are no ideas just now.");
  expect(page.words).toContain("What sending costs");
});

test("CHAT-10 nobody there, or nobody logged in: 404 and the login", async () => {
  expect((await member.get("/members/999999/icebreakers")).status).toBe(404);
  expect((await member.get("/members/x/icebreakers")).status).toBe(404);
  expect((await site.browser().get("/members/4/icebreakers")).location).toMatch(/^\/login\?next=/);
});
