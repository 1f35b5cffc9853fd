import { useCallback, useEffect, useReducer, useRef } from "react";
import { sendByForm } from "#app/browser/send-by-form";
import type { ConversationModel, OlderMessages, SendRefusal } from "./chat-model";
import {
  type ConversationState,
  type OutgoingMessage,
  type PendingMessage,
  reduceConversation,
} from "./conversation-state";
import { messageFields, type Posted, postMessage } from "./post-message";
import type { LiveChats } from "./use-live-chats";

/** `back`: the text must be changed before it can be sent; `page`: only the page's own form can go on. */
export type Sent = "done" | "back" | "page";

export interface LiveConversation extends ConversationState {
  /** Scripts run and ask by themselves: no button is needed for it. */
  polling: boolean;
  send(text: string): Promise<Sent>;
  sendPhoto(photo: File): Promise<Sent>;
  /** Says why something was not even tried. */
  refuse(text: string): void;
  retry(message: OutgoingMessage): Promise<Sent>;
  /** Messages of this browser that were never confirmed come back as not sent. */
  restore(pending: readonly PendingMessage[]): void;
  /** Something happens here: ask soon for news. */
  hurry(): void;
  addOlder(older: OlderMessages): void;
}

/** A name of its own in this browser, over reloads too; randomUUID asks for https. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** A conversation that a narrow screen hides beside the list is nobody's to read. */
function isShown(): boolean {
  return (document.querySelector(".chat-scroll")?.clientHeight ?? 0) > 0;
}

/** The conversation as it lives in the browser: sends without reload, and has a part in the poll of the page. */
export function useConversation(
  model: ConversationModel,
  first: SendRefusal | undefined,
  { attend, hurry, moved, polling }: LiveChats,
): LiveConversation {
  const { words, updatesUrl, action } = model;
  const [state, dispatch] = useReducer(reduceConversation, {
    messages: model.messages,
    older: model.older,
    olderHidden: model.olderHidden,
    outgoing: [],
    typing: model.typing,
    composer: model.composer,
    refusal: first,
  });
  // Only what upstream listed moves it: an own message may have overtaken one that was not fetched yet.
  const listedTo = useRef(model.messages.at(-1)?.id ?? 0);
  // Read by a message whose turn comes after this rendering.
  const keys = useRef(state.composer.keys);
  keys.current = state.composer.keys;
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(
    () =>
      attend({
        // A page of older messages has a gap below: news would stand in the wrong place.
        url: () => (model.newest || !isShown() ? undefined : `${updatesUrl}?after=${listedTo.current}`),
        onNews: (news) => {
          listedTo.current = Math.max(listedTo.current, news.messages.at(-1)?.id ?? 0);
          dispatch({ kind: "news", news });
        },
      }),
    [attend, updatesUrl, model.newest],
  );

  const post = useCallback(
    async (id: string, posted: Posted, usedKey: string | undefined): Promise<Sent> => {
      const key = usedKey ?? keys.current[0];
      if (key === undefined) {
        dispatch({ kind: "forgotten", id });
        return "page";
      }
      keys.current = keys.current.filter((each) => each !== key);
      dispatch({ kind: "sending", id, key });
      const answer = await postMessage(updatesUrl, key, posted);
      hurry();
      if (answer === "login") {
        dispatch({ kind: "forgotten", id });
        return "page";
      }
      if (!answer) {
        // The same key may be sent again, it can have one effect only: by the page's own way, where there is any way.
        const isSent = await sendByForm({ url: action, body: messageFields(key, posted) });
        const text = isSent ? words.unconfirmed : words.offline;
        const refusal = { status: 0, text, detail: undefined, link: undefined, retry: true };
        dispatch({ kind: "refused", id, refusal, key: undefined });
        return "done";
      }
      if (answer.ok) {
        const { message, composer, key } = answer;
        dispatch({ kind: "sent", id, message, composer, key });
        moved(answer.rows);
        return "done";
      }
      const { refusal, balance } = answer;
      dispatch({ kind: "refused", id, refusal, key: answer.key, balance });
      return answer.refusal.retry ? "done" : "back";
    },
    [updatesUrl, action, words, hurry, moved],
  );

  /** One after the other, so that messages arrive in the order they were written. */
  const inTurn = (id: string, posted: Posted, key: string | undefined): Promise<Sent> => {
    const sent = turn.current.then(() => post(id, posted, key));
    turn.current = sent;
    return sent;
  };

  const write = (posted: Posted): Promise<Sent> => {
    const id = newId();
    dispatch({ kind: "written", id, text: "", ...posted });
    return inTurn(id, posted, undefined);
  };
  const unconfirmed = words.unconfirmed;
  const restore = useCallback(
    (pending: readonly PendingMessage[]) => {
      const refusal = { status: 0, text: unconfirmed, detail: undefined, link: undefined, retry: true };
      dispatch({ kind: "restored", pending, refusal });
    },
    [unconfirmed],
  );
  const addOlder = useCallback((older: OlderMessages) => dispatch({ kind: "older", ...older }), []);

  return {
    ...state,
    restore,
    hurry,
    addOlder,
    polling: polling && !model.newest,
    send: (text) => write({ text }),
    sendPhoto: (photo) => write({ photo }),
    refuse: (text) => {
      const refusal = { status: 0, text, detail: undefined, link: undefined, retry: false };
      dispatch({ kind: "refused", id: "", refusal, key: undefined });
    },
    retry: ({ id, text, photo, key }) => inTurn(id, photo ? { photo } : { text }, key),
  };
}
