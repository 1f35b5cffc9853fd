import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { UNREAD_ID } from "#app/ui/chat/unread-mark";

/** This near to the newest message one reads along. */
const NEAR_PX = 80;

export interface SteadyScroll {
  /** Undefined until the page is taken over: nobody knows where the reader is. */
  away: boolean | undefined;
  /** Messages came while the member was reading further up. */
  unseen: boolean;
  toNewest(): void;
}

/**
 * Keeps what is being read where it is: the column is reversed, so older messages above change nothing, and newer ones
 * below are made up for here. Who reads the newest message, or has just sent one, sees the newest; who has unread
 * messages begins with the first of them (CHAT-17).
 */
export function useSteadyScroll(
  scroller: RefObject<HTMLElement>,
  newestId: number,
  outgoing: readonly unknown[],
): SteadyScroll {
  const last = useRef({ heightPx: 0, newestId, outgoing });
  const isFollowing = useRef(false);
  const [unseen, setUnseen] = useState(false);
  const [away, setAway] = useState<boolean>();

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const was = last.current;
    const heightPx = box.scrollHeight;
    last.current = { heightPx, newestId, outgoing };
    const grownPx = heightPx - was.heightPx;
    const isNews = newestId > was.newestId;
    const isWritten = outgoing.length > was.outgoing.length;
    // What one of them waits for, and what can be done about it, comes below too.
    if (grownPx === 0 || (outgoing === was.outgoing && !isNews)) return;
    const isAway = box.scrollTop < -NEAR_PX;
    if (isAway && isWritten) box.scrollTop = 0;
    // At the very top the browser has made up for what went.
    else if (grownPx > 0 || box.scrollTop > box.clientHeight - heightPx) box.scrollTop -= grownPx;
    if (isAway) return isNews && !isWritten ? setUnseen(true) : undefined;
    // What is seen is scrolled out of the way of what came, and does not jump.
    isFollowing.current = true;
    requestAnimationFrame(() => {
      isFollowing.current = false;
      box.scrollTop = 0;
    });
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      if (isFollowing.current) return;
      const isAway = box.scrollTop < -NEAR_PX;
      setAway(isAway);
      if (!isAway) setUnseen(false);
    };
    // Not where the link has led there, or somebody has scrolled already.
    if (box.scrollTop === 0) beginAtUnread(box);
    look();
    box.addEventListener("scroll", look, { passive: true });
    return () => box.removeEventListener("scroll", look);
  }, [scroller]);

  return { away, unseen, toNewest: () => scroller.current?.scrollTo({ top: 0 }) };
}

function beginAtUnread(box: HTMLElement): void {
  const mark = document.getElementById(UNREAD_ID);
  if (!mark || !box.contains(mark)) return;
  box.scrollTop += Math.min(0, mark.getBoundingClientRect().top - box.getBoundingClientRect().top);
}
