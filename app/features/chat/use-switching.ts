import { useCallback, useEffect, useRef, useState } from "react";
import { followedLink } from "#app/browser/plain-click";
import { within } from "#app/browser/within";
import { paths } from "#app/paths";
import type { ConversationModel, PostedBack } from "./chat-model";
import { type Conversation, createConversation } from "./conversation-store";
import type { LiveChats } from "./use-live-chats";

/** A conversation that this page shows or has shown. */
export interface Shown {
  model: ConversationModel;
  conversation: Conversation;
  /** What stood in the text box when another one was opened. */
  typed: string | undefined;
}

export interface Switching extends Shown {
  /** The row that is marked: where the member is, or is going. */
  current: number | undefined;
}

/** Where both columns are seen. Elsewhere the list is a page of its own. */
const BOTH_COLUMNS = "(width >= 992px)";

const ANSWER_TIMEOUT_MS = 12_000;

const messageBox = () => document.querySelector<HTMLTextAreaElement>("textarea#text");

function linkedConversation(address: { pathname: string }): number | undefined {
  const id = /^\/chats\/(\d+)$/.exec(address.pathname)?.[1];
  return id === undefined ? undefined : Number(id);
}

async function fetchConversation(id: number): Promise<ConversationModel | undefined> {
  return within(ANSWER_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(paths.chatOpened(id), { cache: "no-store", signal });
    return answer.ok ? ((await answer.json()) as ConversationModel | false | null) || undefined : undefined;
    // The link itself says what is wrong.
  }).catch(() => undefined);
}

/** The tab is named after what is open; the badges put their number before it. */
function rename(from: string, to: string): void {
  const badges = document.querySelector<HTMLElement>("rz-badges");
  if (badges?.dataset.title) badges.dataset.title = badges.dataset.title.replace(from, to);
  document.title = document.title.replace(from, to);
}

/**
 * Which conversation stands beside the list (CHAT-18): a row swaps it and the mark, nothing else; what was open before
 * comes from memory. The address follows, and Back goes back. Whatever does not come is what its link leads to.
 */
export function useSwitching(
  first: ConversationModel,
  posted: PostedBack | undefined,
  title: string,
  chats: LiveChats,
): Switching {
  const [shown, setShown] = useState<Shown>(() => ({
    model: first,
    conversation: createConversation(first, posted?.refusal, chats),
    typed: posted?.typed,
  }));
  const [current, setCurrent] = useState(first.conversation);
  const memory = useRef(new Map<number | undefined, Shown>([[first.conversation, shown]]));
  const here = useRef({ shown, title, wanted: first.conversation });
  const { wake } = chats;
  // Only its functions are taken, which stay.
  const page = useRef(chats);

  const show = useCallback(
    (next: Shown, nextTitle: string) => {
      const { shown: old, title: oldTitle } = here.current;
      old.typed = messageBox()?.value;
      here.current = { shown: next, title: nextTitle, wanted: next.model.conversation };
      rename(oldTitle, nextTitle);
      setShown(next);
      wake();
    },
    [wake],
  );

  const open = useCallback(
    async (id: number | undefined): Promise<void> => {
      here.current.wanted = id;
      setCurrent(id);
      if (id === here.current.shown.model.conversation) return;
      const known = memory.current.get(id);
      if (known) return show(known, known.model === first ? title : known.model.title);
      document.dispatchEvent(new Event("rz-wait"));
      const model = id === undefined ? undefined : await fetchConversation(id);
      document.dispatchEvent(new Event("rz-done"));
      // Another row was chosen meanwhile.
      if (here.current.wanted !== id) return;
      if (!model) return location.replace(location.href);
      const next: Shown = {
        model,
        conversation: createConversation(model, undefined, page.current),
        typed: undefined,
      };
      memory.current.set(id, next);
      show(next, model.title);
    },
    [first, title, show],
  );

  useEffect(() => {
    const start = location.pathname;
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      const id = link?.closest(".chat-list") ? linkedConversation(link) : undefined;
      if (!link || id === undefined || !matchMedia(BOTH_COLUMNS).matches) return;
      event.preventDefault();
      if (id === here.current.wanted) return messageBox()?.focus();
      history.pushState(null, "", link.href);
      void open(id);
    };
    const onBack = () => {
      void open(location.pathname === start ? first.conversation : linkedConversation(location));
    };
    // Before the loading bar, which takes every click for one that leaves the page.
    document.addEventListener("click", onClick, { capture: true });
    addEventListener("popstate", onBack);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      removeEventListener("popstate", onBack);
    };
  }, [open, first.conversation]);

  // Where there is room for both, whoever opens a conversation wants to write in it.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the conversation
  useEffect(() => {
    if (!isFirst.current) messageBox()?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [shown]);

  return { ...shown, current };
}
