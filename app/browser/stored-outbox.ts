import { DRAFT_LIFE_MS } from "./stored-draft";

/** Behind it member and partner, as in the names of drafts: `outbox.7.24`. */
export const OUTBOX_PREFIX = "outbox.";

/** A form key lives for a day: what is older could not be sent once for sure, and is the member's to decide. */
const KEY_LIFE_MS = 24 * 3_600_000;
/** A message that has been stored for less is most likely just on its way. */
export const SETTLED_MS = 5_000;

/** What a browser stores of a message until it is confirmed. */
export interface StoredMessage {
  id: string;
  text: string;
  key: string | undefined;
  /** It left once without an answer, so it may have arrived. */
  tried?: boolean | undefined;
  atMs: number;
}

function parse(json: string | null): StoredMessage[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each?.text === "string") : [];
  } catch {
    // Not JSON, so not written by this code.
    return [];
  }
}

/** Messages of this browser that have not left, in the order they were written; throws where storage is refused. */
export function readStored(storage: Pick<Storage, "getItem">, name: string, nowMs: number): StoredMessage[] {
  return parse(storage.getItem(OUTBOX_PREFIX + name))
    .filter(({ atMs }) => nowMs - atMs <= DRAFT_LIFE_MS)
    .map((each) => (nowMs - each.atMs <= KEY_LIFE_MS ? each : { ...each, key: undefined }));
}

/** Names of a member's conversations that have such messages, also of those that no list has; none where storage is refused. */
export function unsentNames(owner: number | string): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => `${localStorage.key(at)}`);
    return names
      .filter((name) => name.startsWith(`${OUTBOX_PREFIX}${owner}.`))
      .map((name) => name.slice(OUTBOX_PREFIX.length));
  } catch {
    return [];
  }
}

/** The first message that has not gone out for a while. A clock that was set back makes nothing look new. */
export function firstSettled(
  stored: readonly StoredMessage[],
  nowMs = Date.now(),
): StoredMessage | undefined {
  return stored.find(({ atMs }) => Math.abs(nowMs - atMs) > SETTLED_MS);
}

/** The text of that message to a partner; undefined where all has gone. */
export function unsentText(name: string, nowMs = Date.now()): string | undefined {
  try {
    return firstSettled(readStored(localStorage, name, nowMs), nowMs)?.text;
  } catch {
    // Browsers throw where the visitor blocks storage.
    return undefined;
  }
}
