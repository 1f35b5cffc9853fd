import { beforeAll, expect, test } from "vitest";
import type { Page } from "#tests/support/http-client";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite({ backend: { limits: { messageCredits: 0, messagesPerMinute: 1_000 } } });
let anna: Talker;
let bert: Talker;
beforeAll(async () => {
  anna = await talker(site, "premium@demo.example");
  bert = await talker(site, "free@demo.example");
});

async function annaWrites(from: number, to: number): Promise<void> {
  for (let nth = from; nth <= to; nth += 1)
    await anna.ask("POST", "/api/message.php", { profile: bert.id, text: `Number ${nth}.` });
}

/** What stands in the conversation, in its order: the mark, and each message. */
function shownOn({ text }: Page): string[] {
  const items = [...text.matchAll(/<li class="(bub|unread-mark)[^>]*>([\s\S]*?)<\/li>/g)];
  return items.map(([, kind, inside = ""]) =>
    kind === "unread-mark" ? `[${inside}]` : (/<p[^>]*>([^<]*)/.exec(inside)?.[1] ?? ""),
  );
}

/** Where the list leads to. */
async function addressInList(): Promise<string> {
  const list = await bert.browser.get("/chats");
  return /href="(\/chats\/\d+[^"]*)"/.exec(list.text)?.[1] ?? "";
}

test("CHAT-17 opening a conversation with unread messages begins at a mark before the first of them, once", async () => {
  await annaWrites(1, 2);
  await bert.browser.get(`/members/${anna.id}/chat`);
  await bert.says(anna.id, "My own.");
  await annaWrites(3, 5);
  const address = await addressInList();
  expect(address).toMatch(/^\/chats\/\d+#unread$/);
  const opened = await bert.browser.get(address.replace("#unread", ""));
  expect(shownOn(opened)).toEqual([
    "Number 1.",
    "Number 2.",
    "My own.",
    "[3 unread messages]",
    "Number 3.",
    "Number 4.",
    "Number 5.",
  ]);
  expect(opened.text).toContain('id="unread"');
  expect(shownOn(await bert.browser.get(`/members/${anna.id}/chat`)).join()).not.toContain("[");
  expect(await addressInList()).toMatch(/^\/chats\/\d+$/);
});

test("CHAT-17 without scripts a link leads to the end of the conversation", async () => {
  const { text } = await bert.browser.get(`/members/${anna.id}/chat`);
  expect(text).toMatch(/<a href="#newest"[^>]*>/);
  expect(text.indexOf('id="newest"')).toBeGreaterThan(text.indexOf("Number 5."));
});

test("CHAT-17 one who was away for 150 messages begins at the first of them; more are counted and come by the link", async () => {
  await annaWrites(6, 155);
  const shown = shownOn(await bert.browser.get(`/members/${anna.id}/chat`));
  const mark = shown.indexOf("[150 unread messages]");
  expect(shown[mark + 1]).toBe("Number 6.");
  expect(shown.at(-1)).toBe("Number 155.");
  await annaWrites(156, 370);
  const page = await bert.browser.get(`/members/${anna.id}/chat`);
  expect(shownOn(page)[0]).toBe("[215 unread messages]");
  expect(shownOn(page)).toHaveLength(201);
  expect(page.words).toContain("Older messages");
});
