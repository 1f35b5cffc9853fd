import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite({ backend: { limits: { messageCredits: 20 } } });
let anna: Talker;
beforeAll(async () => {
  anna = await talker(site, "premium@demo.example");
});

interface Sent {
  ok: boolean;
  key: string;
  composer?: { balance?: { credits: number; words: string } };
  balance?: { credits: number; words: string };
  refusal?: { text: string; detail: string };
}

const booked = async () =>
  ((await anna.ask("GET", "/api/user.php")) as { user: { credits: number } }).user.credits;

async function keyOf(browser: Browser): Promise<string> {
  const page = await browser.get("/members/2/chat");
  return page.form("/members/2/chat", "text").fields.find(([name]) => name === "_key")?.[1] ?? "";
}

async function send(key: string, text: string): Promise<Sent> {
  return (await anna.browser.post("/members/2/chat/updates", { _key: key, text })).json() as Sent;
}

test("CHAT-20 each message sent tells the balance that is booked after it, a repeated post the present one", async () => {
  const key = await keyOf(anna.browser);
  const first = await send(key, "One");
  expect(first.composer?.balance).toEqual({ credits: await booked(), words: "credits left" });
  const second = await send(first.key, "Two");
  expect(second.composer?.balance?.credits).toBe(await booked());
  expect(second.composer?.balance?.credits).toBe((first.composer?.balance?.credits ?? 0) - 20);
  // The answer of the first was lost, and the page asks again with its key.
  const again = await send(key, "One");
  expect(again.composer?.balance?.credits).toBe(await booked());
});

test("CHAT-20 an open page learns by its poll what another one spent, and a free member sees no balance", async () => {
  const news = (await anna.browser.get("/members/2/chat/updates?after=0")).json() as Sent;
  expect(news.composer?.balance?.credits).toBe(await booked());
  const free = await talker(site, "free@demo.example");
  const theirs = (await free.browser.get("/members/2/chat/updates?after=0")).json() as Sent;
  expect(theirs.composer?.balance).toBeUndefined();
});

test("CHAT-20 the refusal for lack of credits names what there is and what it costs, as the header does", async () => {
  let answer = await send(await keyOf(anna.browser), "To the last credit");
  for (let sends = 0; answer.ok && sends < 50; sends += 1)
    answer = await send(answer.key, `Message ${sends}`);
  const left = await booked();
  expect(answer.refusal?.text).toBe("You do not have enough credits...");
  expect(answer.refusal?.detail).toBe(
    `You have ${left} ${left === 1 ? "credit" : "credits"}, this costs 20 credits. Your message is kept. Buy credits to send it.`,
  );
  expect(answer.balance?.credits).toBe(left);
  const page = await anna.browser.get("/members/2/chat");
  expect(page.text).toContain(`aria-label="${left} ${left === 1 ? "credit" : "credits"} left"`);
  const refused = await anna.browser.send(page, "/members/2/chat", { text: "Without scripts" });
  expect(refused.words).toContain(`You have ${left} `);
  expect(refused.text).toContain(`aria-label="${left} `);
});
