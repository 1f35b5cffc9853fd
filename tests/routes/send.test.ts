import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

type News = { messages: { own: boolean; text?: string }[] };

/** How often the conversation holds a text of the member's own. */
async function timesSent(browser: Browser, profile: number, text: string): Promise<number> {
  const news = (await browser.get(`/members/${profile}/chat/updates?after=0`)).json() as News;
  return news.messages.filter((message) => message.own && message.text === text).length;
}

const posts = () => site.proxy.calls("/api/message.php");
const keyOf = (page: Page, path: string) =>
  page.form(path, "text").fields.find(([name]) => name === "_key")?.[1] ?? "";

test("CHAT-06 a message is sent, shown, and its key goes upstream", async () => {
  const page = await member.get("/members/2/chat");
  const answer = await member.send(page, "/members/2/chat", { text: "Hello Carmen" });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/chats\/\d+$/);
  expect((await member.follow(answer)).words).toContain("Hello Carmen");
  expect(site.proxy.requests("/api/message.php")[0]?.headers["idempotency-key"]).toBe(
    keyOf(page, "/members/2/chat"),
  );
});

test("CHAT-06 a double click sends once, and both answers lead to the conversation", async () => {
  const page = await member.get("/members/3/chat");
  const answers = await Promise.all(
    [1, 2, 3].map(() => member.send(page, "/members/3/chat", { text: "Only once" })),
  );
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  expect(posts()).toBe(1);
  expect(await timesSent(member, 3, "Only once")).toBe(1);
});

test("CHAT-06 sending the same page again later, by back or reload, sends nothing more", async () => {
  const page = await member.get("/members/3/chat");
  const first = await member.send(page, "/members/3/chat", { text: "From an old page" });
  const again = await member.send(page, "/members/3/chat", { text: "From an old page" });
  expect(again.location).toBe(first.location);
  expect(posts()).toBe(1);
  expect(await timesSent(member, 3, "From an old page")).toBe(1);
});

test("CHAT-06 the same page with another text says so and keeps the text", async () => {
  const page = await member.get("/members/3/chat");
  await member.send(page, "/members/3/chat", { text: "The first" });
  const other = await member.send(page, "/members/3/chat", { text: "The second" });
  expect(other.status).toBe(422);
  expect(other.words).toContain("This form was sent before with other content.");
  expect(other.valueOf("text")).toBe("The second");
  expect(await timesSent(member, 3, "The second")).toBe(0);
  expect((await member.send(other, "/members/3/chat", { text: "The second" })).status).toBe(303);
});

test("CHAT-06 two tabs with a page each send two messages", async () => {
  const [one, two] = await Promise.all([member.get("/members/3/chat"), member.get("/members/3/chat")]);
  await Promise.all([one, two].map((page) => member.send(page, "/members/3/chat", { text: "Twice meant" })));
  expect(await timesSent(member, 3, "Twice meant")).toBe(2);
});

test("CHAT-06 an answer that was lost after upstream had the message: it is found again and shown once", async () => {
  const page = await member.get("/members/4/chat");
  site.proxy.rule("/api/message.php", { kind: "drop_after" });
  const answer = await member.send(page, "/members/4/chat", { text: "Lost answer" });
  expect(answer.status).toBe(303);
  expect(posts()).toBe(1);
  expect(await timesSent(member, 4, "Lost answer")).toBe(1);
});

test("CHAT-06 an unknown outcome is told as it is, the text is in the box, and nothing is sent again", async () => {
  const page = await member.get("/members/5/chat");
  site.proxy.rule("/api/message.php", { kind: "drop_before" });
  const answer = await member.send(page, "/members/5/chat", { text: "Did it arrive?" });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("We could not confirm this message. Check the chat before sending again");
  expect(answer.valueOf("text")).toBe("Did it arrive?");
  site.proxy.reset();
  const again = await member.send(page, "/members/5/chat", { text: "Did it arrive?" });
  expect(again.status).toBe(502);
  expect(posts()).toBe(0);
  expect(await timesSent(member, 5, "Did it arrive?")).toBe(0);
  expect((await member.send(answer, "/members/5/chat", { text: "Did it arrive?" })).status).toBe(303);
  expect(await timesSent(member, 5, "Did it arrive?")).toBe(1);
});

