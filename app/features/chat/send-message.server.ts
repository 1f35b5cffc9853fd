import { read } from "#app/contract/chat.server";
import { sendText as sendTextEndpoint } from "#app/contract/messages.server";
import { cleanText } from "#app/http/clean-text.server";
import { type FormKey, verifiedFormKey } from "#app/once/form-key.server";
import { type OnceFailure, once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { findOwnBlock } from "./unreachable.server";

/** Action of the form keys that messages of every kind go with. */
export const SEND_ACTION = "send";

/** Why nothing was sent; `send-refusal.server.ts` has the words. */
export type SendProblem =
  | { code: "empty" | "stale" | "other_payload" | "unknown" | "failed" | "gone" | "unreachable" | "too_fast" }
  | { code: "too_long" | "photo_many"; max: number }
  /** `short`: what the member has, and what the message costs. */
  | { code: "no_credits"; short: { credits: number; costs: number } | null }
  | { code: "free_used" }
  | { code: "conversation_limit"; limit: number }
  | { code: "blocked"; name: string }
  /** The member blocked the partner. */
  | { code: "own_block"; name: string; profile: number }
  | { code: "photo_none" | "photo_waiting" | "photo_unusable" | "gift_gone" | "gif_gone" };

export type SentMessage = { conversation: number; message: number };

/** `credits`: left after it, as upstream told; undefined for a message that was sent earlier with this key. */
export type JustSent = SentMessage & { credits: number | undefined };

export type SendOutcome = ({ ok: true } & JustSent) | { ok: false; problem: SendProblem };

/** What upstream answers to a message of any kind. */
type UpstreamAnswer =
  | { ok: true; value: { message: { id: number; conversation: { id: number } }; credits: number } }
  | { ok: false; code: string; data?: unknown };

export interface NewMessage {
  /** The partner. */
  profile: number;
  /** Tells this message apart from another one with the same key. */
  payload: string;
  /** Sends it upstream, with the key as Idempotency-Key. */
  post(key: FormKey): Promise<UpstreamAnswer>;
}

/** How many of the newest messages are looked through for one whose answer was lost. */
const MAX_LOOKED_UP = 50;

const FAILURES: Record<OnceFailure["reason"], PlainCode> = {
  other_payload: "other_payload",
  not_sent: "failed",
  unknown: "unknown",
};

/** Codes that need no more data. */
type PlainCode = Exclude<
  SendProblem,
  { max: number } | { limit: number } | { name: string } | { short: unknown }
>["code"];

export const notSent = (code: PlainCode): SendOutcome => ({ ok: false, problem: { code } });

/** Sends the text of a form once per form key (CHAT-06). Throws only when the login is gone or for our own faults. */
export async function sendText(context: PageContext, profile: number, form: FormData): Promise<SendOutcome> {
  const { message_length: max } = await getSite(context);
  const text = cleanText(form.get("text"));
  if (text === "") return notSent("empty");
  if ([...text].length > max) return { ok: false, problem: { code: "too_long", max } };
  return sendMessage(context, verifiedFormKey(context, form, SEND_ACTION), {
    profile,
    payload: JSON.stringify([profile, text]),
    post: (key) => context.upstream.ask(sendTextEndpoint, { body: { profile, text } }, { key }),
  });
}

/** Sends a message of any kind once per form key (CHAT-06); without a key its form was too old. */
export async function sendMessage(
  context: PageContext,
  formKey: FormKey | undefined,
  { profile, payload, post }: NewMessage,
): Promise<SendOutcome> {
  if (formKey === undefined) return notSent("stale");
  let credits: number | undefined;
  const outcome = await once<SentMessage, SendProblem>(context, formKey, {
    name: "message",
    payload,
    async perform(key) {
      const answer = await post(key);
      if (!answer.ok) return { ok: false, refusal: problemOf(answer) };
      const { id, conversation } = answer.value.message;
      credits = answer.value.credits;
      return { ok: true, value: { conversation: conversation.id, message: id } };
    },
    lookUp: (key) => findSent(context, profile, key),
  });
  switch (outcome.kind) {
    case "done":
      return { ok: true, ...outcome.value, credits };
    case "refused":
      return { ok: false, problem: await namedProblem(context, profile, outcome.refusal) };
    case "failed":
      return notSent(FAILURES[outcome.reason]);
  }
}

/** Upstream says of somebody whom the member blocked that there is nobody. */
async function namedProblem(
  context: PageContext,
  profile: number,
  problem: SendProblem,
): Promise<SendProblem> {
  const own = problem.code === "gone" ? await findOwnBlock(context, profile) : undefined;
  return own ? { code: "own_block", name: own.name, profile } : problem;
}

interface RefusalData {
  name?: string;
  limit?: number;
  message_length?: number;
  credits?: number;
  costs?: number;
}

function problemOf(refused: { code: string; data?: unknown }): SendProblem {
  const data = (refused.data ?? {}) as RefusalData;
  const { credits, costs } = data;
  switch (refused.code) {
    case "not_enough_credits":
      return {
        code: "no_credits",
        short: credits === undefined || costs === undefined ? null : { credits, costs },
      };
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
    case "profile_invisible":
      return { code: "unreachable" };
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

/** Looks in the conversation for the message that was sent with this key. */
async function findSent(
  context: PageContext,
  profile: number,
  key: FormKey,
): Promise<SentMessage | undefined> {
  const answer = await context.upstream.ask(read, { query: { profile, limit: MAX_LOOKED_UP } });
  if (!answer.ok) return undefined;
  const found = answer.value.messages.find((message) => message.own && message.key === key);
  return found && { conversation: found.conversation.id, message: found.id };
}
