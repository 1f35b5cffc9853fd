import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Page } from "#tests/support/http-client";
import { DELETION, type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let anna: Talker;
let bert: Talker;
beforeAll(async () => {
  anna = await talker(site, "premium@demo.example");
  bert = await talker(site, "free@demo.example");
});

test("CHAT-06 two people who write at once both find both messages, in one order", async () => {
  const answers = await Promise.all([anna.says(bert.id, "Anna at once"), bert.says(anna.id, "Bert at once")]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const texts = await anna.reads(bert.id);
  expect([...texts].sort()).toEqual(["Anna at once", "Bert at once"]);
  expect(await bert.reads(anna.id)).toEqual(texts);
});

test("CHAT-20 list, bubble and poll are written in the zone that the browser has told, and no other name changes that of the country", async () => {
  const { browser } = bert;
  const times = async () => {
    const pages = [await browser.get("/chats"), await browser.get(`/members/${anna.id}/chat`)];
    const seen = pages.map(({ text }) =>
      /<time datetime="([^"]+T[^"]+)">([^<]+)<\/time>(?!.*<time)/is.exec(text),
    );
    const polled = (await bert.news(anna.id)).messages.at(-1)?.time;
    return [...seen.map((match) => [match?.[1], match?.[2]]), [polled?.iso, polled?.text]];
  };
  const tell = (zone: string) => browser.post("/time-zone", { zone });
  const ofCountry = await times();
  expect(new Set(ofCountry.map(String)).size).toBe(1);
  for (const zone of ["", "Mars/Base", "x".repeat(3_000), "../../etc"]) {
    const answer = await tell(zone);
    expect([answer.status, answer.setCookies.filter((line) => line.startsWith("time_zone"))]).toEqual([
      422,
      [],
    ]);
  }
  await browser.jar.setCookie("time_zone=Mars%2FBase", site.origin);
  expect(await times()).toEqual(ofCountry);
  expect((await browser.get("/chats")).headers.get("told-zone")).toBe("");
  expect((await tell("Asia/Kolkata")).status).toBe(204);
  const own = await times();
  expect(new Set(own.map(String)).size).toBe(1);
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "Asia/Kolkata",
    hour: "numeric",
    minute: "2-digit",
  });
  expect(own[0]).toEqual([ofCountry[0]?.[0], clock.format(new Date(ofCountry[0]?.[0] ?? ""))]);
  expect(own).not.toEqual(ofCountry);
  expect((await browser.get("/members")).headers.get("told-zone")).toBe("Asia/Kolkata");
  expect((await site.browser().get("/")).headers.get("told-zone")).toBeNull();
});

