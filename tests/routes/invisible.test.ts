import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const CANNOT = "cannot get messages and likes at the moment";
/** Invisible; wrote to the other one, who may answer. */
let iris: Talker;
let friend: Talker;
let stranger: Talker;

beforeAll(async () => {
  iris = await talker(site, "premium@demo.example");
  friend = await talker(site, "free@demo.example");
  stranger = await talker(site, "unconfirmed@demo.example");
  await iris.says(friend.id, "You may answer.");
  await stranger.says(iris.id, "Before it was so.");
  await iris.ask("PUT", "/api/invisible.php", { invisible: true });
});

test("ACCT-05 for visitors there is no such profile, and no landing of it", async () => {
  const visitor = site.browser();
  for (const page of ["", "/landing", "/landing2", "/landing3", "/signup", "?do=like"])
    expect((await visitor.get(`/members/${iris.id}${page}`)).status, page).toBe(404);
});

test("ACCT-05 every page where one would write, give or begin says so first, without a button that would be refused", async () => {
  const { browser } = stranger;
  const profile = await browser.get(`/members/${iris.id}`);
  expect(profile.words).toContain(CANNOT);
  expect(profile.text).not.toContain(`/members/${iris.id}/chat"`);
  for (const page of ["gift", "gif", "icebreakers", "gift?gift=1"]) {
    const { status, words, text } = await browser.get(`/members/${iris.id}/${page}`);
    expect([status, words.includes(CANNOT)], page).toEqual([409, true]);
    expect(text, page).not.toMatch(/<main.*(<form|chat\?text=).*<\/main>/s);
  }
  expect((await browser.get(`/members/${iris.id}/chat`)).words).toContain(CANNOT);
});

test("ACCT-05 a message is refused in words of its own, and its text is kept", async () => {
  const answer = await stranger.says(iris.id, "Are you there?");
  expect(answer.status).toBe(409);
  expect(answer.words).toContain("This member cannot get messages at the moment.");
  expect(answer.words).not.toContain("no longer here");
  expect(answer.text).toMatch(/>Are you there\?<\/textarea>/);
});

test("ACCT-05 whoever the invisible member wrote to reads nothing of it, and answers", async () => {
  for (const page of ["chat", "gift", "gif", "icebreakers"])
    expect((await friend.browser.get(`/members/${iris.id}/${page}`)).words, page).not.toContain(CANNOT);
  expect((await friend.news(iris.id)).notice).toBeUndefined();
  expect((await friend.says(iris.id, "Here I am.")).status).toBe(303);
});

test("ACCT-05 LIKE-03 a like of an invisible member is told of without a button to write, but for whom it wrote to", async () => {
  for (const [liked, mayWrite] of [
    [stranger, false],
    [friend, true],
  ] as const) {
    await iris.ask("PUT", "/api/like.php", { profile: liked.id });
    const { words, text } = await liked.browser.get("/likes/new");
    expect(words).toContain("likes you");
    expect(text.includes(`href="/members/${iris.id}/chat`)).toBe(mayWrite);
    expect(words.includes(CANNOT)).toBe(!mayWrite);
  }
});

test("ACCT-05 a conversation with somebody whom the member blocked says that it cannot go on, not that a new one begins", async () => {
  await stranger.ask("PUT", "/api/block.php", { profile: iris.id });
  const news = await stranger.news(iris.id, "after=999999");
  expect(news.notice?.text).toContain("You blocked");
  expect(news.removedTo).toBe(999999);
  await stranger.ask("DELETE", "/api/block.php", { profile: iris.id });
});

test("ACCT-05 an open conversation learns by its poll that the partner became invisible, and visible again", async () => {
  expect((await stranger.news(iris.id)).notice?.text).toContain(CANNOT);
  await iris.ask("PUT", "/api/invisible.php", { invisible: false });
  expect((await stranger.news(iris.id)).notice).toBeUndefined();
});
