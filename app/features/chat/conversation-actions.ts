import type { OlderMessages, SendRefusal } from "./chat-model";
import type { OutgoingMessage } from "./conversation-state";

/** What a conversation does; `use-conversation.ts` adds how it stands. */
export interface ConversationActions {
  /** What cannot be sent comes back to the text box. */
  send(text: string): void;
  sendPhoto(photo: File): void;
  /** Says why something was not even tried. */
  refuse(text: string, more?: SendRefusal): void;
  retry(message: OutgoingMessage): void;
  /** Takes a message that has not left back into the text box. */
  edit(message: OutgoingMessage): void;
  discard(message: OutgoingMessage): void;
  addOlder(older: OlderMessages): void;
}