/** What is seen under each own message, beside its time; in brackets what only screen readers say. */
const statesOn = ({ text }: Page) =>
  [...text.matchAll(/<li class="bub own[^>]*>.*?<\/li>/gs)].map(([bubble]) => {
    const [, before = "", words = ""] =
      /(svg|sr")> ?(?:<!-- -->)?([^<]*)(?:<\/span>)?<\/small>/.exec(bubble) ?? [];
    return before === "svg" ? words.trim() : `(${words.trim()})`;
  });

test("CHAT-04 who pays reads what the partner has opened: on the page, by the poll, and never before it is so", async () => {
  await anna.says(bert.id, "Have you seen this?");
  const page = () => anna.browser.get(`/members/${bert.id}/chat`);
  expect(statesOn(await page()).at(-1)).toBe("Sent");
  expect((await anna.news(bert.id)).read?.to).not.toBe((await anna.news(bert.id)).messages.at(-1)?.id);
  await bert.browser.get(`/members/${anna.id}/chat`);
  expect(statesOn(await page()).at(-1)).toBe("Read");
  expect((await anna.news(bert.id)).read).toEqual({
    to: (await anna.news(bert.id)).messages.at(-1)?.id,
    text: "Read",
  });
  await anna.says(bert.id, "And this?");
  expect(statesOn(await page()).slice(-2)).toEqual(["Read", "Sent"]);
  site.time.aheadMs += 60_000;
  await anna.says(bert.id, "I mean this.");
  expect(statesOn(await page()).slice(-3)).toEqual(["Read", "(Sent)", "Sent"]);
  // Who does not pay is not told.
  await bert.says(anna.id, "Yes.");
  await page();
  expect(statesOn(await bert.browser.get(`/members/${anna.id}/chat`)).at(-1)).toBe("Sent");
  expect((await bert.news(anna.id)).read).toBeUndefined();
});

test("CHAT-03 who types is shown as typing, for some seconds and until the message comes", async () => {
  const says = (text: Record<string, string>) =>
    bert.browser.post(`/members/${anna.id}/chat/updates`, text).then(({ status }) => status);
  expect((await anna.news(bert.id)).typing).toBe(false);
  expect(await says({ intent: "typing" })).toBe(204);
  expect((await anna.news(bert.id)).typing).toBe(true);
  expect((await anna.browser.get(`/members/${bert.id}/chat`)).words).toMatch(/ is typing/);
  site.time.aheadMs += 7_000;
  expect((await anna.news(bert.id)).typing).toBe(false);
  await says({ intent: "typing" });
  await bert.says(anna.id, "There it is");
  expect((await anna.news(bert.id)).typing).toBe(false);
});

test("CHAT-03 typing that upstream will not hear is nobody's error", async () => {
  site.proxy.rule("/api/typing.php", { kind: "answer", status: 500, body: {} });
  const url = `/members/${anna.id}/chat/updates`;
  expect((await bert.browser.post(url, { intent: "typing" })).status).toBe(204);
  site.proxy.reset();
  expect((await site.browser().post(url, { intent: "typing" })).json()).toBe(false);
});

test("CHAT-03 nobody is shown as typing whom upstream does not name: fictional members answer without", async () => {
  await anna.says(5, "Are you there?");
  expect((await anna.news(5)).typing).toBe(false);
  expect((await anna.browser.get("/members/5/chat")).words).not.toMatch(/ is typing/);
});

test("CHAT-02 a message of exactly the allowed length is sent, emoji counted as one; one more is refused", async () => {
  const longest = "😀".repeat(499).concat("é");
  expect((await bert.says(anna.id, longest)).status).toBe(303);
  expect((await anna.reads(bert.id)).at(-1)).toBe(longest);
  const tooLong = await bert.says(anna.id, `${longest}!`);
  expect(tooLong.status).toBe(422);
  expect(tooLong.words).toContain("Use at most 500 characters");
  expect(tooLong.text).toContain(`${longest}!</textarea>`);
});

test("SAFE-07 CHAT-03 a link in a message leads to a page that says where it goes, for the two alone", async () => {
  await bert.says(anna.id, "Look: http://аpple.com/?a=<b>&c=1 or javascript:alert(1)");
  const chat = await anna.browser.get(`/members/${bert.id}/chat`);
  const href = /<a class="link" href="(\/chats\/\d+\/links\/\d+\/1)"/.exec(chat.text)?.[1] ?? "";
  expect(chat.text).not.toMatch(/href="(?:https?:|javascript:)/);
  const page = await anna.browser.get(href);
  expect(page.words).toContain("xn--pple-43d.com");
  expect(page.words).toContain("Programs may show it as аpple.com.");
  expect(page.words).toContain("not encrypted");
  const [out = ""] = /<a [^>]*href="http:[^>]*>/.exec(page.text) ?? [];
  expect(out).toContain('href="http://xn--pple-43d.com/?a="');
  expect(out).toContain('rel="external nofollow noopener noreferrer"');
  expect(page.text).toMatch(/href="\/members\/\d+\/report\?about=message-\d+"/);
  // Nobody else finds it, and there is no second link.
  expect((await (await site.member("unconfirmed@demo.example")).get(href)).status).toBe(404);
  expect((await site.browser().get(href)).location).toMatch(/^\/login/);
  expect((await anna.browser.get(href.replace(/1$/, "2"))).status).toBe(404);
});

test("CHAT-15 CHAT-06 a message that PHP lists late, with a lower number than one that a page has, comes all the same, once", async () => {
  await anna.says(bert.id, "Overtaken.");
  const listed = (await anna.news(bert.id)).messages.at(-1)?.id;
  const news = async () => (await bert.news(anna.id, `after=${listed}`)).messages.map(({ text }) => text);
  expect((await news()).at(-1)).toBe("Overtaken.");
  expect(await news()).toEqual([]);
});

test("CHAT-08 what is written to a conversation that was removed elsewhere goes once, and brings it back without the old", async () => {
  const page = await anna.browser.get(`/members/${bert.id}/chat`);
  const conversation = /href="\/chats\/(\d+)\/remove"/.exec(page.text)?.[1];
  await anna.ask("DELETE", "/api/chat.php", { conversation: Number(conversation) });
  expect((await anna.news(bert.id)).messages).toEqual([]);
  const answer = await anna.browser.send(page, `/members/${bert.id}/chat`, { text: "Still here." });
  expect(answer.location).toBe(`/chats/${conversation}`);
  expect(await anna.reads(bert.id)).toEqual(["Still here."]);
});

test("CHAT-08 an open page learns by its poll that its conversation was removed elsewhere, until somebody writes anew", async () => {
  const at = async () => (await anna.news(bert.id, "after=0")).messages.at(-1)?.id ?? 0;
  await anna.says(bert.id, "Soon gone.");
  const shown = await at();
  const news = () => anna.news(bert.id, `after=${shown}`);
  expect(await news()).not.toHaveProperty("removedTo");
  const { chats } = (await anna.ask("GET", "/api/chats.php")) as {
    chats: { conversation: { id: number }; profile: { id: number } }[];
  };
  const conversation = chats.find(({ profile }) => profile.id === bert.id)?.conversation.id;
  await anna.ask("DELETE", "/api/chat.php", { conversation });
  expect(await news()).toMatchObject({
    notice: { text: expect.stringContaining("was removed") },
    removedTo: shown,
  });
  // Whoever has shown nothing yet has lost nothing.
  expect(await anna.news(bert.id, "after=0")).not.toHaveProperty("notice");
  await anna.says(bert.id, "Here again.");
  expect(await news()).not.toHaveProperty("notice");
});

test("CHAT-12 who was blocked meanwhile reads so, keeps the text, and learns it by the poll", async () => {
  const page = await anna.browser.get(`/members/${bert.id}/chat`);
  await bert.ask("PUT", "/api/block.php", { profile: anna.id });
  const answer = await anna.browser.send(page, `/members/${bert.id}/chat`, { text: "Are you angry?" });
  expect(answer.status).toBe(403);
  expect(answer.words).toContain("You're blocked by");
  expect(answer.words).toContain("Not sent · Are you angry?");
  const news = await anna.news(bert.id);
  expect(news.notice?.text).toContain("You're blocked by");
  expect(news.messages).toEqual([]);
  expect((await anna.browser.get(`/members/${bert.id}/icebreakers`)).status).toBe(403);
  await bert.ask("DELETE", "/api/block.php", { profile: anna.id });
});

test("CHAT-12 a member blocks and reports from the conversation", async () => {
  const { text } = await anna.browser.get(`/members/${bert.id}/chat`);
  expect(text).toContain(`href="/members/${bert.id}/block"`);
  expect(text).toContain(`href="/members/${bert.id}/report"`);
});

test("CHAT-12 a quiet note stands where the partner talks of money or of moving elsewhere, and only there", async () => {
  const note = "Never send money, and keep your conversation here";
  await anna.says(bert.id, "My WhatsApp is broken anyway.");
  expect((await anna.browser.get(`/members/${bert.id}/chat`)).words).not.toContain(note);
  expect((await bert.browser.get(`/members/${anna.id}/chat`)).words).toContain(note);
  expect((await anna.news(bert.id)).notice).toBeUndefined();
});

test("CHAT-06 the ids of others' conversations show nothing and take nothing", async () => {
  const mine = (await anna.says(6, "Between us")).location ?? "";
  for (const path of [mine, `${mine}?before=999999`, `${mine}/remove`]) {
    const seen = await bert.browser.get(path);
    expect(seen.status, path).toBe(404);
    expect(seen.text).not.toContain("Between us");
  }
  const answer = await bert.browser.post(mine, { text: "Me too" });
  expect([answer.status, answer.words.includes("Between us")]).toEqual([410, false]);
  expect(await bert.reads(6)).toEqual([]);
  expect((await bert.news(6, "before=999999")).messages).toEqual([]);
});

test("CHAT-05 credits that run out between two sends: one goes, the other is kept with the way to more", async () => {
  const { user } = (await anna.ask("GET", "/api/user.php")) as { user: { credits: number } };
  for (let left = Number(user.credits); left > 1; left -= 1)
    await anna.ask("POST", "/api/message.php", { profile: 7, text: `One of ${left}` });
  const pages = await Promise.all([1, 2].map(() => anna.browser.get("/members/7/chat")));
  const answers = await Promise.all(
    pages.map((page, at) => anna.browser.send(page, "/members/7/chat", { text: `The last ${at}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 402]);
  const refused = answers.find(({ status }) => status === 402);
  expect(refused?.words).toContain("You do not have enough credits...");
  expect(refused?.text).toMatch(/>The last \d<\/textarea>/);
  expect(refused?.text).toContain('href="/credits"');
});

test("CHAT-12 a partner who left meanwhile: the poll says so and the text stays", async () => {
  const page = await anna.browser.get(`/members/${bert.id}/chat`);
  await bert.ask("DELETE", "/api/account.php", DELETION);
  expect((await anna.news(bert.id)).notice?.text).toContain("no longer here");
  const answer = await anna.browser.send(page, `/members/${bert.id}/chat`, { text: "Goodbye then" });
  expect(answer.status).toBe(410);
  expect(answer.words).toContain("Not sent · Goodbye then");
});
