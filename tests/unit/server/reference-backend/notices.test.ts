import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#app/contract/values";
import { openDatabase } from "#server/reference-backend/database/open";
import type { Database } from "#server/reference-backend/database/schema";
import { ReferenceSite, type Visitor } from "./reference-site";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CANARY = "canary-4711";

let site: ReferenceSite;
let db: Database;
beforeAll(async () => {
  site = await ReferenceSite.start({ replyDelayMs: [600_000, 600_000] });
  db = await openDatabase(site.dataDir);
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
});

type Member = Visitor & { id: number };

async function later(ms: number): Promise<void> {
  site.aheadMs += ms;
  await site.backend.runHousekeeping();
}

/** Subjects of the mails to a member that nobody asked for, newest first. */
async function mailsTo(name: string): Promise<string[]> {
  const mails = await site.backend.outbox();
  return mails
    .filter(({ to, unsubscribe }) => to === `${name.toLowerCase()}@example.org` && unsubscribe !== null)
    .map(({ subject }) => subject.replace(" at Rendez", ""));
}

const write = (from: Member, to: Member) =>
  from.post("/api/message.php", { profile: to.id, text: `${CANARY} hello` });
const prefer = (who: Member, notifications: Record<string, boolean>) =>
  who.put("/api/notifications.php", { notifications });

test("ACCT-04 a first message that waits for a quarter of an hour is mailed once, and one that was read is not", async () => {
  const [ann, bea, cy] = [
    await site.signUp("Annone"),
    await site.signUp("Beaone"),
    await site.signUp("Cyone"),
  ];
  await write(ann, bea);
  await write(ann, cy);
  await later(10 * MINUTE_MS);
  expect(await mailsTo("Beaone")).toEqual([]);
  const { chats } = (await cy.get("/api/chats.php")).body;
  await cy.get(`/api/chat.php?conversation=${chats[0].conversation.id}`);
  await cy.put("/api/chat.php", { conversation: chats[0].conversation.id });
  await later(10 * MINUTE_MS);
  expect(await mailsTo("Beaone")).toEqual(["A new conversation"]);
  for (const name of ["Annone", "Cyone"]) expect([name, await mailsTo(name)]).toEqual([name, []]);
  await later(MINUTE_MS);
  // A second message of the same person starts no conversation.
  await write(ann, bea);
  await later(13 * HOUR_MS);
  expect(await mailsTo("Beaone")).toEqual(["A new conversation"]);
});

test("ACCT-04 answers are mailed at most once in twelve hours, and say neither who wrote nor what", async () => {
  const [ann, bea] = [await site.signUp("Anntwo"), await site.signUp("Beatwo")];
  await write(ann, bea);
  await write(bea, ann);
  await later(20 * MINUTE_MS);
  expect(await mailsTo("Anntwo")).toEqual(["A new message"]);
  await write(bea, ann);
  await later(11 * HOUR_MS);
  expect(await mailsTo("Anntwo")).toEqual(["A new message"]);
  await later(HOUR_MS);
  expect(await mailsTo("Anntwo")).toEqual(["A new message", "A new message"]);
  await later(13 * HOUR_MS);
  expect(await mailsTo("Anntwo")).toHaveLength(3);
  expect((await mailsTo("Anntwo")).filter((subject) => subject === "A new message")).toHaveLength(2);
  const all = JSON.stringify(await site.backend.outbox());
  expect(all).not.toContain(CANARY);
  const [mail] = (await site.backend.outbox()).filter(({ subject }) => subject.startsWith("A new message"));
  expect(mail?.text).not.toContain("Beatwo");
  expect(mail?.text).toContain("/chats");
  expect(mail?.unsubscribe).toMatch(/\/notifications\?code=[\w-]+$/);
});

