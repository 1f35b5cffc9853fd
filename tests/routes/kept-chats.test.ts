import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let anna: Talker;
let bert: Talker;
beforeAll(async () => {
  anna = await talker(site, "premium@demo.example");
  bert = await talker(site, "free@demo.example");
  await anna.says(bert.id, "Will you read this on the train?");
  await bert.says(anna.id, "With or without a signal.");
});

const keeper = async ({ browser }: Talker, path = "/members") =>
  (await browser.get(path)).headers.get("kept-for");
const turn = ({ browser }: Talker, offline: "0" | "1") =>
  browser.submit("/settings", { offline, intent: "offline" });
const kept = ({ browser }: Talker, path: string) => browser.get(`${path}/kept?zone=Asia%2FTokyo`);

test("APP-01 nothing of a conversation is kept until the member allows it in the settings of this browser", async () => {
  expect((await anna.browser.get("/settings")).words).toContain("No conversation is kept in this browser.");
  expect(await keeper(anna)).toBe("nobody");
  expect((await kept(anna, "/chats")).status).toBe(404);
  expect((await site.browser().get("/")).headers.get("kept-for")).toBe("nobody");
  const page = await anna.browser.follow(await turn(anna, "1"));
  expect(page.words).toContain("can be read offline in this browser");
  expect(page.words).toContain("Your last conversations are kept in this browser.");
  const tag = await keeper(anna);
  expect(tag).toMatch(/^[\w-]{22}$/);
  expect(await keeper(anna, "/chats")).toBe(tag);
  await turn(anna, "0");
  expect(await keeper(anna)).toBe("nobody");
});

test("APP-01 what is kept has the words and times of a conversation, and no picture, form, key or script", async () => {
  await turn(anna, "1");
  for (const path of ["/chats", `/members/${bert.id}/chat`]) {
    const page = await kept(anna, path);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<(?:img|form|input|textarea|script)\b|nonce=/);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.words).toMatch(/You are offline – saved \w+ \d+, \d{4} at \d+:\d\d\s[AP]M\./);
    expect(page.words).not.toMatch(/Today|Yesterday/);
  }
  const talk = await kept(anna, `/members/${bert.id}/chat`);
  expect(talk.words).toContain("Will you read this on the train?");
  expect(talk.words).toContain("With or without a signal.");
  const [own, other] = talk.headers.get("kept-as")?.split(" ") ?? [];
  expect(own).toBe(`/members/${bert.id}/chat`);
  expect((await kept(anna, other ?? "")).headers.get("kept-as")).toBe(`${own} ${other}`);
  expect((await kept(anna, "/chats")).text).toContain(`href="${other}"`);
});

test("APP-01 keeping a conversation makes nothing read", async () => {
  await turn(bert, "1");
  await anna.says(bert.id, "Still unread?");
  expect((await kept(bert, `/members/${anna.id}/chat`)).words).toContain("Still unread?");
  expect((await bert.browser.get("/badges")).json()).toMatchObject({ unread: 1 });
});

test.each(["/logout", "/settings"])(
  "APP-01 a logout by %s ends it, and who logs in next begins without",
  async (path) => {
    const browser = await site.member("premium@demo.example");
    const member = { ...anna, browser };
    await turn(member, "1");
    const first = await keeper(member);
    expect(first).not.toBe("nobody");
    const page = await browser.get(path);
    await browser.follow(
      await (path === "/logout"
        ? browser.send(page, path, {})
        : browser.submit("/settings", { intent: "end-logins" })),
    );
    expect(await keeper(member, "/")).toBe("nobody");
    await browser.submit("/login", { email: "free@demo.example", password: DEMO_PASSWORD });
    expect(await keeper(member)).toBe("nobody");
    await turn(member, "1");
    expect(await keeper(member)).not.toBe(first);
  },
);

test("APP-01 a login that upstream ended keeps nothing, and the same member's next login is another one", async () => {
  const member = await talker(site, "premium@demo.example");
  const { browser } = member;
  await turn(member, "1");
  const first = await keeper(member);
  await member.ask("GET", "/api/logout.php");
  expect((await browser.get("/chats/kept")).status).toBe(303);
  expect(await keeper(member, "/login")).toBe("nobody");
  await browser.submit("/login", { email: "premium@demo.example", password: DEMO_PASSWORD });
  expect(await keeper(member)).toMatch(/^[\w-]{22}$/);
  expect(await keeper(member)).not.toBe(first);
});
