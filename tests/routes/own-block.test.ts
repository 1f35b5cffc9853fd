import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const OWN = "You blocked Robin. Unblock to write to each other again.";
const TEXT = "I was about to say this";
let alex: Talker;
let robin: Talker;
let chat = "";

beforeAll(async () => {
  [alex, robin] = [await talker(site, "premium@demo.example"), await talker(site, "free@demo.example")];
  chat = `/members/${robin.id}/chat`;
});

const blocks = () => alex.ask("PUT", "/api/block.php", { profile: robin.id });

test("CHAT-12 ACCT-07 every page where one would write to whom one blocked says so, with the way to unblock", async () => {
  await blocks();
  for (const page of ["chat", "gift", "gif", "icebreakers"]) {
    const { words, text } = await alex.browser.get(`/members/${robin.id}/${page}`);
    expect(words, page).toContain(OWN);
    expect(words, page).not.toMatch(/no longer here|cannot get messages/);
    expect(text, page).toContain(`href="/members/${robin.id}/block?next=`);
  }
});

test("CHAT-12 ACCT-07 an open conversation hears by its poll who blocked whom", async () => {
  await blocks();
  const { notice } = await alex.news(robin.id);
  expect(notice?.text).toBe(OWN);
  expect(notice?.link?.label).toBe("Unblock Robin");
});

test.each([
  ["PHP says that there is nobody", { kind: "answer", status: 404, body: { error: "profile_not_found" } }],
] as const)("CHAT-12 ACCT-07 where %s, the block is looked for", async (_, rule) => {
  await blocks();
  site.proxy.rule("/api/chat.php", rule);
  const page = await alex.browser.get(chat);
  expect([page.status, page.words.includes(OWN)]).toEqual([403, true]);
  expect((await alex.news(robin.id)).notice?.text).toBe(OWN);
});

test("CHAT-06 ACCT-07 a text for whom one blocked on another device stays, and is there after unblocking", async () => {
  await alex.ask("DELETE", "/api/block.php", { profile: robin.id });
  const { location = "" } = await alex.says(robin.id, "Hello.");
  const open = await alex.browser.get(location);
  await blocks();
  const answer = await alex.browser.send(open, location, { text: TEXT });
  expect(answer.status).toBe(403);
  expect(answer.words).toContain(OWN);
  expect(answer.words).not.toContain("no longer here");
  expect(answer.valueOf("text")).toBe(TEXT);
  const hrefs = [...answer.text.matchAll(/href="(\/members\/\d+\/block\?next=[^"]+)"/g)];
  const href = hrefs.map(([, each = ""]) => each).find((each) => each.includes("kept")) ?? "";
  const asked = await alex.browser.get(href.replaceAll("&amp;", "&"));
  const done = await alex.browser.send(asked, `/members/${robin.id}/block`, { intent: "unblock" });
  const back = await alex.browser.follow(done);
  expect(back.valueOf("text")).toBe(TEXT);
  expect((await alex.browser.send(back, chat, { text: TEXT })).status).toBe(303);
});

test("CHAT-12 ACCT-07 a script's message to whom one blocked is refused with the way to unblock", async () => {
  await blocks();
  const { fields } = (await alex.browser.get(chat)).form(chat, "text");
  const key = fields.find(([name]) => name === "_key")?.[1] ?? "";
  const answer = (await alex.browser.post(`${chat}/updates`, { _key: key, text: TEXT })).json();
  expect(answer).toMatchObject({ ok: false, refusal: { text: OWN, link: { label: "Unblock Robin" } } });
});

test("CHAT-12 who is gone, and was never blocked, is no longer here", async () => {
  site.proxy.rule("/api/message.php", { kind: "answer", status: 404, body: { error: "profile_not_found" } });
  const answer = await alex.says(7, TEXT);
  expect([answer.status, answer.words.includes("no longer here")]).toEqual([410, true]);
});
