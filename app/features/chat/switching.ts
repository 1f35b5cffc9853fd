import { within } from "#app/browser/within";
import { paths } from "#app/paths";
import type { ConversationModel } from "./chat-model";
import { type Conversation, createConversation } from "./conversation-store";
import type { LiveChats } from "./use-live-chats";

/** A conversation that this page shows or has shown. */
export interface Shown {
  model: ConversationModel;
  conversation: Conversation;
  /** What stood in the text box when another one was opened. */
  typed: string | undefined;
}

/** The page whose conversation is swapped. */
export interface SwitchedPage {
  first: Shown;
  /** Of the page as it was loaded. */
  title: string;
  chats: LiveChats;
  show(next: Shown): void;
  /** Marks the row of a conversation. */
  mark(id: number | undefined): void;
}

export interface Switching {
  /** Follows the link of a row. */
  go(href: string, id: number): void;
  /** Shows a conversation under the address that the page has already. */
  open(id: number | undefined): Promise<void>;
}

const ANSWER_TIMEOUT_MS = 12_000;

const messageBox = () => document.querySelector<HTMLTextAreaElement>("textarea#text");

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

/** Swaps one conversation for another; what was open before comes from memory. Whatever does not come is what its link leads to. */
export function createSwitching({ first, title, chats, show, mark }: SwitchedPage): Switching {
  const memory = new Map<number | undefined, Shown>();
  let shown = first;
  let shownTitle = title;
  let wanted: number | undefined;

  function swap(next: Shown): void {
    const nextTitle = next === first ? title : next.model.title;
    shown.typed = messageBox()?.value;
    rename(shownTitle, nextTitle);
    shown = next;
    shownTitle = nextTitle;
    show(next);
    chats.wake();
  }

  async function open(id: number | undefined): Promise<void> {
    wanted = id;
    mark(id);
    if (id === shown.model.conversation) return;
    // Which has got its number here.
    const known = id === first.model.conversation ? first : memory.get(id);
    if (known) return swap(known);
    document.dispatchEvent(new Event("rz-wait"));
    const model = id === undefined ? undefined : await fetchConversation(id);
    document.dispatchEvent(new Event("rz-done"));
    // Another row was chosen meanwhile.
    if (wanted !== id) return;
    if (!model) return location.replace(location.href);
    const next: Shown = {
      model,
      conversation: createConversation(model, undefined, chats),
      typed: undefined,
    };
    memory.set(id, next);
    swap(next);
  }

  return {
    open,
    go(href, id) {
      if (id === (wanted ?? first.model.conversation)) return messageBox()?.focus();
      history.pushState(null, "", href);
      void open(id);
    },
  };
}
