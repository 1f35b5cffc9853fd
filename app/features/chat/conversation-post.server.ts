import { read } from "#app/contract/chat.server";
import { cleanText } from "#app/http/clean-text.server";
import { formDataOf } from "#app/http/form.server";
import { redirect } from "#app/http/redirect";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { isPhotoPost, postedRefusal, sendPosted } from "./attachments/send-posted.server";
import { loadChatRows } from "./chat-list.server";
import type { SendAnswer, SendRefusal } from "./chat-types";
import { type Address, composerOf } from "./conversation.server";
import { messageModel, momentWords } from "./message-model.server";
import { SEND_ACTION } from "./send-once.server";
import { sendRefusal } from "./send-refusal.server";
import { tellTyping } from "./typing.server";

export interface PostedBack {
  typed: string;
  refusal: SendRefusal | undefined;
}

function textOf(form: FormData): string {
  const text = form.get("text");
  return typeof text === "string" ? text : "";
}

/** The login is gone: the text is kept until the member is back (TRUST.md, "Once" 6). */
function toLogin(context: PageContext, text: string) {
  return redirect(paths.login({ next: context.url.pathname, kept: saveDraft(context, text) }), 303);
}

function saveDraft(context: PageContext, text: string): string | undefined {
  return text.trim() ? context.runtime.drafts.save({ text }) : undefined;
}

/** "GIF" and "Gift" lead to pages of their own; what is being typed is back in the box afterwards. */
function attachmentPage(context: PageContext, intent: unknown, profile: number, text: string) {
  if (intent !== "gif" && intent !== "gift") return undefined;
  const kept = saveDraft(context, text);
  return redirect(
    intent === "gif" ? paths.memberGif(profile, { kept }) : paths.memberGift(profile, { kept }),
    303,
  );
}

const addressWithDraft = (path: string, kept: string | undefined) => (kept ? `${path}?kept=${kept}` : path);

async function partnerId(context: PageContext, address: Address): Promise<number | undefined> {
  if ("profile" in address) return address.profile;
  const answer = await context.upstream.read(read, { query: { ...address, limit: 1 } });
  return answer.ok ? answer.value.profile.id : undefined;
}

/**
 * A post of the message form without scripts: a 303 to the conversation, or what the page shows again with the text
 * in the box. `intent=check` only looks for new messages and keeps what is being typed (CHAT-07).
 */
export async function postFromPage(
  context: PageContext,
  request: Request,
  address: Address,
): Promise<Response | { back: PostedBack; status: number }> {
  const form = await formDataOf(request);
  const text = textOf(form);
  try {
    if (!(await getViewer(context))) return toLogin(context, text);
    if (form.get("intent") === "check") return { back: { typed: text, refusal: undefined }, status: 200 };
    const profile = await partnerId(context, address);
    if (profile === undefined) throw new Response(null, { status: 404 });
    const other = attachmentPage(context, form.get("intent"), profile, text);
    if (other) return other;
    const outcome = await sendPosted(context, profile, form);
    if (outcome.ok) {
      // A photo leaves the text in the box.
      const kept = isPhotoPost(form) ? saveDraft(context, text) : undefined;
      return redirect(paths.chat(outcome.conversation, { kept }), 303);
    }
    const { translator } = await getLanguage(context);
    const back = () => addressWithDraft(context.url.pathname, saveDraft(context, text));
    const refusal = postedRefusal(form, outcome.problem, translator, back);
    return { back: { typed: text, refusal }, status: refusal.status };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return toLogin(context, text);
    context.runtime.log({ msg: "message page failed", requestId: context.requestId, ...error.forLog() });
    const { translator } = await getLanguage(context);
    const refusal = sendRefusal({ code: "failed" }, translator);
    return { back: { typed: text, refusal }, status: refusal.status };
  }
}

/** A post of the hydrated form: JSON with the message, or the refusal; `false` when the login is gone. */
export async function postFromScript(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<Response> {
  const form = await formDataOf(request);
  try {
    if (!(await getViewer(context))) return Response.json(false);
    if (form.get("intent") === "typing") return tellTyping(context, profile);
    return Response.json(await scriptAnswer(context, profile, form));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (error.code === "authentication_required") return Response.json(false);
    return new Response(null, { status: 503 });
  }
}

async function scriptAnswer(context: PageContext, profile: number, form: FormData): Promise<SendAnswer> {
  const outcome = await sendPosted(context, profile, form);
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const key = issueFormKey(context, SEND_ACTION);
  if (!outcome.ok) {
    const text = cleanText(form.get("text"));
    const back = () => paths.memberChat(profile, { kept: saveDraft(context, text) });
    return { ok: false, refusal: postedRefusal(form, outcome.problem, translator, back), key };
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
    kind: isPhotoPost(form) ? ("photo" as const) : ("text" as const),
    text: isPhotoPost(form) ? "" : cleanText(form.get("text")),
    own: true,
    date: nowMs,
  };
  return {
    ok: true,
    message: messageModel(
      { image: undefined, gift: undefined, gif: undefined, key: undefined, ...message },
      nowMs,
      momentWords(site, translator),
      translator,
      site,
    ),
    composer: composerOf(site, translator, answer.ok ? answer.value : {}),
    key,
    rows: (await loadChatRows(context)).rows,
  };
}