test("ACCT-04 a like is mailed, and none to who looked at it, turned likes off or unsubscribed", async () => {
  const ann = await site.signUp("Annthree");
  const told = await site.signUp("Told");
  const seen = await site.signUp("Seen");
  const off = await site.signUp("Off");
  const gone = await site.signUp("Gone");
  const unconfirmed = await site.signUp("Unsure", { confirm: false });
  await prefer(off, { like: false });
  await gone.put("/api/notifications.php", { notifications: {}, listunsubscribe: true });
  for (const { id } of [told, seen, off, gone, unconfirmed]) await ann.put("/api/like.php", { profile: id });
  await db.updateTable("likes").set({ is_new: 0 }).where("to_id", "=", seen.id).execute();
  await later(20 * MINUTE_MS);
  expect(await mailsTo("Told")).toEqual(["A new like"]);
  for (const name of ["Seen", "Off", "Gone", "Unsure"])
    expect([name, await mailsTo(name)]).toEqual([name, []]);
  await prefer(off, { like: true });
  await later(2 * DAY_MS);
  // What happened while it was turned off is no news two days later.
  expect(await mailsTo("Off")).toEqual([]);
  expect(await mailsTo("Told")).toEqual(["A new like"]);
});

test("ACCT-04 after three days one reminder says that the profile has no photo, and never again", async () => {
  const ann = await site.signUp("Annfour");
  const bea = await site.signUp("Beafour");
  await prefer(bea, { reminders: false });
  await later(3 * DAY_MS - MINUTE_MS);
  expect(await mailsTo("Annfour")).toEqual([]);
  await later(2 * MINUTE_MS);
  expect(await mailsTo("Annfour")).toEqual(["Your profile"]);
  expect(await mailsTo("Beafour")).toEqual([]);
  await prefer(ann, { weekly_updates: false });
  await later(30 * DAY_MS);
  expect(await mailsTo("Annfour")).toEqual(["Your profile"]);
});

test("ACCT-04 once a week, and only where somebody real joined in the member's country, the week is mailed", async () => {
  const place = (who: Member, country: string, gender: string) =>
    db
      .updateTable("members")
      .set({ country, gender, sexuality: "hetero", listed: 1 })
      .where("id", "=", who.id)
      .execute();
  const [ann, far] = [await site.signUp("Annfive"), await site.signUp("Farfive")];
  await place(ann, "IE", "female");
  await place(far, "GB", "female");
  for (const who of [ann, far]) await prefer(who, { reminders: false });
  await later(6 * DAY_MS);
  const newcomer = await site.signUp("Newcomer");
  await place(newcomer, "IE", "male");
  await prefer(newcomer, { reminders: false });
  await later(DAY_MS + MINUTE_MS);
  expect(await mailsTo("Annfive")).toEqual(["Your week"]);
  expect(await mailsTo("Farfive")).toEqual([]);
  await later(6 * DAY_MS);
  await later(DAY_MS + MINUTE_MS);
  // Nobody else joined since.
  expect(await mailsTo("Annfive")).toEqual(["Your week"]);
});

test.each(LANGUAGE_CODES)("ACCT-04 the mails of news are whole and neutral in %s", async (language) => {
  const [ann, bea] = [await site.signUp(`Ann${language}`), await site.signUp(`Bea${language}`)];
  await bea.put("/api/user.php", { language });
  await write(ann, bea);
  await ann.put("/api/like.php", { profile: bea.id });
  await later(20 * MINUTE_MS);
  const mails = (await site.backend.outbox()).filter(
    ({ to, unsubscribe }) => to === `bea${language}@example.org` && unsubscribe !== null,
  );
  expect(mails).toHaveLength(2);
  for (const { subject, text, html } of mails) {
    expect(subject).toContain("Rendez");
    const said = html.replace(/<style>[^<]*<\/style>/, "");
    expect(`${subject} ${text} ${said}`).not.toMatch(new RegExp(`[{}]|undefined|Ann${language}|${CANARY}`));
  }
  if (language !== "en") expect(mails[0]?.subject).not.toMatch(/^A new/);
});
