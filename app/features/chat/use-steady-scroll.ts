import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** This near to the newest message one reads along. */
const NEAR_PX = 80;

export interface SteadyScroll {
  /** Messages came while the member was reading further up. */
  unseen: boolean;
  toNewest(): void;
}

/**
 * Keeps what is being read where it is: the column is reversed, so older messages above change nothing, and newer ones
 * below are made up for here. Who reads the newest message, or has just sent one, sees the newest.
 */
export function useSteadyScroll(
  scroller: RefObject<HTMLElement>,
  newestId: number,
  outgoing: number,
): SteadyScroll {
  const heightPx = useRef(0);
  const lastNewest = useRef(newestId);
  const lastOutgoing = useRef(outgoing);
  const [unseen, setUnseen] = useState(false);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const grownPx = box.scrollHeight - heightPx.current;
    const isNews = newestId > lastNewest.current;
    const isWritten = outgoing > lastOutgoing.current;
    heightPx.current = box.scrollHeight;
    lastNewest.current = newestId;
    lastOutgoing.current = outgoing;
    if (isWritten) box.scrollTop = 0;
    else if (isNews && box.scrollTop < -NEAR_PX) {
      box.scrollTop -= grownPx;
      setUnseen(true);
    }
  });

  useEffect(() => {
    const box = scroller.current;
    const seen = () => box && box.scrollTop >= -NEAR_PX && setUnseen(false);
    box?.addEventListener("scroll", seen, { passive: true });
    return () => box?.removeEventListener("scroll", seen);
  }, [scroller]);

  return { unseen, toNewest: () => scroller.current?.scrollTo({ top: 0 }) };
}
