import { afterAll, beforeAll, expect, test } from "vitest";
import { ReferenceSite, type Visitor } from "./reference-site";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start({ replyDelayMs: [600_000, 600_000] });
});
afterAll(() => site.stop());

const DAY_MS = 86_400_000;

async function remindersTo(email: string) {
  const mails = await site.backend.outbox();
  return mails.filter((mail) => mail.to === email && mail.subject.includes("waiting for you"));
}

async function nextDay(): Promise<void> {
  site.aheadMs += DAY_MS + 60_000;
  await site.backend.runHousekeeping();
}

async function pair(
  nth: string,
): Promise<{ writer: Visitor; reader: Visitor & { id: number }; email: string }> {
  const writer = await site.signUp(`Writer ${nth}`);
  const reader = await site.signUp(`Reader ${nth}`);
  return { writer, reader, email: `reader${nth}@example.org` };
}

const write = (writer: Visitor, profile: number, text: string) =>
  writer.post("/api/message.php", { profile, text });

test("ACCT-04 a message that waits since yesterday is reminded of once, with a link that unsubscribes by one click", async () => {
  const { writer, reader, email } = await pair("one");
  expect((await write(writer, reader.id, "canary text")).status).toBe(200);
  await site.backend.runHousekeeping();
  expect(await remindersTo(email)).toEqual([]);
  await nextDay();
  const [mail] = await remindersTo(email);
  expect(mail?.text).toContain("/chats");
  expect(mail?.text).not.toContain("canary");
  expect(mail?.unsubscribe).toMatch(/\/notifications\?code=[\w-]+$/);
  await nextDay();
  expect(await remindersTo(email)).toHaveLength(1);
  await write(writer, reader.id, "another one");
  await nextDay();
  expect(await remindersTo(email)).toHaveLength(2);
});

test("ACCT-04 who does not want reminders, or unsubscribed by mail program, gets none", async () => {
  const unwilling = await pair("two");
  await unwilling.reader.put("/api/notifications.php", {
    notifications: { unread_message_reminders: false },
  });
  const gone = await pair("three");
  await gone.reader.put("/api/notifications.php", { notifications: {}, listunsubscribe: true });
  for (const { writer, reader } of [unwilling, gone]) await write(writer, reader.id, "Hello");
  await nextDay();
  for (const { email } of [unwilling, gone]) expect(await remindersTo(email)).toEqual([]);
});

test("ACCT-04 only mails that nobody asked for offer to unsubscribe", async () => {
  const mails = await site.backend.outbox();
  for (const { subject, unsubscribe } of mails)
    expect([subject, unsubscribe !== null]).toEqual([subject, !subject.startsWith("Confirm your")]);
});
