import { type RawBuilder, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createDraftStore, type DraftStore } from "#app/once/draft-store.server";
import { createLoginMemory } from "#app/once/login-memory.server";
import { createSignupLogins } from "#app/once/signup-login.server";
import type { SharedStore } from "#tests/support/idempotency-contract";

const MONTH_MS = 30 * 24 * 3_600_000;

/** What kept texts and small memories promise, whichever database holds them (OPS-11). */
export function sealedContract(shared: () => SharedStore): void {
  afterEach(() => shared().clear());
  const time = { nowMs: 1_700_000_000_000 };

  async function drafts(settings: { secrets?: string[]; maxRows?: number } = {}): Promise<DraftStore> {
    const database = await shared().open();
    return createDraftStore({
      database,
      secrets: ["s1"],
      clock: () => time.nowMs,
      tidyEvery: 1,
      ...settings,
    });
  }

  /** All that the tables hold, as somebody who took the database reads it. */
  async function everything(): Promise<string> {
    const database = await shared().open();
    const tables: RawBuilder<unknown>[] = [sql`SELECT * FROM kept_text`, sql`SELECT * FROM login_memory`];
    const found = await Promise.all(tables.map((statement) => database.run(statement)));
    const rows = found.flatMap(({ rows }) => rows as Record<string, unknown>[]);
    const values = rows.flatMap((row) => Object.values(row));
    return values
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)))
      .join("\n");
  }

  test("CHAT-06 what was typed is there after the login in between, once, at another container too", async () => {
    const id = (await (await drafts()).save({ text: "Liebe Grüße 💌", profile: "9" })) ?? "";
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const other = await drafts();
    expect(await other.take(id)).toEqual({ text: "Liebe Grüße 💌", profile: "9" });
    expect(await other.take(id)).toBeUndefined();
  });

  test("kept text survives a new secret in front of the old one, and cannot be read with another", async () => {
    const kept = await drafts();
    const [first = "", second = ""] = [
      await kept.save({ text: "hello" }),
      await kept.save({ text: "hello" }),
    ];
    expect(await (await drafts({ secrets: ["s2", "s1"] })).take(first)).toEqual({ text: "hello" });
    expect(await (await drafts({ secrets: ["other"] })).take(second)).toBeUndefined();
  });

  test("the store holds neither the text nor the id, nor whose memory it is", async () => {
    const id = (await (await drafts()).save({ text: "canary-text-canary" })) ?? "";
    const memory = createLoginMemory({ database: await shared().open(), secrets: ["s1"] });
    await memory.write("canary-login", "search", "canary-search");
    const bytes = await everything();
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes).not.toContain("canary");
    expect(bytes).not.toContain(id);
  });

  test("kept text is gone after half an hour", async () => {
    const kept = await drafts();
    const [id = "", other = ""] = [await kept.save({ text: "hello" }), await kept.save({ text: "hello" })];
    time.nowMs += 30 * 60_000;
    expect(await kept.take(id)).toEqual({ text: "hello" });
    time.nowMs += 1;
    expect(await kept.take(other)).toBeUndefined();
  });

  test("16 KB are kept, more is not, and the oldest text goes when there are too many", async () => {
    const kept = await drafts({ maxRows: 3 });
    expect(await kept.save({ text: "x".repeat(16 * 1024) })).toBeUndefined();
    expect(await kept.save({ text: "x".repeat(16 * 1024 - 11) })).toBeDefined();
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      time.nowMs += 1;
      ids.push((await kept.save({ text: String(number) })) ?? "");
    }
    const texts: (string | undefined)[] = [];
    for (const id of ids) texts.push((await kept.take(id))?.text);
    expect(texts).toEqual([undefined, "2", "3", "4"]);
  });

  test("an id nobody was given finds nothing, and a changed row is not believed", async () => {
    const kept = await drafts();
    for (const id of ["", "x", "A".repeat(22), "' OR 1=1 --"]) expect(await kept.take(id)).toBeUndefined();
    const id = (await kept.save({ text: "hello" })) ?? "";
    const database = await shared().open();
    const { rows } = await database.run<{ sealed: Uint8Array }>(sql`SELECT sealed FROM kept_text`);
    const forged = Buffer.from(rows[0]?.sealed ?? "");
    forged.writeUInt8(forged.readUInt8(14) ^ 1, 14);
    await database.run(sql`UPDATE kept_text SET sealed = ${forged}`);
    expect(await kept.take(id)).toBeUndefined();
  });

  test("REACH-07 a login remembers what it wrote last, and no other login reads it", async () => {
    const memory = createLoginMemory({ database: await shared().open(), secrets: ["one"] });
    await memory.write("anna", "search", "country=DE");
    await memory.write("anna", "search", "country=NL");
    expect(await memory.read("anna", "search")).toBe("country=NL");
    expect(await memory.read("anna", "last_chat")).toBeUndefined();
    expect(await memory.read("eva", "search")).toBeUndefined();
    await memory.write("anna", "search", "");
    expect(await memory.read("anna", "search")).toBeUndefined();
    await memory.write("anna", "search", "x".repeat(500));
    expect(await memory.read("anna", "search")).toBeUndefined();
  });

  test("REACH-07 a process that has the store to itself reads a memory once, and what it writes is what it reads", async () => {
    const database = await shared().open();
    const memory = createLoginMemory({ database, secrets: ["one"], isAlone: true });
    const besides = createLoginMemory({ database, secrets: ["one"] });
    await besides.write("anna", "search", "country=DE");
    expect(await memory.read("anna", "search")).toBe("country=DE");
    expect(await memory.read("eva", "search")).toBeUndefined();
    await besides.write("anna", "search", "country=PL");
    expect(await memory.read("anna", "search")).toBe("country=DE");
    await memory.write("anna", "search", "country=NL");
    expect(await memory.read("anna", "search")).toBe("country=NL");
    expect(await besides.read("anna", "search")).toBe("country=NL");
    await memory.write("anna", "search", "");
    expect(await memory.read("anna", "search")).toBeUndefined();
    expect(await besides.read("anna", "search")).toBeUndefined();
  });

  test("REACH-07 what a login remembers is over after a month, and the oldest rows go", async () => {
    let now = 1_000;
    const settings = { database: await shared().open(), clock: () => now, maxRows: 10 };
    const memory = createLoginMemory({ ...settings, secrets: ["old"] });
    await memory.write("anna", "search", "x=1");
    const later = createLoginMemory({ ...settings, secrets: ["new", "old"] });
    now += MONTH_MS;
    expect(await later.read("anna", "search")).toBe("x=1");
    now += 1;
    expect(await later.read("anna", "search")).toBeUndefined();
    for (let at = 0; at < 100; at += 1) {
      now += 1;
      await memory.write(`member ${at}`, "search", "x=1");
    }
    expect(await memory.read("member 0", "search")).toBeUndefined();
    expect(await memory.read("member 99", "search")).toBe("x=1");
  });

  test("SIGN-09 the second answer of a double click at another container brings the same login, for two minutes", async () => {
    let now = 1_000;
    const open = async () =>
      createSignupLogins({ database: await shared().open(), secrets: ["one"], clock: () => now });
    await (await open()).store("key-of-a-form", ["auth.sid=1; Path=/", "auth.rem=2; Path=/"]);
    const other = await open();
    expect(await other.of("key-of-a-form")).toEqual(["auth.sid=1; Path=/", "auth.rem=2; Path=/"]);
    expect(await other.of("another key")).toEqual([]);
    now += 2 * 60_000 + 1;
    expect(await other.of("key-of-a-form")).toEqual([]);
  });
}
