import { describe, expect, test } from "vitest";
import {
  EMPTY_OUTBOX,
  nextOutbox,
  type Outbox,
  type OutboxEvent,
  type WaitsFor,
  waitMs,
} from "#app/features/chat/outbox-state";

const SENDING: Outbox = { phase: "sending", waitsFor: undefined, tries: 2, again: false };
const SENDING_FROM_BEFORE: Outbox = { ...SENDING, again: true };
const waiting = (waitsFor: WaitsFor): Outbox => ({ ...SENDING, phase: "waiting", waitsFor });
const sending = (tries: number): Outbox => ({ ...SENDING, tries });

type Row = [name: string, from: Outbox, event: OutboxEvent, to: Outbox];

const TABLE: Row[] = [
  ["sends what is written", EMPTY_OUTBOX, { kind: "written" }, sending(0)],
  ["sends one after the other", SENDING, { kind: "written" }, SENDING],
  ["tries again when more is written", waiting("connection"), { kind: "written" }, sending(2)],
  ["tries nothing while nobody is logged in", waiting("login"), { kind: "written" }, waiting("login")],
  ["is empty after the last one", SENDING, { kind: "left", more: false }, EMPTY_OUTBOX],
  ["goes on with the next one", SENDING, { kind: "left", more: true }, sending(0)],
  [
    "waits on when one that waits is thrown away",
    waiting("site"),
    { kind: "left", more: true },
    waiting("site"),
  ],
  [
    "is empty when the only one is thrown away",
    waiting("login"),
    { kind: "left", more: false },
    EMPTY_OUTBOX,
  ],
  [
    "waits for a connection",
    SENDING,
    { kind: "lost", waitsFor: "connection" },
    { ...waiting("connection"), tries: 3 },
  ],
  ["waits for our side", SENDING, { kind: "lost", waitsFor: "site" }, { ...waiting("site"), tries: 3 }],
  ["waits for a login", SENDING, { kind: "lost", waitsFor: "login" }, { ...waiting("login"), tries: 3 }],
  ["tries again after a while", waiting("site"), { kind: "due" }, sending(2)],
  ["tries again when the connection is back", waiting("connection"), { kind: "back" }, sending(0)],
  [
    "goes when the site is reached, whatever the browser thinks",
    waiting("connection"),
    { kind: "reached" },
    sending(0),
  ],
  ["leaves our side its time when a poll is answered", waiting("site"), { kind: "reached" }, waiting("site")],
  ["tries our side again when somebody looks", waiting("site"), { kind: "back" }, sending(2)],
  ["asks for nothing without a login", waiting("login"), { kind: "back" }, waiting("login")],
  ["asks for nothing by itself without a login", waiting("login"), { kind: "due" }, waiting("login")],
  ["goes when the member is logged in again", waiting("login"), { kind: "logged-in" }, sending(0)],
  ["does not send twice at once", SENDING, { kind: "back" }, SENDING_FROM_BEFORE],
  [
    "sends at once what was lost on its way from before the connection was back",
    SENDING_FROM_BEFORE,
    { kind: "lost", waitsFor: "site" },
    sending(0),
  ],
  [
    "waits for a login, whoever came back",
    SENDING_FROM_BEFORE,
    { kind: "lost", waitsFor: "login" },
    { ...waiting("login"), tries: 3 },
  ],
  ["begins anew with the next one", SENDING_FROM_BEFORE, { kind: "left", more: true }, sending(0)],
  ["has nothing to send", EMPTY_OUTBOX, { kind: "back" }, EMPTY_OUTBOX],
];

describe("messages on their way", () => {
  test.each(TABLE)("CHAT-16 %s", (_name, from, event, to) => {
    expect(nextOutbox(from, event)).toEqual(to);
  });

  test("CHAT-16 each wait is twice the one before, a minute at most", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 99].map((tries) => waitMs({ tries }))).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  test("CHAT-16 where our side asks for more time it gets it, ten minutes at most, and only for that wait", () => {
    const asked = nextOutbox(SENDING, { kind: "lost", waitsFor: "site", afterMs: 120_000 });
    expect(waitMs(asked)).toBe(120_000);
    expect(waitMs({ tries: 4, afterMs: 1_000 })).toBe(16_000);
    expect(waitMs({ tries: 1, afterMs: 86_400_000 })).toBe(600_000);
    const next = nextOutbox(nextOutbox(asked, { kind: "due" }), { kind: "lost", waitsFor: "site" });
    expect(waitMs(next)).toBe(16_000);
  });
});
