import type { AppLoadContext } from "@remix-run/server-runtime";
import { read, sendText } from "#app/contract/chat.server";
import { cleanText } from "#app/http/clean-text.server";
import { isFormKey } from "#app/session/form-token.server";
import { siteOf } from "#app/session/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { SEND_ACTION } from "./conversation.server";
import type { WireMessage } from "./message-model.server";

/** Why nothing was sent; `send-refusal.server.ts` has the words. */
export type SendProblem =
  | { code: "empty" | "stale" | "other_payload" | "unknown" | "failed" | "gone" | "too_fast" }
  | { code: "too_long"; max: number }
  | { code: "no_credits" }
  | { code: "free_used" }
  | { code: "conversation_limit"; limit: number }
  | { code: "blocked"; name: string };

export type SendOutcome =
  | { ok: true; conversation: number; message: number }
  | { ok: false; problem: SendProblem };

type Recorded = { conversation: number; message: number } | SendProblem;

const MOST_LOOKED_THROUGH = 50;

const problem = (code: "empty" | "stale" | "other_payload" | "unknown" | "failed"): SendOutcome => ({
  ok: false,
  problem: { code },
});

/** Sends a text once per form key (CHAT-06). Throws only when the login is gone or for our own faults. */
export async function sendMessage(
  context: AppLoadContext,
  profile: number,
  given: { text: unknown; key: unknown },
): Promise<SendOutcome> {
  const site = await siteOf(context);
  const text = cleanText(given.text);
  if (text === "") return problem("empty");
  if ([...text].length > site.message_length) {
    return { ok: false, problem: { code: "too_long", max: site.message_length } };
  }
  const key = typeof given.key === "string" ? given.key : undefined;
  if (!isFormKey(context, key, SEND_ACTION)) return problem("stale");

  const { ledger } = context.runtime;
  const answer = await ledger.run<Recorded>(key, JSON.stringify([profile, text]), () =>
    perform(context, profile, text, key),
  );
  switch (answer.kind) {
    case "different_payload":
      return problem("other_payload");
    case "unknown": {
      const found = await findSent(context, profile, key);
      if (!found) return problem("unknown");
      ledger.confirm(key, found);
      return { ok: true, ...found };
    }
    default:
      return "message" in answer.result
        ? { ok: true, ...answer.result }
        : { ok: false, problem: answer.result };
  }
}

async function perform(context: AppLoadContext, profile: number, text: string, key: string) {
  try {
    const answer = await context.upstream.ask(sendText, { body: { profile, text } }, { key });
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
    default:
      return { code: "gone" };
  }
}

/** Looks for a message by the key it was sent with. */
async function findSent(context: AppLoadContext, profile: number, key: string) {
  try {
    const answer = await context.upstream.ask(read, { query: { profile, limit: MOST_LOOKED_THROUGH } });
    if (!answer.ok) return undefined;
    const found = answer.value.messages.find((message: WireMessage) => message.own && message.key === key);
    return found && { conversation: found.conversation.id, message: found.id };
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}
