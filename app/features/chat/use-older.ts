import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { within } from "#app/browser/within";
import type { OlderMessages } from "./chat-model";

/** Older messages are fetched when the oldest shown one is this near. */
const NEAR_PX = 300;

const ANSWER_TIMEOUT_MS = 12_000;

export interface OlderLink {
  loading: boolean;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Loads older messages above the others (CHAT-11), by the link or by scrolling up; a failure leaves the link. */
export function useOlder(
  scroller: RefObject<HTMLElement>,
  older: string | undefined,
  updatesUrl: string,
  onOlder: (answer: OlderMessages) => void,
): OlderLink {
  const [loading, setLoading] = useState(false);
  const requested = useRef<string>();

  const load = useCallback(async (): Promise<boolean> => {
    const before = older && new URL(older, location.href).searchParams.get("before");
    if (!before || requested.current === before) return true;
    requested.current = before;
    setLoading(true);
    try {
      const found = await within(ANSWER_TIMEOUT_MS, async (signal) => {
        const answer = await fetch(`${updatesUrl}?before=${before}`, { cache: "no-store", signal });
        return answer.ok ? ((await answer.json()) as OlderMessages | false | null) : null;
      });
      if (!found) return false;
      onOlder(found);
      return true;
    } catch {
      // False: the caller follows the link instead.
      return false;
    } finally {
      setLoading(false);
    }
  }, [older, updatesUrl, onOlder]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !older) return;
    const onScroll = () => {
      const leftPx = box.scrollHeight - box.clientHeight + box.scrollTop;
      if (leftPx < NEAR_PX) void load();
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    return () => box.removeEventListener("scroll", onScroll);
  }, [scroller, older, load]);

  return {
    loading,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      requested.current = undefined;
      // The page of older messages is there without this script too.
      void load().then((done) => done || location.assign(href));
    },
  };
}
