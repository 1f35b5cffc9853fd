import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { type Poller, startPoller } from "#app/ui/live/poller";
import type { ChatRow, ConversationModel, ConversationNews, SendRefusal } from "./chat-types";
import { type ConversationState, type OutgoingMessage, reduceConversation } from "./conversation-state";
import { type Posted, postMessage } from "./post-message";

const PACE = { activeMs: 3_000, idleMs: 20_000, idleAfter: 20 };

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
}

let written = 0;

/** The conversation as it lives in the browser: sends without reload, polls while it is looked at. */
export function useConversation(
  model: ConversationModel,
  first: SendRefusal | undefined,
  rows: ChatRow[],
): LiveConversation {
  const { words, updatesUrl, loginUrl } = model;
  const [state, dispatch] = useReducer(reduceConversation, {
    rows,
    messages: model.messages,
    outgoing: [],
    typing: model.typing,
    composer: model.composer,
    refusal: first,
  });
  const newest = useRef(0);
  newest.current = state.messages.at(-1)?.id ?? 0;
  // Read by a message whose turn comes after this rendering.
  const keys = useRef(state.composer.keys);
  keys.current = state.composer.keys;
  const turn = useRef<Promise<unknown>>(Promise.resolve());
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
    async (id: string, posted: Posted, usedKey: string | undefined): Promise<Sent> => {
      const key = usedKey ?? keys.current[0];
      if (key === undefined) {
        dispatch({ kind: "forgotten", id });
        return "page";
      }
      keys.current = keys.current.filter((each) => each !== key);
      dispatch({ kind: "sending", id, key });
      const answer = await postMessage(updatesUrl, key, posted);
      poller.current?.hurry();
      if (answer === "login") {
        dispatch({ kind: "forgotten", id });
        return "page";
      }
      if (!answer) {
        // The answer was lost: the same key may be sent again, it can have one effect only.
        const refusal = { status: 0, text: words.offline, detail: undefined, link: undefined, retry: true };
        dispatch({ kind: "refused", id, refusal, key: undefined });
        return "done";
      }
      if (answer.ok) {
        const { message, composer, rows: list } = answer;
        dispatch({ kind: "sent", id, message, composer, key: answer.key, rows: list });
        return "done";
      }
      dispatch({ kind: "refused", id, refusal: answer.refusal, key: answer.key });
      return answer.refusal.retry ? "done" : "back";
    },
    [updatesUrl, words.offline],
  );

  /** One after the other, so that messages arrive in the order they were written. */
  const inTurn = (id: string, posted: Posted, key: string | undefined): Promise<Sent> => {
    const sent = turn.current.then(() => post(id, posted, key));
    turn.current = sent;
    return sent;
  };

  const write = (posted: Posted): Promise<Sent> => {
    written += 1;
    const id = `written-${written}`;
    dispatch({ kind: "written", id, text: "", ...posted });
    return inTurn(id, posted, undefined);
  };

  return {
    ...state,
    polling,
    send: (text) => write({ text }),
    sendPhoto: (photo) => write({ photo }),
    refuse: (text) => {
      const refusal = { status: 0, text, detail: undefined, link: undefined, retry: false };
      dispatch({ kind: "refused", id: "", refusal, key: undefined });
    },
    retry: ({ id, text, photo, key }) => inTurn(id, photo ? { photo } : { text }, key),
  };
}
