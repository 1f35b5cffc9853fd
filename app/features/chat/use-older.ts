import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { OlderMessages } from "./chat-model";
import type { DrawnParts, Upward } from "./upward";

/** Older messages are fetched when the oldest shown one is so many screens away. */
const NEAR_SCREENS = 2;

export interface OlderLink {
  loading: boolean;
  /** Parts that are left out, because they are far from view, or not drawn whole yet. */
  drawn: DrawnParts | undefined;
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
  const [drawn, setDrawn] = useState<DrawnParts>();
  const requested = useRef<string>();
  const upward = useRef<Upward>();

  const load = useCallback(async (): Promise<boolean> => {
    const before = older && new URL(older, location.href).searchParams.get("before");
    if (!before || requested.current === before) return true;
    requested.current = before;
    setLoading(true);
    try {
      // What loads upward is fetched by who does so. Not taken apart: that costs more of Vite's wrapping.
      const part = await import("./upward");
      const box = scroller.current;
      if (!box) return true;
      upward.current ??= part.createUpward(box, setDrawn);
      return await upward.current.load(`${updatesUrl}?before=${before}`, onOlder);
    } catch {
      // False: the caller follows the link instead.
      return false;
    } finally {
      setLoading(false);
    }
  }, [scroller, older, updatesUrl, onOlder]);

  useEffect(() => () => upward.current?.stop(), []);

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
    drawn,
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
