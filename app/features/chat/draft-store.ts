import type { PendingMessage } from "./conversation-state";

/** What a browser stores of a conversation: the text in the box, and messages that nobody confirmed yet (CHAT-06). */
export interface Draft {
  text: string;
  pending: PendingMessage[];
}

/** The part of Storage that is needed; undefined where the browser refuses it. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> | undefined;

const PREFIX = "draft.";
const MONTH_MS = 30 * 24 * 3_600_000;
const MAX_DRAFTS = 50;
const NOTHING: Draft = { text: "", pending: [] };

type StoredDraft = Draft & { atMs: number };

/** The browser's storage; undefined where it is switched off. */
export function draftStorage(): DraftStorage {
  try {
    return window.localStorage;
  } catch {
    // Browsers throw where the visitor blocks storage: the page works without drafts.
    return undefined;
  }
}

function parse(json: string | null): StoredDraft | undefined {
  try {
    const stored = JSON.parse(json ?? "null") as StoredDraft | null;
    return stored && typeof stored.text === "string" && Array.isArray(stored.pending) ? stored : undefined;
  } catch {
    // Not JSON, so not written by this code.
    return undefined;
  }
}

/** The draft of a conversation, empty where there is none; a storage that fails has none. */
export function readDraft(storage: DraftStorage, name: string, nowMs = Date.now()): Draft {
  try {
    const stored = parse(storage?.getItem(PREFIX + name) ?? null);
    return stored && nowMs - stored.atMs <= MONTH_MS ? stored : NOTHING;
  } catch {
    // Reading may be refused as well: the box begins empty.
    return NOTHING;
  }
}

/** Changes a draft; an empty one leaves nothing behind. A storage that is full or refused is no error. */
export function changeDraft(
  storage: DraftStorage,
  name: string,
  change: Partial<Draft>,
  nowMs = Date.now(),
): void {
  try {
    if (!storage) return;
    const { text, pending } = { ...readDraft(storage, name, nowMs), ...change };
    if (text === "" && pending.length === 0) {
      storage.removeItem(PREFIX + name);
      return;
    }
    storage.setItem(PREFIX + name, JSON.stringify({ text, pending, atMs: nowMs } satisfies StoredDraft));
    forgetOld(storage, nowMs);
  } catch {
    // Private windows and full disks: the page works on, only without memory.
  }
}

function forgetOld(storage: NonNullable<DraftStorage>, nowMs: number): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, atMs: parse(storage.getItem(name))?.atMs ?? 0 }))
    .sort((a, b) => b.atMs - a.atMs)
    .forEach(({ name, atMs }, place) => {
      if (place >= MAX_DRAFTS || nowMs - atMs > MONTH_MS) storage.removeItem(name);
    });
}