test("CHAT-06 a message that upstream shows later is found when the member sends the old page again", async () => {
  const page = await member.get("/members/6/chat");
  site.proxy.rule("/api/message.php", { kind: "drop_after" });
  site.proxy.rule("/api/chat.php", { kind: "answer", status: 500, body: {} });
  const lost = await member.send(page, "/members/6/chat", { text: "Shown later" });
  expect(lost.status).toBe(502);
  site.proxy.reset();
  const again = await member.send(page, "/members/6/chat", { text: "Shown later" });
  expect(again.status).toBe(303);
  expect(posts()).toBe(0);
  expect(await timesSent(member, 6, "Shown later")).toBe(1);
});

test("CHAT-06 when upstream could not even be reached the same page may be sent again", async () => {
  const page = await member.get("/members/5/chat");
  await site.proxy.refuse();
  const failed = await member.send(page, "/members/5/chat", { text: "Second try" });
  await site.proxy.restore();
  expect(failed.status).toBeGreaterThanOrEqual(502);
  const again = await member.send(page, "/members/5/chat", { text: "Second try" });
  expect(again.status).toBe(303);
  expect(await timesSent(member, 5, "Second try")).toBe(1);
});

test.each([
  ["forged", (key: string) => `${key.slice(0, -3)}AAA`],
  ["of another form", (key: string) => key.replace("send~", "logout~")],
  ["cut off", (key: string) => key.slice(0, 20)],
  ["missing", () => ""],
])("CHAT-06 a key that is %s sends nothing and keeps the text", async (_, change) => {
  const page = await member.get("/members/2/chat");
  const key = change(keyOf(page, "/members/2/chat"));
  const answer = await member.post("/members/2/chat", { _key: key, text: "Stale key" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  expect(answer.valueOf("text")).toBe("Stale key");
  expect(posts()).toBe(0);
});

test("CHAT-06 another member's key sends nothing", async () => {
  const other = await site.member("free@demo.example");
  const key = keyOf(await other.get("/members/2/chat"), "/members/2/chat");
  const answer = await member.post("/members/2/chat", { _key: key, text: "Stolen key" });
  expect(answer.status).toBe(422);
  expect(posts()).toBe(0);
});

test.each([
  ["nothing", "", "Write something first"],
  ["blanks", " \n\t ", "Write something first"],
  ["control characters only", "\u0000\u0007", "Write something first"],
  ["501 characters", "x".repeat(501), "Use at most 500 characters"],
])("CHAT-02 %s is no message, and the text stays", async (_, text, words) => {
  const answer = await member.submit("/members/2/chat", { text });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(words);
  if (text.trim().length > 5) expect(answer.valueOf("text")).toBe(text);
  expect(posts()).toBe(0);
});

test("CHAT-02 500 emoji of several code points each count as PHP counts them", async () => {
  expect((await member.submit("/members/2/chat", { text: "😀".repeat(500) })).status).toBe(303);
  expect((await member.submit("/members/2/chat", { text: "😀".repeat(501) })).status).toBe(422);
});

test("CHAT-02 a text arrives as it was typed, markup and right-to-left marks included", async () => {
  const text = 'שלום <b>"&amp;"</b> 👩‍👩‍👧\nsecond line';
  const page = await member.follow(await member.submit("/members/2/chat", { text }));
  expect(await timesSent(member, 2, text)).toBe(1);
  expect(page.text).not.toContain("<b>&quot;");
});

test("CHAT-07 'Check for new messages' shows what is new and keeps what is being typed", async () => {
  const page = await member.get("/members/2/chat");
  await member.submit("/members/2/chat", { text: "From another tab" });
  const answer = await member.send(page, "/members/2/chat", { text: "still typing", intent: "check" });
  expect(answer.status).toBe(200);
  expect(answer.valueOf("text")).toBe("still typing");
  expect(answer.words).toContain("From another tab");
  expect(posts()).toBe(1);
});

test("CHAT-06 a session that ended in between: after the login the text is back in the box, once", async () => {
  const browser = await site.member();
  const page = await browser.get("/members/7/chat");
  const other = site.browser();
  await other.jar.setCookie(`auth.session=${await browser.cookie("auth.session")}; Path=/`, site.origin);
  await other.submit("/logout", {}, { at: "/members" });
  const answer = await browser.send(page, "/members/7/chat", { text: "Do not lose me" });
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/login\?next=%2Fmembers%2F7%2Fchat&kept=[\w-]{22}$/);
  expect(answer.location).not.toContain("lose");
  expect(posts()).toBe(0);
  const login = await browser.follow(answer);
  expect(login.words).toContain("Log in, and what you wrote will be there.");
  const back = await browser.send(login, "/login", {
    email: "premium@demo.example",
    password: DEMO_PASSWORD,
  });
  const chat = await browser.follow(back);
  expect(chat.valueOf("text")).toBe("Do not lose me");
  expect((await browser.send(chat, "/members/7/chat", { text: "Do not lose me" })).status).toBe(303);
  expect(await timesSent(browser, 7, "Do not lose me")).toBe(1);
  expect((await browser.get(back.location ?? "")).valueOf("text")).toBe("");
});

test("CHAT-06 a wrong password in between does not lose the text either", async () => {
  const browser = await site.member();
  const page = await browser.get("/members/7/chat");
  await browser.jar.removeAllCookies();
  const login = await browser.follow(await browser.send(page, "/members/7/chat", { text: "Patience" }));
  const wrong = await browser.send(login, "/login", { email: "premium@demo.example", password: "wrong one" });
  expect(wrong.status).toBe(401);
  const back = await browser.send(wrong, "/login", {
    email: "premium@demo.example",
    password: DEMO_PASSWORD,
  });
  expect((await browser.follow(back)).valueOf("text")).toBe("Patience");
});

test("CHAT-06 a session that upstream ends while the message is on its way loses nothing", async () => {
  const browser = await site.member();
  const page = await browser.get("/members/7/chat");
  site.proxy.rule("/api/message.php", {
    kind: "answer",
    status: 403,
    body: { error: "x", authentication_required: 1 },
  });
  const answer = await browser.send(page, "/members/7/chat", { text: "On its way" });
  expect(answer.location).toMatch(/^\/login\?next=%2Fmembers%2F7%2Fchat&kept=/);
  expect(answer).toSetCookie("auth.session", /Max-Age=0/);
  site.proxy.reset();
  const login = await browser.follow(answer);
  const back = await browser.send(login, "/login", {
    email: "premium@demo.example",
    password: DEMO_PASSWORD,
  });
  expect((await browser.follow(back)).valueOf("text")).toBe("On its way");
});

test("CHAT-06 a script's post hears false when the session ended", async () => {
  const browser = await site.member();
  const key = keyOf(await browser.get("/members/7/chat"), "/members/7/chat");
  await browser.jar.removeAllCookies();
  const answer = await browser.post("/members/7/chat/updates", { _key: key, text: "By script" });
  expect(answer.json()).toBe(false);
});

test("CHAT-06 a script's double post sends once, and both hear of the same message", async () => {
  const key = keyOf(await member.get("/members/7/chat"), "/members/7/chat");
  const answers = await Promise.all(
    [1, 2].map(() => member.post("/members/7/chat/updates", { _key: key, text: "By script twice" })),
  );
  const [one, two] = answers.map((answer) => answer.json() as { ok: boolean; message: { id: number } });
  expect(one?.ok && two?.ok).toBe(true);
  expect(one?.message.id).toBe(two?.message.id);
  expect(await timesSent(member, 7, "By script twice")).toBe(1);
});
