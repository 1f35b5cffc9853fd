import type { StoredMessage } from "#app/browser/stored-outbox";
import type {
  Balance,
  ChatNotice,
  ComposerState,
  ConversationModel,
  ConversationNews,
  MessageModel,
  OlderMessages,
  ReadMark,
  SendRefusal,
} from "./chat-model";
import { mergeById } from "./merge-messages";
import { markOf } from "./message-mark";
import type { WaitsFor } from "./outbox-state";

/** A message of this page that is not in upstream's list yet. */
export interface OutgoingMessage {
  /** Name of the message on this page. */
  id: string;
  /** The form key it went with; undefined while it waits for its turn. */
  key: string | undefined;
  /** Empty for a photo. */
  text: string;
  photo?: File | undefined;
  /** `waiting`: it goes by itself; `failed`: the member decides. */
  state: "sending" | "waiting" | "failed";
  waitsFor?: WaitsFor | undefined;
  /** It left once without an answer, so it may have arrived. */
  tried?: boolean | undefined;
  refusal: SendRefusal | undefined;
}

export type PendingMessage = Omit<StoredMessage, "atMs">;

export interface ConversationState {
  messages: MessageModel[];
  /** The first message of each part that came at once: what was loaded upward, and the page as it came. */
  parts: readonly number[];
  /** Where older messages are, and whether some are no longer shown. */
  older: string | undefined;
  olderHidden: boolean;
  outgoing: OutgoingMessage[];
  /** What waits is in the browser's storage too, and survives this page. */
  stored: boolean;
  read: ReadMark | undefined;
  typing: boolean;
  composer: ComposerState;
  /** Refusal of a text that went back into the box. */
  refusal: SendRefusal | undefined;
  /** What the newest news say above the box. */
  notice?: ChatNotice | undefined;
}

export type ConversationEvent =
  | { kind: "news"; news: ConversationNews }
  /** Nobody has said for a while that the partner types. */
  | { kind: "still" }
  | ({ kind: "older" } & OlderMessages)
  /** Messages of an earlier page of this browser that nobody confirmed. */
  | { kind: "restored"; pending: readonly PendingMessage[]; unsure: SendRefusal }
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
  | { kind: "forgotten"; id: string }
  /** Nothing leaves at the moment, or again. */
  | { kind: "waits"; waitsFor: WaitsFor | undefined }
  | { kind: "changed"; id: string; change: Partial<OutgoingMessage> }
  /** More keys; those of a new login come with what is said of messages that may have arrived under an old one. */
  | { kind: "keys"; keys: string[]; unsure: SendRefusal | undefined };

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

function changed(
  outgoing: OutgoingMessage[],
  id: string,
  change: Partial<OutgoingMessage>,
): OutgoingMessage[] {
  return outgoing.map((each) => (each.id === id ? { ...each, ...change } : each));
}

function withKey(composer: ComposerState, key: string | undefined): ComposerState {
  return key === undefined ? composer : { ...composer, keys: [...composer.keys, key] };
}

/** A conversation as its page brings it. */
export function stateOf(
  model: Pick<
    ConversationModel,
    "messages" | "older" | "olderHidden" | "read" | "typing" | "composer" | "notice"
  >,
  refusal: SendRefusal | undefined,
): ConversationState {
  const { messages, older, olderHidden, read, typing, composer, notice } = model;
  const parts = [messages[0]?.id ?? 0];
  const rest = { parts, outgoing: [], refusal, stored: true };
  return { messages, older, olderHidden, read, typing, composer, notice, ...rest };
}

/** A conversation that is left begins at its newest messages again: what was loaded above would all be drawn at once. */
export function atNewest(
  state: ConversationState,
  { older, olderHidden }: Pick<ConversationState, "older" | "olderHidden">,
): ConversationState {
  const parts = state.parts.slice(-1);
  const [own = 0] = parts;
  return { ...state, parts, older, olderHidden, messages: state.messages.filter(({ id }) => id >= own) };
}

