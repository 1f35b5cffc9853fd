import { read } from "#app/contract/chat.server";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { WireMessage } from "./message-model.server";

/** Action of the form keys that messages of every kind go with. */
export const SEND_ACTION = "send";

/** Why nothing was sent; `send-refusal.server.ts` has the words. */
export type SendProblem =
  | { code: "empty" | "stale" | "other_payload" | "unknown" | "failed" | "gone" | "too_fast" }
  | { code: "too_long"; max: number }
  | { code: "no_credits" }
  | { code: "free_used" }
  | { code: "conversation_limit"; limit: number }
  | { code: "blocked"; name: string }
  | { code: "photo_none" | "photo_waiting" | "photo_unusable" | "gift_gone" | "gif_gone" };

export type Sent = { conversation: number; message: number };

export type SendOutcome = ({ ok: true } & Sent) | { ok: false; problem: SendProblem };

/** What upstream says to a message of any kind. */
export type SendAnswer =
  | { ok: true; value: { message: { id: number; conversation: { id: number } } } }
  | { ok: false; code: string; data?: unknown };

export interface Sending {
  /** The partner. */
  profile: number;
  /** The form key as it came. */
  key: unknown;
  /** Tells this payload apart from another one with the same key. */
  fingerprint: string;
  /** Asks upstream, with the key as Idempotency-Key. */
  ask(key: string): Promise<SendAnswer>;
}

type Recorded = Sent | SendProblem;

const MAX_LOOKED_THROUGH = 50;

/** Codes that need no more data. */
type PlainCode = Exclude<SendProblem, { max: number } | { limit: number } | { name: string }>["code"];

export const sendProblem = (code: PlainCode): SendOutcome => ({ ok: false, problem: { code } });

/** Sends a message once per form key (CHAT-06). Throws only when the login is gone or for our own faults. */
export async function sendOnce(context: PageContext, sending: Sending): Promise<SendOutcome> {
  const { profile, fingerprint } = sending;
  const key = typeof sending.key === "string" ? sending.key : undefined;
  if (!isFormKey(context, key, SEND_ACTION)) return sendProblem("stale");

  const { idempotencyStore } = context.runtime;
  const answer = await idempotencyStore.run<Recorded>(key, fingerprint, () => perform(context, sending, key));
  switch (answer.kind) {
    case "different_payload":
      return sendProblem("other_payload");
    case "unknown": {
      const found = await findSent(context, profile, key);
      if (!found) return sendProblem("unknown");
      idempotencyStore.confirm(key, found);
      return { ok: true, ...found };
    }
    default:
      return "message" in answer.result
        ? { ok: true, ...answer.result }
        : { ok: false, problem: answer.result };
  }
}

async function perform(context: PageContext, { ask, profile }: Sending, key: string) {
  try {
    const answer = await ask(key);
    if (!answer.ok) return { state: "refused" as const, result: problemOf(answer) };
    const { id, conversation } = answer.value.message;
    return { state: "done" as const, result: { conversation: conversation.id, message: id } };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "message not confirmed", requestId: context.requestId, ...error.forLog() });
    if (!error.sentBytes)
      return { state: "refused" as const, result: { code: "failed" } satisfies SendProblem };
    // The answer was lost, not necessarily the message: the conversation tells (TRUST.md, "Once" 4).
    const found = await findSent(context, profile, key);
    return found ? { state: "done" as const, result: found } : { state: "unknown" as const };
  }
}

function problemOf(refused: { code: string; data?: unknown }): SendProblem {
  const data = (refused.data ?? {}) as { name?: string; limit?: number; message_length?: number };
  switch (refused.code) {
    case "not_enough_credits":
      return { code: "no_credits" };
    case "free_messages_used":
      return { code: "free_used" };
    case "conversation_limit":
      return { code: "conversation_limit", limit: data.limit ?? 0 };
    case "message_too_long":
      return { code: "too_long", max: data.message_length ?? 0 };
    case "message_empty":
      return { code: "empty" };
    case "blocked":
      return { code: "blocked", name: data.name ?? "" };
    case "rate_limited":
      return { code: "too_fast" };
    case "key_reused":
      return { code: "other_payload" };
    case "photo_refused":
      return { code: "photo_unusable" };
    case "gift_not_found":
      return { code: "gift_gone" };
    default:
      return { code: "gone" };
  }
}

/** Looks for a message by the key it was sent with. */
async function findSent(context: PageContext, profile: number, key: string): Promise<Sent | undefined> {
  try {
    const answer = await context.upstream.ask(read, { query: { profile, limit: MAX_LOOKED_THROUGH } });
    if (!answer.ok) return undefined;
    const found = answer.value.messages.find((message: WireMessage) => message.own && message.key === key);
    return found && { conversation: found.conversation.id, message: found.id };
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}
