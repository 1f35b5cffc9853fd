import type { OutgoingMessage, PendingMessage } from "./conversation-state";
import type { DraftStorage } from "./draft-store";

/** Behind it member and partner, as in the names of drafts: `outbox.7.24`. */
const PREFIX = "outbox.";
/** A form key lives for a day: what is older could not be sent once for sure. */
const LIFE_MS = 24 * 3_600_000;

type Stored = PendingMessage & { atMs: number };

/** Whether a change of the browser's storage was one of this conversation. */
export function isOutboxOf(name: string, storageKey: string | null): boolean {
  return storageKey === null || storageKey === PREFIX + name;
}

function parse(json: string | null): Stored[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each?.text === "string") : [];
  } catch {
    // Not JSON, so not written by this code.
    return [];
  }
}

function readStored(storage: DraftStorage, name: string, nowMs: number): Stored[] {
  return parse(storage?.getItem(PREFIX + name) ?? null).filter(({ atMs }) => nowMs - atMs <= LIFE_MS);
}

/** Messages of this browser that have not left, in the order they were written. */
export function readOutbox(storage: DraftStorage, name: string, nowMs = Date.now()): PendingMessage[] {
  try {
    return readStored(storage, name, nowMs);
  } catch {
    // Reading may be refused as well: nothing waits.
    return [];
  }
}

/**
 * Stores what this page has to send. Messages of other tabs stay: of those stored, only `mine` are replaced. False where
 * the browser stores nothing: what waits then waits as long as the page is open.
 */
export function saveOutbox(
  storage: DraftStorage,
  name: string,
  outgoing: readonly OutgoingMessage[],
  mine: ReadonlySet<string>,
  nowMs = Date.now(),
): boolean {
  try {
    if (!storage) return false;
    const stored = readStored(storage, name, nowMs);
    const since = new Map(stored.map(({ id, atMs }) => [id, atMs]));
    const now = new Set(outgoing.map(({ id }) => id));
    const others = stored.filter(({ id }) => !mine.has(id) && !now.has(id));
    // A photo cannot be stored as text: it waits as long as the page is open.
    const own = outgoing
      .filter(({ photo }) => !photo)
      .map(({ id, text, key, tried }): Stored => ({ id, text, key, tried, atMs: since.get(id) ?? nowMs }));
    const all = [...others, ...own];
    if (all.length === 0) storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, JSON.stringify(all));
    return true;
  } catch {
    // Private windows and full disks.
    return false;
  }
}
