import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type Poller, startPoller } from "#app/ui/live/poller";
import type {
  ChatRow,
  ComposerState,
  ConversationModel,
  ConversationNews,
  MessageModel,
  SendAnswer,
  SendRefusal,
} from "./chat-types";
import { mergeById } from "./merge-messages";
import { postMessage } from "./post-message";

const PACE = { activeMs: 3_000, idleMs: 20_000, idleAfter: 20 };

/** A message of this page that is not in upstream's list yet. */
export interface OutgoingMessage {
  key: string;
  text: string;
  state: "sending" | "failed";
  refusal: SendRefusal | undefined;
}

interface Conversation {
  /** The list beside the conversation. */
  rows: ChatRow[];
  messages: MessageModel[];
  outgoing: OutgoingMessage[];
  typing: boolean;
  composer: ComposerState;
  /** Refusal of a text that went back into the box. */
  refusal: SendRefusal | undefined;
}

type Event =
  | { kind: "news"; news: ConversationNews }
  | { kind: "forgotten"; key: string }
  | { kind: "sending"; key: string; text: string }
  | { kind: "sent"; key: string; message: MessageModel; composer: ComposerState; rows: ChatRow[] }
  | { kind: "refused"; key: string; refusal: SendRefusal; nextKey: string | undefined };

function without(outgoing: OutgoingMessage[], key: string): OutgoingMessage[] {
  return outgoing.filter((each) => each.key !== key);
}

/** What happens to the page's conversation; pure, so that each step can be tested. */
export function reduceConversation(state: Conversation, event: Event): Conversation {
  switch (event.kind) {
    case "news": {
      const arrived = new Set(event.news.messages.map((message) => message.key));
      return {
        ...state,
        messages: mergeById(state.messages, event.news.messages),
        // A message whose answer was lost shows up in the list by its key.
        outgoing: state.outgoing.filter((each) => !arrived.has(each.key)),
        rows: event.news.rows ?? state.rows,
        typing: event.news.typing,
        composer: { ...state.composer, ...event.news.composer },
      };
    }
    case "sending": {
      const { key, text } = event;
      const outgoing = [
        ...without(state.outgoing, key),
        { key, text, state: "sending" as const, refusal: undefined },
      ];
      return { ...state, outgoing, refusal: undefined };
    }
    case "forgotten":
      return { ...state, outgoing: without(state.outgoing, event.key) };
    case "sent":
      return {
        ...state,
        messages: mergeById(state.messages, [event.message]),
        outgoing: without(state.outgoing, event.key),
        composer: event.composer,
        rows: event.rows,
      };
    case "refused": {
      const { key, refusal, nextKey } = event;
      const composer = nextKey ? { ...state.composer, key: nextKey } : state.composer;
      if (!refusal.retry) return { ...state, outgoing: without(state.outgoing, key), composer, refusal };
      const outgoing = state.outgoing.map((each) =>
        each.key === key ? { ...each, state: "failed" as const, refusal } : each,
      );
      return { ...state, outgoing, composer };
    }
  }
}

/** `back`: the text must be changed before it can be sent; `login`: the session is over, nothing was sent. */
export type Sent = "done" | "back" | "login";

export interface LiveConversation extends Conversation {
  /** Scripts run and ask by themselves: no button is needed for it. */
  polling: boolean;
  send(text: string): Promise<Sent>;
  retry(message: OutgoingMessage): Promise<void>;
}

/** The conversation as it lives in the browser: sends without reload, polls while it is looked at. */
export function useConversation(
  model: ConversationModel,
  first: SendRefusal | undefined,
  rows: ChatRow[],
): LiveConversation {
  const { words, updatesUrl, loginUrl } = model;
  const [state, dispatch] = useReducer(reduceConversation, {
    messages: model.messages,
    outgoing: [],
    rows,
    typing: model.typing,
    composer: model.composer,
    refusal: first,
  });
  const newest = useRef(0);
  newest.current = state.messages.at(-1)?.id ?? 0;
  const poller = useRef<Poller>();
  const [polling, setPolling] = useState(false);

  useEffect(() => {
    poller.current = startPoller<ConversationNews>({
      url: () => `${updatesUrl}?after=${newest.current}`,
      pace: PACE,
      onNews: (news) => dispatch({ kind: "news", news }),
      onLoggedOut: () => location.assign(loginUrl),
    });
    setPolling(true);
    return () => poller.current?.stop();
  }, [updatesUrl, loginUrl]);

  const post = useCallback(
    async (key: string, text: string): Promise<Sent> => {
      dispatch({ kind: "sending", key, text });
      const answer: SendAnswer | "login" | undefined = await postMessage(updatesUrl, key, text);
      poller.current?.hurry();
      if (answer === "login") {
        dispatch({ kind: "forgotten", key });
        return "login";
      }
      if (!answer) {
        // The answer was lost: the same key may be sent again, it can have one effect only.
        const refusal = { status: 0, text: words.offline, detail: undefined, link: undefined, retry: true };
        dispatch({ kind: "refused", key, refusal, nextKey: undefined });
        return "done";
      }
      if (answer.ok) {
        dispatch({
          kind: "sent",
          key,
          message: answer.message,
          composer: answer.composer,
          rows: answer.rows,
        });
        return "done";
      }
      dispatch({ kind: "refused", key, refusal: answer.refusal, nextKey: answer.key });
      return answer.refusal.retry ? "done" : "back";
    },
    [updatesUrl, words.offline],
  );

  return {
    ...state,
    polling,
    send: (text) => post(state.composer.key, text),
    retry: async (message) => {
      await post(message.key, message.text);
    },
  };
}
