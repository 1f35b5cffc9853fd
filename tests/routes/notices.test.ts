import { expect, test } from "vitest";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const ABOUT = { about_me: "I like tea.", interests: ["tea"], main_image: { match: "m.webp" } };

/** What upstream says of a member, and what the page tells first. */
const STATES = {
  newcomer: [{ status: "not_confirmed", invisible: true }, "Please confirm your email address."],
  unheard: [{ notifications_disabled: ["bounce"], invisible: true }, "You no longer get our emails"],
  invisible: [{ invisible: true }, "Invisible"],
  offered: [{}, "Act Fast, Only"],
  empty: [{ paid_user: true }, "Tell others about you"],
} as const;

/** A member in that state; without a state nothing is to be told. */
async function memberIn(state?: keyof typeof STATES): Promise<Browser> {
  site.proxy.reset();
  const member = await site.member("free@demo.example");
  const cookie = await member.jar.getCookieString(site.origin);
  const answer = await fetch(`${site.backend.origin}/api/user.php`, {
    headers: { cookie, "X-Request-Type": "client" },
  });
  const body = (await answer.json()) as { user: Record<string, unknown> & { profile: object } };
  if (state) Object.assign(body.user, STATES[state][0]);
  else Object.assign(body.user, { paid_user: true, profile: { ...body.user.profile, ...ABOUT } });
  site.proxy.rule("/api/user.php", { kind: "answer", body: JSON.stringify(body) });
  return member;
}

const linesOf = (page: Page) => page.text.match(/<div class="line">[\s\S]*?<\/form><\/div>/g) ?? [];
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

const TELLING = ["/members", "/likes", "/premium"];
/** What they could do is said where they begin, and not again on the pages after it. */
const HINTED: readonly string[] = ["newcomer", "empty"];
const QUIET = [
  "/members/2",
  "/members/2/report",
  "/credits/2",
  "/credits/2/visa",
  "/directdebit",
  "/transactions",
];

test.each(Object.keys(STATES) as (keyof typeof STATES)[])(
  "LOOK-06 a member who is %s reads one line with a button that sends it away, and none where she looks at somebody or pays",
  async (state) => {
    const member = await memberIn(state);
    for (const path of HINTED.includes(state) ? ["/members"] : TELLING) {
      const lines = linesOf(await member.get(path));
      expect(lines, path).toHaveLength(1);
      expect(wordsOf(lines[0] ?? ""), path).toContain(STATES[state][1]);
      expect(lines[0]).toMatch(/<form method="post"[\s\S]*<button type="submit"/);
    }
    for (const path of QUIET) {
      const page = await member.get(path);
      expect([path, linesOf(page)]).toEqual([path, []]);
      expect(page.words, path).not.toContain(STATES[state][1]);
    }
  },
);

test("LOOK-06 a member of whom nothing is to be told reads no notice anywhere", async () => {
  const member = await memberIn();
  for (const path of [...TELLING, "/settings", "/chats"])
    expect(linesOf(await member.get(path)), path).toEqual([]);
});

test("LOOK-06 what is sent away makes room for the next, without scripts, until nothing is left", async () => {
  const member = await memberIn("newcomer");
  const told: string[] = [];
  for (let page = await member.get("/members"); told.length < 9; page = await member.get("/members")) {
    const [line] = linesOf(page);
    if (!line) break;
    told.push(/name="alert" value="(\w+)"/.exec(line)?.[1] ?? "");
    expect((await member.send(page, "/alerts/dismiss", {})).location).toBe("/members");
  }
  expect(told).toEqual(["confirm", "invisible", "offer_line"]);
});

test("LOOK-06 visitors are told nothing", async () => {
  site.proxy.reset();
  for (const path of ["/", "/login", "/members"])
    expect(linesOf(await site.browser().get(path)), path).toEqual([]);
});
