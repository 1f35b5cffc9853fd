import { useEffect, useRef, useState } from "react";
import { followedLink } from "#app/browser/plain-click";
import type { ConversationModel, PostedBack } from "./chat-model";
import { createConversation } from "./conversation-store";
import type { Shown, Switching } from "./switching";
import type { LiveChats } from "./use-live-chats";

/** Where both columns are seen. Elsewhere the list is a page of its own. */
const BOTH_COLUMNS = "(min-width:992px)";

function linkedConversation(address: { pathname: string }): number | undefined {
  return Number(/^\/chats\/(\d+)$/.exec(address.pathname)?.[1]) || undefined;
}

/**
 * Which conversation stands beside the list (CHAT-18): a row swaps it and the mark, nothing else; the address follows, and
 * Back goes back. What swaps is fetched where there are rows to press.
 */
export function useSwitching(
  first: ConversationModel,
  posted: PostedBack | undefined,
  title: string,
  chats: LiveChats,
): Shown & { current: number | undefined } {
  const [shown, show] = useState<Shown>(() => ({
    model: first,
    conversation: createConversation(first, posted?.refusal, chats),
    typed: posted?.typed,
  }));
  /** The row that is marked: where the member is, or is going. */
  const [current, mark] = useState<number>();
  // The first message, of either side, gives it one.
  first.conversation =
    chats.rows.find(({ profile }) => profile === first.partner.id)?.conversation ?? first.conversation;
  // Only its functions are taken, which stay.
  const page = useRef({ first: shown, title, chats, show, mark });

  useEffect(() => {
    const start = location.pathname;
    const columns = matchMedia(BOTH_COLUMNS);
    let fetched: Promise<Switching> | undefined;
    const switching = () => {
      fetched ??= import("./switching").then((part) => part.createSwitching(page.current));
      return fetched;
    };
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      const id = link?.closest(".chat-list") ? linkedConversation(link) : undefined;
      if (!link || id === undefined || !columns.matches) return;
      event.preventDefault();
      const { href } = link;
      switching().then(
        ({ go }) => go(href, id),
        () => location.assign(href),
      );
    };
    const onBack = () => {
      const id =
        location.pathname === start ? page.current.first.model.conversation : linkedConversation(location);
      switching().then(
        ({ open }) => open(id),
        () => location.reload(),
      );
    };
    if (columns.matches) switching().catch(() => {});
    // Before the loading bar, which takes every click for one that leaves the page.
    document.addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onBack);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onBack);
    };
  }, []);

  // Where there is room for both, whoever opens a conversation wants to write in it.
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) document.getElementById("text")?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);

  return { ...shown, current: current ?? first.conversation };
}
