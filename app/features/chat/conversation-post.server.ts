import { redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { read } from "#app/contract/chat.server";
import { cleanText } from "#app/http/clean-text.server";
import { formDataOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import { issueFormKey } from "#app/session/form-token.server";
import { languageOf } from "#app/session/language.server";
import { siteOf } from "#app/session/site.server";
import { viewerOf } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { loadChatRows } from "./chat-list.server";
import type { SendAnswer, SendRefusal } from "./chat-types";
import { type Address, composerOf, SEND_ACTION } from "./conversation.server";
import { messageModel, momentWords } from "./message-model.server";
import { type SendProblem, sendMessage } from "./send-message.server";
import { lacksCredits, sendRefusal } from "./send-refusal.server";

export interface PostedBack {
  typed: string;
  refusal: SendRefusal | undefined;
}

function textOf(form: FormData): string {
  const text = form.get("text");
  return typeof text === "string" ? text : "";
}

/** The login is gone: the text is kept until the member is back (TRUST.md, "Once" 6). */
function toLogin(context: AppLoadContext, text: string) {
  const kept = text.trim() ? context.runtime.keptTexts.keep({ text }) : undefined;
  return redirect(paths.login({ next: context.url.pathname, kept }), 303);
}

/** Where a purchase leads back to, with the text that could not be sent (CHAT-05). */
function backWith(
  context: AppLoadContext,
  problem: SendProblem,
  text: string,
  address: (kept: string | undefined) => string,
): string | undefined {
  return lacksCredits(problem) ? address(context.runtime.keptTexts.keep({ text })) : undefined;
}

const withKept = (path: string, kept: string | undefined) => (kept ? `${path}?kept=${kept}` : path);

async function partnerId(context: AppLoadContext, address: Address): Promise<number | undefined> {
  if ("profile" in address) return address.profile;
  const answer = await context.upstream.read(read, { query: { ...address, limit: 1 } });
  return answer.ok ? answer.value.profile.id : undefined;
}

/**
 * A post of the message form without scripts: a 303 to the conversation, or what the page shows again with the text
 * in the box. `intent=check` only looks for new messages and keeps what is being typed (CHAT-07).
 */
export async function postFromPage(
  context: AppLoadContext,
  request: Request,
  address: Address,
): Promise<Response | { back: PostedBack; status: number }> {
  const form = await formDataOf(request);
  const text = textOf(form);
  try {
    if (!(await viewerOf(context))) return toLogin(context, text);
    if (form.get("intent") === "check") return { back: { typed: text, refusal: undefined }, status: 200 };
    const profile = await partnerId(context, address);
    if (profile === undefined) throw new Response(null, { status: 404 });
    const outcome = await sendMessage(context, profile, { text, key: form.get("_key") });
    if (outcome.ok) return redirect(paths.chat(outcome.conversation), 303);
    const { translator } = await languageOf(context);
    const next = backWith(context, outcome.problem, text, (kept) => withKept(context.url.pathname, kept));
    const refusal = sendRefusal(outcome.problem, translator, next);
    return { back: { typed: text, refusal }, status: refusal.status };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return toLogin(context, text);
    context.runtime.log({ msg: "message page failed", requestId: context.requestId, ...error.forLog() });
    const { translator } = await languageOf(context);
    const refusal = sendRefusal({ code: "failed" }, translator);
    return { back: { typed: text, refusal }, status: refusal.status };
  }
}

/** A post of the hydrated form: JSON with the message, or the refusal; `false` when the login is gone. */
export async function postFromScript(
  context: AppLoadContext,
  request: Request,
  profile: number,
): Promise<Response> {
  const form = await formDataOf(request);
  try {
    if (!(await viewerOf(context))) return Response.json(false);
    return Response.json(await scriptAnswer(context, profile, form));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return Response.json(false);
    return new Response(null, { status: 503 });
  }
}

async function scriptAnswer(context: AppLoadContext, profile: number, form: FormData): Promise<SendAnswer> {
  const outcome = await sendMessage(context, profile, { text: form.get("text"), key: form.get("_key") });
  const [site, { translator }] = await Promise.all([siteOf(context), languageOf(context)]);
  const key = issueFormKey(context, SEND_ACTION);
  if (!outcome.ok) {
    const text = cleanText(form.get("text"));
    const next = backWith(context, outcome.problem, text, (kept) => paths.memberChat(profile, { kept }));
    return { ok: false, refusal: sendRefusal(outcome.problem, translator, next), key };
  }
  const answer = await context.upstream.ask(read, {
    query: { profile, after: outcome.message - 1, limit: 1 },
  });
  const sent = answer.ok
    ? answer.value.messages.find((message) => message.id === outcome.message)
    : undefined;
  const nowMs = context.runtime.clock();
  const message = sent ?? {
    id: outcome.message,
    conversation: { id: outcome.conversation },
    kind: "text" as const,
    text: cleanText(form.get("text")),
    own: true,
    date: nowMs,
  };
  return {
    ok: true,
    message: messageModel(
      { image: undefined, gift: undefined, key: undefined, ...message },
      nowMs,
      momentWords(site, translator),
      translator,
    ),
    composer: composerOf(site, translator, answer.ok ? answer.value : {}),
    key,
    rows: await loadChatRows(context),
  };
}
