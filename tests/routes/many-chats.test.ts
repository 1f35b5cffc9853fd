import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/reference-backend/database/open";
import type { Page } from "#tests/support/http-client";
import { copySeededFolder } from "#tests/support/seeded-folder";
import { type Site, startSite } from "#tests/support/start-site";

const CONVERSATIONS = 1_000;
const MAX_BYTES = 13_000;
const EMAIL = "premium@demo.example";
const NAMES = ["Anna-Lena", "Bartholomew", "Željka", "Chrysanthi", "Maximiliane", "Joe", "Øyvind", "Сергей"];
const LINES = [
  "Did you sleep well after that long evening?",
  "Saturday at ten. I bring the coffee ☕",
  "Ha!",
];

let folder: string;
let site: Site;
let unreadInAll = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "many-chats-"));
  await copySeededFolder(folder);
  await writeConversations();
  site = await startSite({ backend: { dataDir: folder } });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Straight into the database: sending would take minutes. Every third partner wrote up to seven messages unread. */
async function writeConversations(): Promise<void> {
  const db = await openDatabase(folder);
  await db.transaction().execute(async (within) => {
    const me = await within
      .selectFrom("accounts")
      .select("member_id as id")
      .where("email", "=", EMAIL)
      .executeTakeFirstOrThrow();
    await within.deleteFrom("conversation_sides").where("member_id", "=", me.id).execute();
    for (let nth = 1; nth <= CONVERSATIONS; nth += 1) {
      const name = `${NAMES[nth % NAMES.length]} ${nth}`;
      const { id: partner } = await within
        .insertInto("members")
        .values({ name, name_key: name.toLowerCase(), date_of_birth: "1990-05-04", city: "Haarlem" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: conversation } = await within
        .insertInto("conversations")
        .values({ low_id: me.id, high_id: partner })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: message } = await within
        .insertInto("messages")
        .values({
          conversation_id: conversation,
          sender_id: partner,
          kind: "text",
          text: `${LINES[nth % LINES.length]} (${nth})`,
          attachment: null,
          created_at: Date.now() - (CONVERSATIONS - nth) * 3_600_000,
          key: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const unread = nth % 3 === 0 ? (nth % 7) + 1 : 0;
      unreadInAll += unread;
      const side = { conversation_id: conversation, last_message_id: message };
      await within
        .insertInto("conversation_sides")
        .values([
          { ...side, member_id: me.id, partner_id: partner, unread },
          { ...side, member_id: partner, partner_id: me.id, unread: 0 },
        ])
        .execute();
    }
  });
  await db.destroy();
}

interface Row {
  path: string;
  nth: number;
  unread: number;
}

function rowsOf({ text }: Page): Row[] {
  const list = /data-piece="conversations"[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? "";
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, row = ""]) => ({
    path: /href="(\/chats\/\d+)(?:#unread)?"/.exec(row)?.[1] ?? "",
    nth: Number(/<b>[^<]* (\d+)<\/b>/.exec(row)?.[1]),
    unread: Number(/class="badge[^"]*"[^>]*>(\d+)/.exec(row)?.[1] ?? 0),
  }));
}

const expectedUnread = (nth: number) => (nth % 3 === 0 ? (nth % 7) + 1 : 0);
const older = ({ text }: Page) => /<a[^>]*rel="next"[^>]*>/.exec(text)?.[0].match(/href="([^"]*)"/)?.[1];

test("CHAT-01 CHAT-04 a member with 1,000 conversations turns light pages through all of them, newest first and each unread count right", async () => {
  const member = await site.member(EMAIL);
  const rows: Row[] = [];
  const weights: number[] = [];
  for (let path: string | undefined = "/chats"; path; ) {
    const page: Page = await member.get(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.text).toContain(`<title>(${unreadInAll})`);
    weights.push(brotliCompressSync(page.text).length);
    rows.push(...rowsOf(page));
    path = older(page);
  }
  expect(rows.map(({ nth }) => nth)).toEqual(
    Array.from({ length: CONVERSATIONS }, (_, at) => CONVERSATIONS - at),
  );
  expect(new Set(rows.map(({ path }) => path)).size).toBe(CONVERSATIONS);
  expect(rows.filter(({ nth, unread }) => unread !== expectedUnread(nth))).toEqual([]);
  expect(Math.max(...weights)).toBeLessThanOrEqual(MAX_BYTES);
});

test("CHAT-04 opening one of 1,000 conversations clears its count alone, and pages beyond the last show the last", async () => {
  const member = await site.member(EMAIL);
  const last = await member.get("/chats?page=9999");
  const [, opened] = rowsOf(last).filter(({ unread }) => unread > 0);
  expect(rowsOf(last).at(-1)?.nth).toBe(1);
  expect(older(last)).toBeUndefined();
  const conversation = await member.get(opened?.path ?? "");
  expect(conversation.words).toContain(`(${opened?.nth})`);
  expect(brotliCompressSync(conversation.text).length).toBeLessThanOrEqual(MAX_BYTES);
  const after = await member.get("/chats?page=50");
  const left = unreadInAll - (opened?.unread ?? 0);
  expect(after.text).toContain(`<title>(${left})`);
  expect(rowsOf(after).find(({ nth }) => nth === opened?.nth)?.unread).toBe(0);
  const others = rowsOf(after).filter(({ nth }) => nth !== opened?.nth);
  expect(others.map(({ unread }) => unread)).toEqual(others.map(({ nth }) => expectedUnread(nth)));
});

test("CHAT-21 among 1,000 conversations a name is found without its accents, and the unread alone are listed", async () => {
  const member = await site.member(EMAIL);
  const plain = await member.get("/chats");
  expect(plain.form("/chats", "q").fields).toEqual([["q", ""]]);
  const found = await member.get("/chats?q=+zeljka+99");
  expect(rowsOf(found).map(({ nth }) => nth)).toEqual([994]);
  expect(found.words).toContain("1 of 1,000 found");
  expect(found.valueOf("q")).toBe("zeljka 99");
  const unread = await member.get("/chats?unread=1");
  const rows = rowsOf(unread);
  expect(rows).toHaveLength(20);
  expect(rows.filter(({ unread: count }) => count === 0)).toEqual([]);
  // The way to the older ones keeps both.
  const both = await member.get("/chats?unread=1&q=BARTHOLOMEW");
  const next = older(both)?.replaceAll("&amp;", "&") ?? "";
  expect(new URLSearchParams(next.split("?")[1]).toString()).toBe("page=2&q=BARTHOLOMEW&unread=1");
  const further = await member.get(next);
  for (const { nth, unread: count } of [...rowsOf(both), ...rowsOf(further)])
    expect([nth % NAMES.length, count > 0]).toEqual([1, true]);
});

test("CHAT-21 a search that finds nothing says so and leads back; rubbish in it is no error", async () => {
  const member = await site.member(EMAIL);
  const nothing = await member.get("/chats?q=Nobody");
  expect(nothing.words).toContain("No conversation found");
  expect(nothing.text).toContain('href="/chats"');
  for (const q of ["%00", "x".repeat(3_000), "<b>", "%E2%80%AE", "(", "\\"])
    expect((await member.get(`/chats?q=${q}&unread=x`)).status, q).toBe(200);
});
