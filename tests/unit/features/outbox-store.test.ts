import { expect, test } from "vitest";
import type { OutgoingMessage } from "#app/features/chat/conversation-state";
import type { DraftStorage } from "#app/features/chat/draft-store";
import { readOutbox, saveOutbox } from "#app/features/chat/outbox-store";
import { newStorage } from "#tests/support/browser-storage";

const DAY_MS = 86_400_000;

function waiting(id: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return { id, text: `Text ${id}`, key: `k${id}`, state: "waiting", refusal: undefined, ...more };
}

const idsIn = (storage: DraftStorage, nowMs?: number) =>
  readOutbox(storage, "1.2", nowMs).map(({ id }) => id);

test("CHAT-16 what waits is stored with its key and in its order, and leaves nothing behind once it went", () => {
  const storage = newStorage();
  expect(saveOutbox(storage, "1.2", [waiting("a"), waiting("b", { tried: true })], new Set())).toBe(true);
  expect(readOutbox(storage, "1.2")).toMatchObject([
    { id: "a", text: "Text a", key: "ka" },
    { id: "b", key: "kb", tried: true },
  ]);
  expect(readOutbox(storage, "1.3")).toEqual([]);
  saveOutbox(storage, "1.2", [], new Set(["a", "b"]));
  expect(storage.length).toBe(0);
});

test("CHAT-16 two tabs store what waits in each of them, and neither takes the other's away", () => {
  const storage = newStorage();
  saveOutbox(storage, "1.2", [waiting("a")], new Set());
  saveOutbox(storage, "1.2", [waiting("b")], new Set());
  expect(idsIn(storage)).toEqual(["a", "b"]);
  saveOutbox(storage, "1.2", [], new Set(["b"]));
  expect(idsIn(storage)).toEqual(["a"]);
});

test("CHAT-16 a photo is not stored; a text outlives its key, and is forgotten after a month as a draft is", () => {
  const storage = newStorage();
  const photo = new File(["bytes"], "photo.jpg");
  const texts = [waiting("a", { tried: true }), waiting("b", { photo })];
  saveOutbox(storage, "1.2", texts, new Set(), 0);
  expect(readOutbox(storage, "1.2", DAY_MS)).toMatchObject([{ id: "a", key: "ka" }]);
  expect(readOutbox(storage, "1.2", DAY_MS + 1)).toMatchObject([
    { id: "a", text: "Text a", key: undefined, tried: true },
  ]);
  // Another page saves its own.
  saveOutbox(storage, "1.2", [waiting("c")], new Set(), 2 * DAY_MS);
  expect(idsIn(storage, 2 * DAY_MS)).toEqual(["a", "c"]);
  expect(idsIn(storage, 30 * DAY_MS + 1)).toEqual(["c"]);
});

test("CHAT-16 without storage, or with a full one, the page knows that nothing survives it", () => {
  const full = {
    ...newStorage(),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  for (const storage of [undefined, full]) {
    expect(saveOutbox(storage, "1.2", [waiting("a")], new Set())).toBe(false);
    expect(readOutbox(storage, "1.2")).toEqual([]);
  }
  const rubbish = { ...newStorage(), getItem: () => "{" };
  expect(readOutbox(rubbish, "1.2")).toEqual([]);
});
