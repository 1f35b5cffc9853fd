import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { followedLink } from "#app/browser/plain-click";
import type { Upward } from "./upward";
import type { LiveConversation } from "./use-conversation";

/** Loads older messages above the others (CHAT-11), by the link or by scrolling up; what does so is fetched by the first. */
export function useOlder(
  scroller: RefObject<HTMLElement>,
  { state, showOlder }: LiveConversation,
  updatesUrl: string,
): (event: MouseEvent) => void {
  const again = useRef<Upward>();

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const life = new AbortController();
    const { signal } = life;
    let fetched: Promise<Upward> | undefined;
    const upward = () => {
      fetched ??= import("./upward").then(({ createUpward }) =>
        createUpward({ box, state, showOlder, updatesUrl, signal }),
      );
      return fetched;
    };
    again.current = () => upward().then((load) => load());
    // Without it the link is there.
    box.addEventListener("scroll", () => upward().catch(() => {}), { passive: true, once: true, signal });
    return () => life.abort();
  }, [scroller, state, showOlder, updatesUrl]);

  return (event) => {
    const link = followedLink(event.nativeEvent);
    if (!link) return;
    event.preventDefault();
    const follow = () => location.assign(link.href);
    // The page of older messages is there without this script too.
    again.current?.().then((done) => done || follow(), follow);
  };
}
