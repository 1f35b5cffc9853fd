import { describe, expect, test } from "vitest";
import { changeDraft, readDraft } from "#app/features/chat/draft-store";
import { newStorage } from "#tests/support/browser-storage";

const DAY_MS = 86_400_000;

const refuse = () => {
  throw new Error("QuotaExceededError");
};

describe("what a browser keeps of a conversation", () => {
  test("CHAT-06 the text in the box is kept, each conversation its own", () => {
    const storage = newStorage();
    changeDraft(storage, "1.2", { text: "Hello" });
    changeDraft(storage, "1.3", { text: "Another" });
    expect(readDraft(storage, "1.2")).toMatchObject({ text: "Hello" });
    expect(readDraft(storage, "1.3")).toMatchObject({ text: "Another" });
    expect(readDraft(storage, "2.2")).toEqual({ text: "", others: [] });
  });

  test("CHAT-06 a draft that was sent or deleted leaves nothing behind", () => {
    const storage = newStorage();
    changeDraft(storage, "1.2", { text: "Hello" });
    changeDraft(storage, "1.2", { text: "" });
    expect(storage.names()).toEqual([]);
  });

  test("CHAT-20 two pages of one conversation keep a text each: sending one leaves the other's", () => {
    const storage = newStorage();
    changeDraft(storage, "1.2", { text: "From the first tab", was: "" });
    changeDraft(storage, "1.2", { text: "From the", was: "" });
    changeDraft(storage, "1.2", { text: "From the second", was: "From the" });
    expect(readDraft(storage, "1.2")).toMatchObject({
      text: "From the second",
      others: ["From the first tab"],
    });
    changeDraft(storage, "1.2", { text: "", was: "From the second" });
    expect(readDraft(storage, "1.2")).toMatchObject({ text: "From the first tab", others: [] });
    changeDraft(storage, "1.2", { text: "", was: "From the first tab" });
    expect(storage.names()).toEqual([]);
  });

  test("CHAT-20 a draft that an earlier build wrote is read, and texts do not pile up", () => {
    const storage = newStorage();
    storage.setItem("draft.1.2", JSON.stringify({ text: "Before", pending: [], atMs: Date.now() }));
    expect(readDraft(storage, "1.2")).toMatchObject({ text: "Before", others: [] });
    for (let tab = 1; tab <= 9; tab += 1) changeDraft(storage, "1.2", { text: `Tab ${tab}`, was: "" });
    expect(readDraft(storage, "1.2").others).toEqual(["Tab 8", "Tab 7", "Tab 6", "Tab 5"]);
  });

  test("CHAT-06 drafts are forgotten after a month, and the oldest of more than fifty", () => {
    const storage = newStorage();
    changeDraft(storage, "1.1", { text: "Old" }, 0);
    expect(readDraft(storage, "1.1", 30 * DAY_MS)).toMatchObject({ text: "Old" });
    expect(readDraft(storage, "1.1", 31 * DAY_MS)).toMatchObject({ text: "" });
    for (let partner = 2; partner <= 60; partner += 1)
      changeDraft(storage, `1.${partner}`, { text: "New" }, 40 * DAY_MS + partner);
    expect(storage.names()).toHaveLength(50);
    expect(storage.names()).not.toContain("draft.1.1");
    expect(storage.names()).toContain("draft.1.60");
  });

  test("CHAT-06 a storage that is missing, full, refused or holds rubbish is no error", () => {
    const full = { ...newStorage(), setItem: refuse };
    const refused = { ...newStorage(), getItem: refuse };
    for (const storage of [undefined, full, refused]) {
      changeDraft(storage, "1.2", { text: "Hello" });
      expect(readDraft(storage, "1.2")).toEqual({ text: "", others: [] });
    }
    for (const rubbish of ["", "{", "null", "7", '{"text":1}', '{"text":"a"}', "[]"]) {
      const storage = newStorage();
      storage.setItem("draft.1.2", rubbish);
      expect(readDraft(storage, "1.2"), rubbish).toEqual({ text: "", others: [] });
    }
  });
});
