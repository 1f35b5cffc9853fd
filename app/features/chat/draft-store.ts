import { DRAFT_LIFE_MS, DRAFT_PREFIX, parseDraft } from "#app/browser/stored-draft";

/** What a browser stores of a conversation: the text in the box (CHAT-06). */
export interface Draft {
  /** The text that was typed last. */
  text: string;
  /** Texts of other open pages of the same conversation, the newest first (CHAT-20). */
  others: string[];
}

/** `was`: the text of this page that the new one takes the place of; by default the newest. */
export type DraftChange = Partial<Pick<Draft, "text">> & { was?: string };

/** The part of Storage that is needed; undefined where the browser refuses it. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> | undefined;

const MAX_DRAFTS = 50;
/** Texts of one conversation. */
const MAX_TEXTS = 5;
const NOTHING: Draft = { text: "", others: [] };

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
  const stored = parseDraft(json);
  // Without `others`: written by a page of an earlier build.
  return stored && { ...stored, others: Array.isArray(stored.others) ? stored.others : [] };
}

/** The draft of a conversation, empty where there is none; a storage that fails has none. */
export function readDraft(storage: DraftStorage, name: string, nowMs = Date.now()): Draft {
  try {
    const stored = parse(storage?.getItem(DRAFT_PREFIX + name) ?? null);
    return stored && nowMs - stored.atMs <= DRAFT_LIFE_MS ? stored : NOTHING;
  } catch {
    // Reading may be refused as well: the box begins empty.
    return NOTHING;
  }
}

/** A page puts its text before those of other pages and takes none of them away. */
function replaceText({ text: newest, others }: Draft, was: string, text: string): string[] {
  const rest = [newest, ...others].filter((each) => each !== "" && each !== was && each !== text);
  return text === "" ? rest : [text, ...rest].slice(0, MAX_TEXTS);
}

/** Changes a draft; an empty one leaves nothing behind. A storage that is full or refused is no error. */
export function changeDraft(
  storage: DraftStorage,
  name: string,
  change: DraftChange,
  nowMs = Date.now(),
): void {
  try {
    if (!storage) return;
    const stored = readDraft(storage, name, nowMs);
    const [text = "", ...others] = replaceText(stored, change.was ?? stored.text, change.text ?? stored.text);
    if (text === "") {
      storage.removeItem(DRAFT_PREFIX + name);
      return;
    }
    storage.setItem(DRAFT_PREFIX + name, JSON.stringify({ text, others, atMs: nowMs } satisfies StoredDraft));
    forgetOld(storage, nowMs);
  } catch {
    // Private windows and full disks: the page works on, only without memory.
  }
}

function forgetOld(storage: NonNullable<DraftStorage>, nowMs: number): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  names
    .filter((name) => name.startsWith(DRAFT_PREFIX))
    .map((name) => ({ name, atMs: parse(storage.getItem(name))?.atMs ?? 0 }))
    .sort((a, b) => b.atMs - a.atMs)
    .forEach(({ name, atMs }, place) => {
      if (place >= MAX_DRAFTS || nowMs - atMs > DRAFT_LIFE_MS) storage.removeItem(name);
    });
}
