import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLoginMemory } from "#app/once/login-memory.server";

const MONTH_MS = 30 * 24 * 3_600_000;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "memory-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("REACH-07 a login remembers what it wrote last, and no other login reads it", () => {
  const memory = createLoginMemory({ path: ":memory:", secrets: ["one"] });
  memory.write("anna", "search", "country=DE");
  memory.write("anna", "search", "country=NL");
  expect(memory.read("anna", "search")).toBe("country=NL");
  expect(memory.read("anna", "last_chat")).toBeUndefined();
  expect(memory.read("eva", "search")).toBeUndefined();
  memory.write("anna", "search", "");
  expect(memory.read("anna", "search")).toBeUndefined();
  memory.close();
});

test("REACH-07 nothing of it can be read in the file, and it is over after a month", () => {
  let now = 1_000;
  const path = join(folder, "once.db");
  const settings = { path, secrets: ["old"], clock: () => now };
  const memory = createLoginMemory(settings);
  memory.write("anna-login", "search", "canary-search");
  memory.close();
  const bytes = readFileSync(path).toString("latin1") + readFileSync(path, "latin1");
  for (const word of ["canary", "anna", "search="]) expect(bytes).not.toContain(word);
  const later = createLoginMemory({ ...settings, secrets: ["new", "old"] });
  expect(later.read("anna-login", "search")).toBe("canary-search");
  now += MONTH_MS + 1;
  expect(later.read("anna-login", "search")).toBeUndefined();
  later.close();
});

test("REACH-07 a text that is too long is not remembered, and the oldest rows go", () => {
  let now = 0;
  const memory = createLoginMemory({
    path: ":memory:",
    secrets: ["one"],
    maxRows: 10,
    clock: () => (now += 1),
  });
  memory.write("anna", "search", "x".repeat(500));
  expect(memory.read("anna", "search")).toBeUndefined();
  for (let at = 0; at < 100; at += 1) memory.write(`member ${at}`, "search", "x=1");
  expect(memory.read("member 0", "search")).toBeUndefined();
  expect(memory.read("member 99", "search")).toBe("x=1");
  memory.close();
});
