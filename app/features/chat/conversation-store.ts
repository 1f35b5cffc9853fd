import { isReachable } from "#app/browser/is-reachable";
import type { ConversationModel, OlderMessages, SendRefusal } from "./chat-model";
import {
  type ConversationEvent,
  type ConversationState,
  type OutgoingMessage,
  reduceConversation,
} from "./conversation-state";
import { draftStorage } from "./draft-store";
import { EMPTY_OUTBOX, nextOutbox, type OutboxEvent, waitMs } from "./outbox-state";
import { isOutboxOf, readOutbox, saveOutbox } from "./outbox-store";
import { postByForm } from "./post-by-form";
import { messageFields, type Posted, postMessage, type Sent } from "./post-message";
import { returnedTexts } from "./returned-texts";
import type { Attended, LiveChats } from "./use-live-chats";

/** What a conversation does; `use-conversation.ts` adds how it stands. */
export interface ConversationActions {
  /** What cannot be sent comes back to the text box. */
  send(text: string): void;
  sendPhoto(photo: File): Promise<Sent>;
  /** Says why something was not even tried. */
  refuse(text: string, more?: SendRefusal): void;
  retry(message: OutgoingMessage): void;
  /** Takes a message that has not left back into the text box. */
  edit(message: OutgoingMessage): void;
  discard(message: OutgoingMessage): void;
  addOlder(older: OlderMessages): void;
}

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
  | "composer"
  | "draftKey"
  | "action"
  | "updatesUrl"
> & { words: Pick<ConversationModel["words"], "unconfirmed"> };

/** Browsers that come back together do not knock together. */
const SPREAD_MS = 500;

/** A name of its own in this browser, over reloads too; randomUUID asks for https. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** A conversation that a narrow screen hides beside the list is nobody's to read. */
function isShown(): boolean {
  return (document.querySelector(".chat-scroll")?.clientHeight ?? 0) > 0;
}

function refusalOf(text: string, retry = false): SendRefusal {
  return { status: 0, text, detail: undefined, link: undefined, retry };
}

