import { useEffect, useState } from "react";
import { draftText } from "#app/browser/stored-draft";
import type { ChatRow } from "./chat-model";

/** What is being written to the partners of a list, by partner; other tabs and the box beside it included (CHAT-20). */
export function useDrafts(owner: number, rows: readonly ChatRow[]): ReadonlyMap<number, string> | undefined {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>();
  useEffect(() => {
    const read = () =>
      setDrafts(new Map(rows.map(({ profile }) => [profile, draftText(`${owner}.${profile}`)])));
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [owner, rows]);
  return drafts;
}
