/** What messages that could not leave wait for: a connection, our side, or that the member logs in again. */
export type WaitsFor = "connection" | "site" | "login";

/** The messages of a page on their way, one after the other; pure, so that each step can be tested (CHAT-16). */
export interface Outbox {
  phase: "empty" | "sending" | "waiting";
  waitsFor: WaitsFor | undefined;
  /** Tries of the first message that came to nothing: each wait is longer than the one before. */
  tries: number;
  /** How long our side asked to be left alone, in milliseconds. */
  afterMs?: number | undefined;
  /** Somebody came back while a try was under way, which may be from before. */
  again: boolean;
}

export type OutboxEvent =
  | { kind: "written" }
  /** The first message has left, was refused for good, or was taken back by who wrote it. */
  | { kind: "left"; more: boolean }
  | { kind: "lost"; waitsFor: WaitsFor; afterMs?: number }
  /** The wait is over. */
  | { kind: "due" }
  /** The connection is back, or somebody looks at the page again. */
  | { kind: "back" }
  /** The site has answered something else, so there is a connection. */
  | { kind: "reached" }
  | { kind: "logged-in" };

export const EMPTY_OUTBOX: Outbox = { phase: "empty", waitsFor: undefined, tries: 0, again: false };

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;
/** Nobody is believed who asks for longer. */
const MAX_ASKED_MS = 600_000;

/** Milliseconds until the first message is tried again. */
export function waitMs({ tries, afterMs = 0 }: Pick<Outbox, "tries" | "afterMs">): number {
  const growing = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));
  return Math.min(MAX_ASKED_MS, Math.max(growing, afterMs));
}

const sending = (tries: number): Outbox => ({ phase: "sending", waitsFor: undefined, tries, again: false });

/** What one event makes of the messages on their way. */
export function nextOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  const { phase, waitsFor, tries } = outbox;
  switch (event.kind) {
    case "written":
      // Behind a message that waits for a login nothing can go; else this is a try like any other.
      return phase === "sending" || waitsFor === "login" ? outbox : sending(tries);
    case "left":
      if (!event.more) return EMPTY_OUTBOX;
      return phase === "waiting" ? outbox : sending(0);
    case "lost":
      if (phase !== "sending") return outbox;
      // A try from before the connection was back says nothing about now.
      if (outbox.again && event.waitsFor !== "login") return sending(0);
      return {
        phase: "waiting",
        waitsFor: event.waitsFor,
        tries: tries + 1,
        afterMs: event.afterMs,
        again: false,
      };
    case "due":
      return phase === "waiting" && waitsFor !== "login" ? sending(tries) : outbox;
    // Tries without a connection say nothing about our side: should it fail now, the first wait is a short one.
    case "back":
      if (phase === "sending") return { ...outbox, again: true };
      return phase === "waiting" && waitsFor !== "login"
        ? sending(waitsFor === "connection" ? 0 : tries)
        : outbox;
    case "reached":
      return phase === "waiting" && waitsFor === "connection" ? sending(0) : outbox;
    case "logged-in":
      return phase === "waiting" ? sending(0) : outbox;
  }
}
