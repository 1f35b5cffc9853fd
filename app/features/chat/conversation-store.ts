import { isReachable } from "#app/browser/is-reachable";
import type { ConversationModel, SendRefusal } from "./chat-model";
import type { ConversationActions } from "./conversation-actions";
import {
  atNewest,
  type ConversationEvent,
  type ConversationState,
  type OutgoingMessage,
  reduceConversation,
  stateOf,
} from "./conversation-state";
import { draftStorage } from "./draft-store";
import { EMPTY_OUTBOX, nextOutbox, type OutboxEvent, waitMs } from "./outbox-state";
import { isOutboxOf, newId, noteUnsent, readOutbox, saveOutbox } from "./outbox-store";
import { postByForm } from "./post-by-form";
import { mayPassLater, messageFields, type Posted, postMessage } from "./post-message";
import { refusalOf } from "./refusal-of";
import { returnedTexts } from "./returned-texts";
import { putText } from "./text-box";
import type { Attended, LiveChats } from "./use-live-chats";

/** A conversation of this page. It lives on while another one is shown: what waits in it goes all the same (CHAT-16). */
export interface Conversation extends ConversationActions {
  state(): ConversationState;
  /** Calls back at every change. */
  subscribe(listener: () => void): () => void;
  /** Runs in the browser, once. */
  start(): void;
  /** Its newest messages are on the page, not older ones. */
  isNewest: boolean;
  /** Its part in the poll of the page while it is shown. */
  attended: Attended;
}

type Page = Pick<LiveChats, "wake" | "moved" | "isOnline">;

/** What of a conversation's page changes while it is open, and where it is sent to. */
type Model = Pick<
  ConversationModel,
  | "messages"
  | "older"
  | "olderHidden"
  | "newest"
  | "read"
  | "typing"
  | "notice"
  | "composer"
  | "draftKey"
  | "action"
  | "updatesUrl"
> & {
  words: Pick<ConversationModel["words"], "unconfirmed">;
  attach: Pick<ConversationModel["attach"], "photoTooLarge">;
};

/** Dots are believed for so long after an answer: a line that dies says no end. */
const TYPING_MS = 8_000;

/** Browsers that come back together do not knock together. */
const SPREAD_MS = 500;

/** A conversation that a narrow screen hides beside the list is nobody's to read. */
function isShown(): boolean {
  return (document.querySelector(".chat-scroll")?.clientHeight ?? 0) > 0;
}

