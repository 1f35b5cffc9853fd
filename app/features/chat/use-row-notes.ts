import { useEffect, useState } from "react";
import { draftText } from "#app/browser/stored-draft";
import { SETTLED_MS, unsentNames } from "#app/browser/stored-outbox";
import type { ChatRow } from "./chat-model";
import { living, unsentOf } from "./outbox-store";

/** What the row of a partner says instead of the last message. */
interface RowNote {
  /** What is being written (CHAT-20). */
  draft: string;
  /** What has not gone out, empty for a photo (CHAT-16). */
  unsent: string | undefined;
}

/**
 * What is being written to the partners of a list, and what has not gone out, by partner; other tabs and the box beside
 * it included. What earlier pages left in conversations that are not open here goes by itself.
 */
export function useRowNotes(
  owner: number,
  rows: readonly ChatRow[],
): ReadonlyMap<number, RowNote> | undefined {
  const [notes, setNotes] = useState<ReadonlyMap<number, RowNote>>();
  useEffect(() => {
    const life = new AbortController();
    let isSending = false;
    const isLiving = (name: string) => living.has(name);
    const read = () => {
      const fresh = new Map<number, RowNote>();
      for (const { profile } of rows) {
        const name = `${owner}.${profile}`;
        fresh.set(profile, { draft: draftText(name), unsent: unsentOf(name) });
      }
      setNotes(fresh);
      // What no conversation of this page sends, in the list or not.
      if (isSending || unsentNames(owner).every(isLiving)) return;
      isSending = true;
      import("#app/browser/send-stored").then(
        // Not taken apart: that costs more of Vite's wrapping, here as elsewhere.
        (part) => part.sendStored(owner, isLiving, read, life.signal),
        // It says that something has not gone out all the same.
        () => {},
      );
    };
    const onStorage = () => {
      read();
      // What another tab has only just stored may be on its way: looked at once more.
      setTimeout(read, SETTLED_MS + 1_000);
    };
    read();
    addEventListener("storage", onStorage);
    return () => {
      life.abort();
      removeEventListener("storage", onStorage);
    };
  }, [owner, rows]);
  return notes;
}
