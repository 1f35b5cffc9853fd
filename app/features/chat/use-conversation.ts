import { useEffect, useSyncExternalStore } from "react";
import type { ConversationActions } from "./conversation-actions";
import type { ConversationState } from "./conversation-state";
import type { Conversation } from "./conversation-store";
import type { LiveChats } from "./use-live-chats";

export interface LiveConversation extends ConversationState, ConversationActions {
  /** Scripts run and ask by themselves: no button is needed for it. */
  polling: boolean;
  /** Something was sent past this page's scripts: ask at once. */
  wake(): void;
}

/** The conversation that is shown: it has a part in the poll of the page as long as it is. */
export function useConversation(
  conversation: Conversation,
  { attend, wake, polling }: Pick<LiveChats, "attend" | "wake" | "polling">,
): LiveConversation {
  const { state, subscribe, start, attended } = conversation;
  const shown = useSyncExternalStore(subscribe, state, state);
  useEffect(() => {
    start();
    return attend(attended);
  }, [start, attend, attended]);
  return { ...conversation, ...shown, polling: polling && conversation.isNewest, wake };
}
