import type {
  Balance,
  ComposerState,
  ConversationNews,
  MessageModel,
  OlderMessages,
  SendRefusal,
} from "./chat-model";
import { mergeById } from "./merge-messages";
import { markOf } from "./message-mark";

/** A message of this page that is not in upstream's list yet. */
export interface OutgoingMessage {
  /** Name of the message on this page. */
  id: string;
  /** The form key it went with; undefined while it waits for its turn. */
  key: string | undefined;
  /** Empty for a photo. */
  text: string;
  photo?: File | undefined;
  state: "sending" | "failed";
  refusal: SendRefusal | undefined;
}

/** What a browser stores of a message until it is confirmed. */
export type PendingMessage = Pick<OutgoingMessage, "id" | "text" | "key">;

export interface ConversationState {
  messages: MessageModel[];
  /** Where older messages are, and whether some are no longer shown. */
  older: string | undefined;
  olderHidden: boolean;
  outgoing: OutgoingMessage[];
  typing: boolean;
  composer: ComposerState;
  /** Refusal of a text that went back into the box. */
  refusal: SendRefusal | undefined;
}

export type ConversationEvent =
  | { kind: "news"; news: ConversationNews }
  | ({ kind: "older" } & OlderMessages)
  /** Messages of an earlier page of this browser that nobody confirmed. */
  | { kind: "restored"; pending: readonly PendingMessage[]; refusal: SendRefusal }
  | { kind: "written"; id: string; text: string; photo?: File | undefined }
  | { kind: "sending"; id: string; key: string }
  | {
      kind: "sent";
      id: string;
      message: MessageModel;
      composer: Omit<ComposerState, "keys">;
      key: string;
    }
  | {
      kind: "refused";
      id: string;
      refusal: SendRefusal;
      key: string | undefined;
      balance?: Balance | undefined;
    }
  | { kind: "forgotten"; id: string };

function without(outgoing: OutgoingMessage[], id: string): OutgoingMessage[] {
  return outgoing.filter((each) => each.id !== id);
}

/** A message whose answer was lost shows up in the list by the mark of its key. */
function notIn(messages: readonly MessageModel[], outgoing: OutgoingMessage[]): OutgoingMessage[] {
  const arrived = new Set(messages.map(({ mark }) => mark));
  return outgoing.filter(({ key }) => key === undefined || !arrived.has(markOf(key)));
}

/** A balance that nobody told stays as it was. */
function withNews(composer: ComposerState, news: Omit<ComposerState, "keys">): ComposerState {
  return { ...composer, ...news, balance: news.balance ?? composer.balance };
}

function withKey(composer: ComposerState, key: string | undefined): ComposerState {
  return key === undefined ? composer : { ...composer, keys: [...composer.keys, key] };
}

/** What happens to the page's conversation; pure, so that each step can be tested. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.kind) {
    case "news": {
      const { messages, typing, composer, closed } = event.news;
      return {
        ...state,
        messages: mergeById(state.messages, messages),
        outgoing: notIn(messages, state.outgoing),
        refusal: closed
          ? { status: 0, text: closed, detail: undefined, link: undefined, retry: false }
          : state.refusal,
        typing,
        composer: withNews(state.composer, composer),
      };
    }
    case "older": {
      const { messages, older, olderHidden } = event;
      return { ...state, messages: mergeById(messages, state.messages), older, olderHidden };
    }
    case "restored": {
      const { refusal } = event;
      const restored = event.pending.map((each): OutgoingMessage => ({ ...each, state: "failed", refusal }));
      const known = new Set(state.outgoing.map(({ id }) => id));
      const fresh = notIn(state.messages, restored).filter(({ id }) => !known.has(id));
      return { ...state, outgoing: [...fresh, ...state.outgoing] };
    }
    case "written": {
      const written: OutgoingMessage = { ...event, key: undefined, state: "sending", refusal: undefined };
      return { ...state, outgoing: [...state.outgoing, written], refusal: undefined };
    }
    case "sending": {
      const { id, key } = event;
      const keys = state.composer.keys.filter((each) => each !== key);
      return {
        ...state,
        composer: { ...state.composer, keys },
        outgoing: state.outgoing.map((each) =>
          each.id === id ? { ...each, key, state: "sending", refusal: undefined } : each,
        ),
      };
    }
    case "sent":
      return {
        ...state,
        messages: mergeById(state.messages, [event.message]),
        outgoing: without(state.outgoing, event.id),
        composer: withKey(withNews(state.composer, event.composer), event.key),
      };
    case "refused": {
      const { id, refusal, key, balance } = event;
      const composer = withKey({ ...state.composer, balance: balance ?? state.composer.balance }, key);
      if (!refusal.retry) return { ...state, outgoing: without(state.outgoing, id), composer, refusal };
      return {
        ...state,
        composer,
        outgoing: state.outgoing.map((each) =>
          each.id === id ? { ...each, state: "failed", refusal } : each,
        ),
      };
    }
    case "forgotten":
      return { ...state, outgoing: without(state.outgoing, event.id) };
  }
}
