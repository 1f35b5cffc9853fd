import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { OlderMessages } from "./chat-model";
import type { FarParts } from "./far-parts";

/** Older messages are fetched when the oldest shown one is so many screens away. */
const NEAR_SCREENS = 2;

export interface OlderLink {
  loading: boolean;
  /** Parts that are left out, because they are far from view. */
  far: FarParts | undefined;
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
  const [far, setFar] = useState<FarParts>();
  const requested = useRef<string>();
  const stopSkipping = useRef<() => void>();

  /** What loads upward is fetched by who does so. */
  const upward = useCallback(async () => {
    const { fetchOlder, skipPastLists } = await import("./upward");
    const box = scroller.current;
    if (box) stopSkipping.current ??= skipPastLists(box, setFar);
    return fetchOlder;
  }, [scroller]);

  const load = useCallback(async (): Promise<boolean> => {
    const before = older && new URL(older, location.href).searchParams.get("before");
    if (!before || requested.current === before) return true;
    requested.current = before;
    setLoading(true);
    try {
      const found = await (await upward())(`${updatesUrl}?before=${before}`, scroller.current);
      if (!found) return false;
      onOlder(found);
      return true;
    } catch {
      // False: the caller follows the link instead.
      return false;
    } finally {
      setLoading(false);
    }
  }, [scroller, older, updatesUrl, onOlder, upward]);

  useEffect(() => {
    // Loaded when this conversation was open before.
    if (scroller.current?.querySelector(".past")) upward().catch(() => {});
    return () => {
      stopSkipping.current?.();
      stopSkipping.current = undefined;
    };
  }, [scroller, upward]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !older) return;
    const onScroll = () => {
      const leftPx = box.scrollHeight - box.clientHeight + box.scrollTop;
      if (leftPx < box.clientHeight * NEAR_SCREENS) void load();
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    return () => box.removeEventListener("scroll", onScroll);
  }, [scroller, older, load]);

  return {
    loading,
    far,
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
