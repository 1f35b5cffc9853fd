import type { Shell } from "./features/site/shell";
import { usePageData, useRootData } from "./page-data";

/** What opening the page did to the counts of the frame: messages read, new likes seen. */
type Seen = { readNow?: number; likesSeen?: number } | undefined;

/** The frame's data. What was read or seen by opening this page no longer counts as new (CHAT-04, PROF-06). */
export function useShell(): Shell | undefined {
  const shell = useRootData<{ shell: Shell }>()?.shell;
  const { readNow = 0, likesSeen = 0 } = (usePageData<unknown>() as Seen) ?? {};
  // The bar is the server's to draw.
  if (!import.meta.env.SSR || !shell?.member || readNow + likesSeen === 0) return shell;
  const unread = Math.max(0, shell.member.unread - readNow);
  const newLikes = Math.max(0, shell.member.newLikes - likesSeen);
  return { ...shell, member: { ...shell.member, unread, newLikes } };
}