export function createConversation(model: Model, first: SendRefusal | undefined, page: Page): Conversation {
  const { words, updatesUrl, action, draftKey } = model;
  let state: ConversationState = {
    messages: model.messages,
    parts: [model.messages[0]?.id ?? 0],
    older: model.older,
    olderHidden: model.olderHidden,
    outgoing: [],
    read: model.read,
    typing: model.typing,
    composer: model.composer,
    refusal: first,
    stored: true,
  };
  // Only what upstream listed moves it: an own message may have overtaken one that was not fetched yet.
  let listedTo = model.messages.at(-1)?.id ?? 0;
  let outbox = EMPTY_OUTBOX;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoginOver = false;
  let isStarted = false;
  const listeners = new Set<() => void>();
  const results = new Map<string, (sent: Sent) => void>();
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
    }
    for (const listener of listeners) listener();
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
      timer = setTimeout(step, waitMs(outbox.tries) + Math.random() * SPREAD_MS, { kind: "due" });
  }

  const left = () => step({ kind: "left", more: queue().length > 0 });

  /** The text box, while this conversation is shown. */
  function ownBox(): HTMLTextAreaElement | undefined {
    const box = document.getElementById("text");
    return listeners.size > 0 && box instanceof HTMLTextAreaElement ? box : undefined;
  }

  const returned = returnedTexts(draftKey, ownBox);

  function finish({ id, text, photo }: OutgoingMessage, sent: Sent): void {
    results.get(id)?.(ownBox() ? sent : "done");
    results.delete(id);
    if (!photo && sent !== "done") returned.take(text, sent);
  }

  /** Sends the first message that waits its turn; the others follow, so that they arrive in the order they were written. */
  async function deliver(): Promise<void> {
    const [message] = queue();
    if (!message) return left();
    const { id, text, photo } = message;
    const posted: Posted = photo ? { photo } : { text };
    const key = message.key ?? state.composer.keys[0];
    if (key === undefined) {
      dispatch({ kind: "forgotten", id });
      finish(message, "page");
      return left();
    }
    dispatch({ kind: "sending", id, key });
    const answer = await postMessage(updatesUrl, key, posted);
    if (answer === "login") {
      isLoginOver = true;
      page.wake();
      return step({ kind: "lost", waitsFor: "login" });
    }
    if (answer === "site") {
      dispatch({ kind: "tried", id });
      return step({ kind: "lost", waitsFor: "site" });
    }
    if (answer === "nothing") {
      // "Off" is sure, and then nothing has left.
      if (navigator.onLine !== false) dispatch({ kind: "tried", id });
      if (!(await isReachable())) return step({ kind: "lost", waitsFor: "connection" });
      if (page.isOnline()) return step({ kind: "lost", waitsFor: "site" });
      // No script of this page was ever answered: the same key goes by the page's own way, and has one effect only.
      const isSent = await postByForm({ url: action, body: messageFields(key, posted) });
      if (!isSent) return step({ kind: "lost", waitsFor: "connection" });
      dispatch({ kind: "refused", id, refusal: refusalOf(words.unconfirmed, true), key: undefined });
      return left();
    }
    if (answer.ok) {
      dispatch({ kind: "sent", id, message: answer.message, composer: answer.composer, key: answer.key });
      page.moved(answer.rows);
      finish(message, "done");
      return left();
    }
    if (answer.refusal.waits) {
      dispatch({ kind: "tried", id });
      return step({ kind: "lost", waitsFor: "site" });
    }
    const { balance } = answer;
    // The page it was written on may still be open and sends it itself: here it is offered, not taken away.
    const isElsewhere = answer.refusal.stale && !message.tried && restored.has(id);
    // Where nobody takes a photo back, its bubble is the only place where it is not lost.
    const isKept = photo && !(ownBox() && results.has(id));
    const refusal = isElsewhere || isKept ? { ...answer.refusal, retry: true, stale: true } : answer.refusal;
    dispatch({ kind: "refused", id, refusal, key: answer.key, balance });
    if (isKept || !refusal.retry) finish(message, "back");
    left();
  }

  function write(posted: Posted): string {
    const id = newId();
    dispatch({ kind: "written", id, text: "", ...posted });
    step({ kind: "written" });
    if (outbox.phase === "waiting") dispatch({ kind: "waits", waitsFor: outbox.waitsFor });
    return id;
  }

  function takeBack(message: OutgoingMessage, sent: Sent): void {
    dispatch({ kind: "forgotten", id: message.id });
    finish(message, sent);
    if (message.state !== "failed") left();
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const pending = readOutbox(draftStorage(), draftKey);
    if (pending.length > 0) {
      restored = new Set(pending.map(({ id }) => id));
      storedIds = new Set(restored);
      dispatch({ kind: "restored", pending, refusal: refusalOf("", true) });
      step({ kind: "written" });
    }
    const back = () => document.hidden || step({ kind: "back" });
    addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    addEventListener("storage", ({ key }) => {
      if (!isOutboxOf(draftKey, key)) return;
      // Sent, changed or thrown away in another tab.
      const still = new Set(readOutbox(draftStorage(), draftKey).map(({ id }) => id));
      for (const message of state.outgoing)
        if (
          message.state !== "sending" &&
          storedIds.has(message.id) &&
          !message.photo &&
          !still.has(message.id)
        )
          takeBack(message, "done");
    });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      returned.show();
      return () => listeners.delete(listener);
    },
    start,
    isNewest: !model.newest,
    attended: {
      // A page of older messages has a gap below: news would stand in the wrong place.
      url: () => {
        if (model.newest || !isShown()) return undefined;
        return `${updatesUrl}?after=${listedTo}${isLoginOver ? "&keys=1" : ""}`;
      },
      onNews: (news) => {
        listedTo = Math.max(listedTo, news.messages.at(-1)?.id ?? 0);
        dispatch({ kind: "news", news });
        if (!news.keys) return;
        isLoginOver = false;
        dispatch({ kind: "keys", keys: news.keys, refusal: refusalOf(words.unconfirmed, true) });
        step({ kind: "logged-in" });
      },
      onReached: () => step({ kind: "reached" }),
      onLoggedOut: () => {
        isLoginOver = true;
      },
    },
    send: (text) => {
      write({ text });
    },
    sendPhoto: (photo) => {
      const id = write({ photo });
      return new Promise((resolve) => results.set(id, resolve));
    },
    refuse: (text, more = refusalOf(text)) =>
      dispatch({ kind: "refused", id: "", refusal: more, key: undefined }),
    retry: ({ id }) => {
      dispatch({ kind: "again", id });
      step({ kind: "written" });
      step({ kind: "back" });
    },
    edit: (message) => takeBack(message, "back"),
    discard: (message) => takeBack(message, "done"),
    addOlder: (older) => dispatch({ kind: "older", ...older }),
  };
}
