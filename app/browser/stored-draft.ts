/** What stands before the names of drafts in the browser's storage; behind it member and partner: `draft.7.24`. */
export const DRAFT_PREFIX = "draft.";

/** Drafts are forgotten after a month. */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

/** The part of a stored draft that lists of conversations show. */
export interface StoredText {
  /** The newest text of the conversation. */
  text: string;
  atMs: number;
}

/** Reads what was stored under the name of a draft; undefined for anything that is none. */
export function parseDraft(json: string | null): (StoredText & { others?: unknown }) | undefined {
  try {
    const stored = JSON.parse(json ?? "null");
    return stored && typeof stored.text === "string" ? stored : undefined;
  } catch {
    // Not JSON, so not written by this site.
    return undefined;
  }
}

/** What is being written to a partner and was not sent, empty where there is nothing; `name` is `7.24`. */
export function draftText(name: string, nowMs = Date.now()): string {
  try {
    const stored = parseDraft(localStorage.getItem(DRAFT_PREFIX + name));
    return stored && nowMs - stored.atMs <= DRAFT_LIFE_MS ? stored.text.trim() : "";
  } catch {
    // Browsers throw where the visitor blocks storage.
    return "";
  }
}
