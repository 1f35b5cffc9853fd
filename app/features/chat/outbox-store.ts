import { firstSettled, OUTBOX_PREFIX, readStored, type StoredMessage } from "#app/browser/stored-outbox";
import type { OutgoingMessage } from "./conversation-state";
import { type DraftStorage, draftStorage } from "./draft-store";

/** Conversations that live in this page, which send what they have, and what of it is stuck: photos, which are not stored, included. */
export const living = new Map<string, string | undefined>();

/** A conversation of this page has something that does not go, or nothing any more. */
export function noteUnsent(name: string, outgoing: readonly OutgoingMessage[]): void {
  const text = outgoing.find(({ state }) => state !== "sending")?.text;
  const isNew = text !== unsentOf(name);
  living.set(name, text);
  // Heard like a change of another tab, of which only others are told.
  if (isNew) dispatchEvent(new Event("storage"));
}

/** The first message to a partner that has not gone out, empty for a photo; undefined where all has. */
export function unsentOf(name: string): string | undefined {
  return living.has(name) ? living.get(name) : firstSettled(readOutbox(draftStorage(), name))?.text;
}

/** A name for a message, its own in this browser, over reloads too; randomUUID asks for https. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** Whether a change of the browser's storage was one of this conversation. */
export function isOutboxOf(name: string, storageKey: string | null): boolean {
  return storageKey === null || storageKey === OUTBOX_PREFIX + name;
}

/** Messages of this browser that have not left, in the order they were written. */
export function readOutbox(storage: DraftStorage, name: string, nowMs = Date.now()): StoredMessage[] {
  try {
    return storage ? readStored(storage, name, nowMs) : [];
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
      .map(
        ({ id, text, key, tried }): StoredMessage => ({ id, text, key, tried, atMs: since.get(id) ?? nowMs }),
      );
    const all = [...others, ...own];
    if (all.length === 0) storage.removeItem(OUTBOX_PREFIX + name);
    else storage.setItem(OUTBOX_PREFIX + name, JSON.stringify(all));
    return true;
  } catch {
    // Private windows and full disks.
    return false;
  }
}
