import { expect, test } from "vitest";
import type { Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const DAY_MS = 86_400_000;

/** From now on user.php says this of whoever asks. */
function memberIs(
  more: Record<string, unknown>,
  totals: { unread_messages: number; new_likes: number } | null = { unread_messages: 0, new_likes: 0 },
): void {
  const user = {
    ...{ id: 1, status: "active", credits: 0, paid_user: false },
    signup_date: new Date(Date.now() - DAY_MS).toISOString(),
    profile: { id: 1, status: "active", name: "Robin" },
    ...more,
  };
  site.proxy.rule("/api/user.php", { kind: "answer", body: { user, totals } });
}

const titleOf = ({ text }: Page) => /<title>([^<]*)/.exec(text)?.[1];
const badgeOf = ({ text }: Page, name: string) =>
  new RegExp(`<b class="badge"[^>]*data-badge="${name}"[^>]*>([^<]*)`).exec(text)?.[1];
/** What the badge of the credits looks like, and its number. */
const creditsBadge = ({ text }: Page) =>
  /<b class="badge (badge-\w+)"[^>]*>(\d+)/.exec(text)?.slice(1).join(" ");
/** The page's top bar as HTML. */
const barOf = ({ text }: Page) => /<header\b[\s\S]*?<\/header>/.exec(text)?.[0] ?? "";

test("NAV-01 pages have navigation and footer; a chat fills the screen without a footer", async () => {
  const member = await site.member();
  const search = await member.get("/members");
  const chats = await member.get("/chats");
  for (const page of [search, chats]) expect(barOf(page)).toContain('href="/chats"');
  expect(/<footer\b[\s\S]*<\/footer>/.exec(search.text)?.[0]).toContain("For adults only (18+).");
  expect(chats.text).not.toContain("<footer");
});

test("NAV-03 the logo leads visitors home and members to the members", async () => {
  const member = await site.member();
  expect(barOf(await site.browser().get("/login"))).toMatch(/^<header[^>]*>[\s\S]*?<a [^>]*href="\/"/);
  expect(barOf(await member.get("/likes"))).toMatch(/^<header[^>]*>[\s\S]*?<a [^>]*href="\/members"/);
});

test("NAV-04 free members are offered Premium, premium members their credits", async () => {
  const member = await site.member();
  memberIs({ paid_user: false });
  const free = barOf(await member.get("/members"));
  expect(free).toContain('href="/premium"');
  expect(free).not.toContain('href="/credits"');
  memberIs({ paid_user: true, credits: 30 });
  const premium = barOf(await member.get("/members"));
  expect(premium).toContain('href="/credits"');
  expect(premium).not.toContain('href="/premium"');
});

test("NAV-02 NAV-05 ninety-nine unread messages are 99 on the badge, a hundred 99+, and the title counts all", async () => {
  const member = await site.member();
  memberIs({}, { unread_messages: 99, new_likes: 0 });
  expect(badgeOf(await member.get("/members"), "unread")).toBe("99");
  memberIs({}, { unread_messages: 100, new_likes: 1 });
  const page = await member.get("/members");
  expect(badgeOf(page, "unread")).toBe("99+");
  expect(badgeOf(page, "likes")).toBe("1");
  expect(titleOf(page)).toMatch(/^\(101\) Search members/);
});

test("NAV-05 OPS-01 pages of a PHP that has neither totals nor the lists to count them have no badges, and are there", async () => {
  const member = await site.member();
  memberIs({}, null);
  for (const path of ["/api/chats.php", "/api/likes.php"])
    site.proxy.rule(path, { kind: "answer", status: 404, body: "<h1>Not Found</h1>" });
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  expect(badgeOf(page, "unread")).toBe("");
  expect((await member.get("/chats")).status).toBe(502);
});

test("NAV-05 NAV-02 a member without news has neither badges nor a number in the title", async () => {
  const member = await site.member();
  memberIs({});
  const page = await member.get("/members");
  for (const name of ["unread", "likes"]) {
    expect(badgeOf(page, name)).toBe("");
    expect(page.text).toMatch(new RegExp(`data-badge="${name}"[^>]* hidden`));
  }
  expect(titleOf(page)).toMatch(/^Search members/);
});

test.each([
  [11, undefined],
  [10, "badge-warning 10"],
  [0, "badge-danger 0"],
])("NAV-06 a premium member with %i credits sees this badge: %s", async (credits, badge) => {
  const member = await site.member();
  memberIs({ paid_user: true, credits });
  expect(creditsBadge(await member.get("/members"))).toBe(badge);
});

test("NAV-07 visitors see the login instead of the account; while signing up is completed there is neither", async () => {
  expect(barOf(await site.browser().get("/members?gender=all"))).toContain('href="/login"');
  const member = await site.member();
  const steps = await member.get("/complete-signup?step=photo");
  expect(steps.status).toBe(200);
  expect(steps.text).not.toMatch(/action="\/logout"|href="\/login"/);
  expect(barOf(steps)).not.toContain("<nav");
});

test("NAV-09 the footer leads to terms, privacy, cookies, prices, complaints and help", async () => {
  const { text } = await site.browser().get("/");
  const footer = /<footer\b[\s\S]*<\/footer>/.exec(text)?.[0] ?? "";
  for (const path of [
    ...["/pages/terms", "/pages/privacy", "/pages/cookies", "/pages/faq"],
    ...["/pricing", "/complaints"],
  ])
    expect(footer).toContain(`href="${path}`);
  expect(footer).toContain("+31200000000");
});

test.each(["/nowhere", "/members/999999999"])(
  "NAV-11 a member who opens %s reads that the page could not be found, with a way home",
  async (path) => {
    const page = await (await site.member()).get(path);
    expect(page.status).toBe(404);
    expect(page.words).toContain("This page could not be found");
    expect(page.text).toMatch(/href="\/members"[^>]*>(?:<[^>]+>)*Search members</);
  },
);
