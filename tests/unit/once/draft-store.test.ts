import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDraftStore, type DraftStore } from "#app/once/draft-store.server";

let folder: string;
let opened: DraftStore[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rendez-kept-"));
  opened = [];
});
/** Database and write-ahead log together. */
function bytesOnDisk(): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("");
}

afterEach(() => {
  for (const kept of opened) kept.close();
  rmSync(folder, { recursive: true, force: true });
});

const time = { nowMs: 1_700_000_000_000 };
function open(settings: { secrets?: string[]; maxRows?: number } = {}): DraftStore {
  const kept = createDraftStore({
    path: join(folder, "once.db"),
    secrets: ["s1"],
    clock: () => time.nowMs,
    ...settings,
  });
  opened.push(kept);
  return kept;
}

test("CHAT-06 what was typed is there after the login in between, once", () => {
  const kept = open();
  const id = kept.save({ text: "Liebe Grüße 💌", profile: "9" });
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(kept.take(id ?? "")).toEqual({ text: "Liebe Grüße 💌", profile: "9" });
  expect(kept.take(id ?? "")).toBeUndefined();
});

test("kept text survives a restart and a new secret in front of the old one", () => {
  const id = open().save({ text: "hello" }) ?? "";
  expect(open({ secrets: ["s2", "s1"] }).take(id)).toEqual({ text: "hello" });
});

test("kept text cannot be read with another secret", () => {
  const id = open().save({ text: "hello" }) ?? "";
  expect(open({ secrets: ["other"] }).take(id)).toBeUndefined();
});

test("the file holds neither the text nor the id", () => {
  const kept = open();
  const id = kept.save({ text: "canary-text-canary" }) ?? "";
  kept.close();
  opened.pop();
  const bytes = bytesOnDisk();
  expect(bytes).toContain("kept_text");
  expect(bytes).not.toContain("canary");
  expect(bytes).not.toContain(id);
});

test("kept text is gone after half an hour", () => {
  const kept = open();
  const id = kept.save({ text: "hello" }) ?? "";
  const other = kept.save({ text: "hello" }) ?? "";
  time.nowMs += 30 * 60_000;
  expect(kept.take(id)).toEqual({ text: "hello" });
  time.nowMs += 1;
  expect(kept.take(other)).toBeUndefined();
});

test("16 KB are kept, more is not, and the oldest text goes when there are too many", () => {
  const kept = open({ maxRows: 3 });
  expect(kept.save({ text: "x".repeat(16 * 1024) })).toBeUndefined();
  expect(kept.save({ text: "x".repeat(16 * 1024 - 11) })).toBeDefined();
  const ids = [1, 2, 3, 4].map((number) => {
    time.nowMs += 1;
    return kept.save({ text: String(number) }) ?? "";
  });
  expect(ids.map((id) => kept.take(id)?.text)).toEqual([undefined, "2", "3", "4"]);
});

test("an id nobody was given finds nothing, and a changed row is not believed", () => {
  const kept = open();
  for (const id of ["", "x", "A".repeat(22), "' OR 1=1 --"]) expect(kept.take(id)).toBeUndefined();
  const id = kept.save({ text: "hello" }) ?? "";
  const raw = new Database(join(folder, "once.db"));
  const { sealed } = raw.prepare("SELECT sealed FROM kept_text").get() as { sealed: Uint8Array };
  const forged = Buffer.from(sealed);
  forged.writeUInt8(forged.readUInt8(14) ^ 1, 14);
  // In a list: libsql takes a lone buffer for named parameters and ends the process.
  raw.prepare("UPDATE kept_text SET sealed = ?").run([forged]);
  raw.close();
  expect(kept.take(id)).toBeUndefined();
});
