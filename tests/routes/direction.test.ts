import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Fault } from "#tests/support/fault-proxy";
import type { Browser } from "#tests/support/http-client";
import { editJson } from "#tests/support/odd-php";
import { testSite } from "#tests/support/test-site";

const site = testSite();

/** A right-to-left override, a name written from the right, and an end of an isolate that nobody opened. */
const OVERRIDE = "\u202e";
const NASTY = `${OVERRIDE}\u2069\u05d0\u05e0\u05d4${OVERRIDE}`;
/** What somebody else wrote, wherever it stands in an answer. */
const WRITTEN = new Set(["name", "city", "region", "about_me", "tattoos", "reason_for_signup", "text"]);
const CALLS = ["member", "members", "chat", "chats", "likes", "block"].map((name) => `/api/${name}.php`);

const nasty: Fault = editJson((json) =>
  JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    WRITTEN.has(key) && typeof value === "string" ? `${NASTY} ${value}` : value,
  ),
);

let member: Browser;
beforeAll(async () => {
  member = await site.member();
  await member.submit("/members/4/chat", { text: "Hello" });
  await member.post("/members/4", { like: "4" });
  await member.submit("/members/5/block", { intent: "block" });
});

const VOID = new Set([
  "area",
  "br",
  "col",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "use",
  "path",
  "wbr",
]);
/** Elements whose text is a paragraph of its own for the direction (HTML, "bidirectional text"). */
const APART = /^(bdi|textarea|option|title)$/;
const SPOKEN = /\s(?:alt|title|aria-label|content|placeholder)="([^"]*)"/g;

const decoded = (text: string) =>
  text.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What is left of a text outside of its isolates, where it could turn our words. */
function turning(text: string): string | undefined {
  const outside = decoded(text).replace(/\u2068[^\u2066-\u2069]*\u2069/gu, "");
  return /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(outside) ? text : undefined;
}

/** Texts of a page that stand in ours without keeping their direction to themselves. */
function turned(html: string): string[] {
  const found: string[] = [];
  const open: { tag: string; apart: boolean }[] = [];
  const body = html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  for (const [, close, tag = "", attributes = "", text] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    const apart = open.at(-1)?.apart ?? false;
    if (text !== undefined) {
      const left = apart ? undefined : turning(text);
      if (left) found.push(`${open.at(-1)?.tag}: ${left}`);
    } else if (close) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else {
      for (const [, value = ""] of attributes.matchAll(SPOKEN)) if (turning(value)) found.push(value);
      if (!VOID.has(tag) && !attributes.endsWith("/"))
        open.push({ tag, apart: apart || APART.test(tag) || /\sdir="/.test(attributes) });
    }
  }
  return found;
}

async function expectStill(browser: Browser, path: string): Promise<void> {
  const { text } = await browser.get(path);
  expect(text.includes("\u05d0\u05e0\u05d4"), path).toBe(true);
  expect(turned(text), path).toEqual([]);
}

test("SAFE-06 the checker sees a name that turns our words, and leaves an isolated one alone", () => {
  expect(turned(`<p>Report ${NASTY}</p>`)).toHaveLength(1);
  expect(turned(`<p title="${NASTY}">Report</p>`)).toHaveLength(1);
  expect(turned(`<p>Report <bdi>${NASTY}</bdi>, 34</p><p dir="auto">${NASTY}</p>`)).toEqual([]);
  expect(turned("<p>Report \u2068\u05d0\u05e0\u05d4\u2069, 34</p>")).toEqual([]);
});

test("SAFE-06 no name, town or text of a member turns our words around, on any page that shows one", async () => {
  for (const call of CALLS) site.proxy.rule(call, nasty);
  const pages = [
    "/members?gender=female",
    "/members/4",
    "/members/4/photos/1",
    "/members/4/report",
    "/members/4/block",
    "/members/4/chat",
    "/members/4/gift",
    "/members/4/gif",
    "/members/4/icebreakers",
    "/chats",
    "/likes/sent",
    "/settings/blocked",
    "/match-finder?step=5&gender=all&min_age=18&max_age=99&country=&interests=tea",
  ];
  for (const path of pages) await expectStill(member, path);
  const visitor = site.browser();
  const open = [
    "/members?gender=female",
    "/members/4",
    "/members/4/signup",
    "/landers/gallery",
    "/landers/swipe",
  ];
  for (const path of [...open, "/members/4/landing", "/members/4/landing2", "/members/4/landing3"])
    await expectStill(visitor, path);
});

test("SAFE-06 the name itself is shown as it is written, its tricks left out", async () => {
  site.proxy.rule("/api/member.php", nasty);
  const page = await member.get("/members/4");
  expect(page.text).toContain("\u2068\u05d0\u05e0\u05d4");
  expect(page.text.replace(/<p dir="auto"[\s\S]*?<\/p>|<dd[\s\S]*?<\/dd>/g, "")).not.toContain(OVERRIDE);
});