/** What happens to the page's conversation; pure, so that each step can be tested. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.kind) {
    case "news": {
      const { messages, read, typing, composer, notice, removedTo } = event.news;
      const isRemoved = removedTo !== undefined;
      return {
        ...state,
        // What this page has sent since begins it anew.
        messages: mergeById(
          isRemoved ? state.messages.filter(({ id }) => id > removedTo) : state.messages,
          messages,
        ),
        older: isRemoved ? undefined : state.older,
        olderHidden: !isRemoved && state.olderHidden,
        outgoing: notIn(messages, state.outgoing),
        notice,
        // A refusal for what is over says nothing any more.
        refusal: state.notice && !notice ? undefined : state.refusal,
        read,
        typing,
        composer: withNews(state.composer, composer),
      };
    }
    case "still":
      return { ...state, typing: false };
    case "older": {
      const { messages, older, olderHidden } = event;
      // Asked for twice.
      if ((messages[0]?.id ?? 0) >= (state.parts[0] ?? 0) && messages.length > 0) return state;
      const parts = [...messages.slice(0, 1).map(({ id }) => id), ...state.parts];
      return { ...state, messages: mergeById(messages, state.messages), parts, older, olderHidden };
    }
    case "restored": {
      // Without a key of its own nothing would keep two tabs from sending it each.
      const restored = event.pending.map(
        (each): OutgoingMessage => ({
          ...each,
          state: each.key ? "sending" : "failed",
          refusal: each.tried ? event.unsure : undefined,
        }),
      );
      const known = new Set(state.outgoing.map(({ id }) => id));
      const fresh = notIn(state.messages, restored).filter(({ id }) => !known.has(id));
      return { ...state, outgoing: [...fresh, ...state.outgoing] };
    }
    case "written": {
      const { kind: _, ...message } = event;
      // Taken at once, so that it is stored with it.
      const [key, ...keys] = state.composer.keys;
      const written: OutgoingMessage = { ...message, key, state: "sending", refusal: undefined };
      const composer = { ...state.composer, keys };
      return { ...state, composer, outgoing: [...state.outgoing, written], refusal: undefined };
    }
    case "sending": {
      const { id, key } = event;
      const keys = state.composer.keys.filter((each) => each !== key);
      return {
        ...state,
        composer: { ...state.composer, keys },
        outgoing: changed(state.outgoing, id, {
          key,
          state: "sending",
          waitsFor: undefined,
          refusal: undefined,
        }),
      };
    }
    case "sent":
      return {
        ...state,
        messages: mergeById(state.messages, [event.message]),
        outgoing: without(state.outgoing, event.id),
        composer: withKey(withNews(state.composer, event.composer), event.key),
        notice: undefined,
      };
    case "refused": {
      const { id, refusal, key, balance } = event;
      const composer = withKey({ ...state.composer, balance: balance ?? state.composer.balance }, key);
      const said = { ...state, composer, refusal: refusal.retry ? state.refusal : refusal };
      return {
        ...said,
        outgoing: state.outgoing.flatMap((each) => {
          if (each.id !== id) return each;
          // A text goes back into the box; a photo has no other place where it is not lost.
          if (!refusal.retry && !each.photo) return [];
          const isSpent = refusal.stale || !refusal.retry;
          return {
            ...each,
            state: "failed",
            waitsFor: undefined,
            refusal,
            key: isSpent ? undefined : each.key,
          };
        }),
      };
    }
    case "forgotten":
      return { ...state, outgoing: without(state.outgoing, event.id) };
    case "waits": {
      const { waitsFor } = event;
      const now = waitsFor ? "waiting" : "sending";
      const outgoing = state.outgoing.map((each) =>
        each.state === "failed" ? each : ({ ...each, state: now, waitsFor } satisfies OutgoingMessage),
      );
      return { ...state, outgoing };
    }
    case "changed":
      return { ...state, outgoing: changed(state.outgoing, event.id, event.change) };
    case "keys": {
      const { unsure } = event;
      const [...keys] = event.keys;
      if (!unsure)
        return { ...state, composer: { ...state.composer, keys: [...state.composer.keys, ...keys] } };
      const outgoing = state.outgoing.map((each): OutgoingMessage => {
        // Sent again with another key it might arrive twice: the member decides.
        if (each.tried) return { ...each, key: undefined, state: "failed", refusal: unsure };
        return { ...each, key: keys.shift() };
      });
      return { ...state, outgoing, composer: { ...state.composer, keys } };
    }
  }
}