export function createConversation(model: Model, first: SendRefusal | undefined, page: Page): Conversation {
  const { words, attach, updatesUrl, action, draftKey } = model;
  let state = stateOf(model, first);
  // Only what upstream listed moves it: an own message may have overtaken one that was not fetched yet.
  let listedTo = model.messages.at(-1)?.id ?? 0;
  let outbox = EMPTY_OUTBOX;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Keys are asked for: there are no more, or they were of a login that is over. */
  let lacks: "site" | "login" | undefined;
  /** The keys came just now: what is refused with them is not refused for their age. */
  let isRenewed = false;
  let isStarted = false;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  /** Ids that this page put into the storage. */
  let storedIds = new Set<string>();
  /** Ids of messages that another page of this browser wrote. */
  let restored: ReadonlySet<string> = new Set();

  function dispatch(event: ConversationEvent): void {
    const { outgoing } = state;
    state = reduceConversation(state, event);
    if (state.outgoing !== outgoing && isStarted) {
      const saved = saveOutbox(draftStorage(), draftKey, state.outgoing, storedIds);
      storedIds = new Set(state.outgoing.map(({ id }) => id));
      state = { ...state, stored: saved };
      noteUnsent(draftKey, state.outgoing);
    }
    for (const listener of listeners) listener();
  }

  function believeTyping(): void {
    clearTimeout(typing);
    if (state.typing) typing = setTimeout(dispatch, TYPING_MS, { kind: "still" });
  }

  const queue = () => state.outgoing.filter((message) => message.state !== "failed");

  function step(event: OutboxEvent): void {
    const before = outbox;
    outbox = nextOutbox(outbox, event);
    if (outbox === before) return;
    clearTimeout(timer);
    if (outbox.waitsFor !== before.waitsFor) dispatch({ kind: "waits", waitsFor: outbox.waitsFor });
    if (outbox.phase === "sending") void deliver();
    else if (outbox.phase === "waiting" && outbox.waitsFor !== "login")
      timer = setTimeout(step, waitMs(outbox) + Math.random() * SPREAD_MS, { kind: "due" });
  }

  const left = () => step({ kind: "left", more: queue().length > 0 });

  /** The text box, while this conversation is shown. */
  function ownBox(): HTMLTextAreaElement | undefined {
    const box = document.getElementById("text");
    return listeners.size > 0 && box instanceof HTMLTextAreaElement ? box : undefined;
  }

  const returned = returnedTexts(draftKey, ownBox);
  const unsure = refusalOf(words.unconfirmed, true);

  function finish(message: OutgoingMessage): void {
    if (!message.photo) returned.take(message.text);
  }

  function awaitKeys(waitsFor: "site" | "login"): void {
    lacks = waitsFor;
    page.wake();
    step({ kind: "lost", waitsFor });
  }

  /** It left, and may have arrived. */
  const tried = (id: string) => dispatch({ kind: "changed", id, change: { tried: true } });

  /** Sends the first message that waits its turn; the others follow, so that they arrive in the order they were written. */
  async function deliver(): Promise<void> {
    const [message] = queue();
    if (!message) return left();
    const { id, text, photo } = message;
    const posted: Posted = photo ? { photo } : { text };
    const key = message.key ?? state.composer.keys[0];
    if (key === undefined) return awaitKeys("site");
    dispatch({ kind: "sending", id, key });
    const answer = await postMessage(updatesUrl, key, posted);
    if (answer === "login") return awaitKeys("login");
    if (answer === "nothing") {
      // "Off" is sure, and then nothing has left.
      if (navigator.onLine !== false) tried(id);
      if (!(await isReachable())) return step({ kind: "lost", waitsFor: "connection" });
      if (page.isOnline()) return step({ kind: "lost", waitsFor: "site" });
      // No script of this page was ever answered: the same key goes by the page's own way, and has one effect only.
      const isSent = await postByForm({ url: action, body: messageFields(key, posted) });
      if (!isSent) return step({ kind: "lost", waitsFor: "connection" });
      dispatch({ kind: "refused", id, refusal: unsure, key: undefined });
      return left();
    }
    if ("status" in answer) {
      const { status, afterMs } = answer;
      if (mayPassLater(status)) {
        tried(id);
        return step({ kind: "lost", waitsFor: "site", afterMs });
      }
      // What is never taken must not hold up what was written after it.
      const refusal = refusalOf(photo && status === 413 ? attach.photoTooLarge : "", true);
      dispatch({ kind: "refused", id, refusal, key: undefined });
      return left();
    }
    if (answer.ok) {
      isRenewed = false;
      dispatch({ kind: "sent", id, message: answer.message, composer: answer.composer, key: answer.key });
      page.moved(answer.rows);
      return left();
    }
    const { refusal: told, key: fresh, balance } = answer;
    // Nothing of it was taken.
    if (told.waits) return step({ kind: "lost", waitsFor: "site" });
    const isOwn = !restored.has(id);
    // The login was renewed in another tab, or the page is a day old: keys of today, and it goes.
    if (told.stale && isOwn && !isRenewed) return awaitKeys("login");
    // Its own page may still send it: here it is offered, not taken away. So is what may have arrived under that key.
    const refusal = told.stale
      ? { ...told, ...(message.tried ? unsure : { retry: !isOwn }), stale: true }
      : told;
    dispatch({ kind: "refused", id, refusal, key: fresh, balance });
    if (!refusal.retry) finish(message);
    left();
  }

  function write(posted: Posted): void {
    dispatch({ kind: "written", id: newId(), text: "", ...posted });
    step({ kind: "written" });
    if (outbox.phase === "waiting") dispatch({ kind: "waits", waitsFor: outbox.waitsFor });
  }

  function discard(message: OutgoingMessage): void {
    dispatch({ kind: "forgotten", id: message.id });
    if (message.state !== "failed") left();
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    believeTyping();
    const pending = readOutbox(draftStorage(), draftKey);
    if (pending.length > 0) {
      restored = new Set(pending.map(({ id }) => id));
      storedIds = new Set(restored);
      dispatch({ kind: "restored", pending, unsure });
      step({ kind: "written" });
    }
    const back = () => document.hidden || step({ kind: "back" });
    addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    addEventListener("storage", ({ key }) => {
      if (!isOutboxOf(draftKey, key)) return;
      const pending = readOutbox(draftStorage(), draftKey);
      const box = ownBox();
      // The draft of both tabs, which the other one sends.
      if (box && pending.some(({ id, text }) => text === box.value && !storedIds.has(id))) putText(box, "");
      // Sent, changed or thrown away in another tab.
      const still = new Set(pending.map(({ id }) => id));
      for (const message of state.outgoing)
        if (
          message.state !== "sending" &&
          storedIds.has(message.id) &&
          !message.photo &&
          !still.has(message.id)
        )
          discard(message);
    });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      returned.show();
      return () => {
        listeners.delete(listener);
        state = atNewest(state, model);
      };
    },
    start,
    isNewest: !model.newest,
    attended: {
      // A page of older messages has a gap below: news would stand in the wrong place.
      url: () => {
        if (model.newest || !isShown()) return undefined;
        return `${updatesUrl}?after=${listedTo}${lacks ? "&keys=1" : ""}`;
      },
      onNews: (news) => {
        listedTo = Math.max(listedTo, news.messages.at(-1)?.id ?? 0);
        dispatch({ kind: "news", news });
        believeTyping();
        if (!news.keys) return;
        const isLogin = lacks === "login";
        lacks = undefined;
        isRenewed = true;
        dispatch({ kind: "keys", keys: news.keys, unsure: isLogin ? unsure : undefined });
        step({ kind: "logged-in" });
      },
      onReached: (isUnchanged) => {
        if (isUnchanged) believeTyping();
        step({ kind: "reached" });
      },
      onLoggedOut: () => {
        lacks = "login";
      },
    },
    send: (text) => write({ text }),
    sendPhoto: (photo) => write({ photo }),
    refuse: (text, more = refusalOf(text)) =>
      dispatch({ kind: "refused", id: "", refusal: more, key: undefined }),
    retry: ({ id, key, tried }) => {
      // With another key it is another try.
      dispatch({ kind: "changed", id, change: { state: "sending", tried: tried && !!key } });
      step({ kind: "written" });
      step({ kind: "back" });
    },
    edit: (message) => {
      discard(message);
      finish(message);
    },
    discard,
    addOlder: (older) => dispatch({ kind: "older", ...older }),
  };
}
