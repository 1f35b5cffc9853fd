import { read } from "#app/contract/chat.server";
import { formDataOf } from "#app/http/form.server";
import { type FormDone, type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getViewer } from "#app/session/viewer.server";
import { isLostLogin } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";
import { isPhotoPost, postedRefusal, sendPosted } from "./attachments/send-posted.server";
import type { PostedBack } from "./chat-model";
import type { Address } from "./conversation.server";
import { partnerIn } from "./conversation-page.server";
import { saveDraft } from "./draft.server";
import { sendRefusal } from "./send-refusal.server";

/**
 * A post of the message form without scripts: on to the conversation, or its page again with the text in the box.
 * `intent=check` only looks for new messages and leaves what is being typed (CHAT-07).
 */
export async function postFromPage(
  context: PageContext,
  request: Request,
  address: Address,
): Promise<FormOutcome<PostedBack>> {
  const form = await formDataOf(request);
  try {
    return await withRecovery(answerPost(context, form, address), () => notConfirmed(context, form));
  } catch (error) {
    if (!isLostLogin(error)) throw error;
    return loginFirst(context, form);
  }
}

async function answerPost(
  context: PageContext,
  form: FormData,
  address: Address,
): Promise<FormOutcome<PostedBack>> {
  if (!(await getViewer(context))) return loginFirst(context, form);
  const intent = form.get("intent");
  if (intent === "check") return formRefused(200, { typed: textOf(form), refusal: undefined });
  const profile = await findPartner(context, address);
  // Its page says that the conversation is gone, and shows the text.
  if (profile === undefined) return formRefused(410, { typed: textOf(form), refusal: undefined });
  if (intent === "gif") return formDone(paths.memberGif(profile, { kept: await draftOf(context, form) }));
  if (intent === "gift") return formDone(paths.memberGift(profile, { kept: await draftOf(context, form) }));
  return sendFromPage(context, form, profile);
}

async function sendFromPage(
  context: PageContext,
  form: FormData,
  profile: number,
): Promise<FormOutcome<PostedBack>> {
  const outcome = await sendPosted(context, profile, form);
  if (outcome.ok) {
    // A photo leaves the text in the box.
    const draftId = isPhotoPost(form) ? await draftOf(context, form) : undefined;
    return formDone(paths.chat(outcome.conversation, { kept: draftId }));
  }
  const { translator } = await getLanguage(context);
  const back = async () => paths.memberChat(profile, { kept: await draftOf(context, form) });
  const refusal = await postedRefusal(form, outcome, translator, back);
  return formRefused(refusal.status, { typed: textOf(form), refusal });
}

async function findPartner(context: PageContext, address: Address): Promise<number | undefined> {
  if ("profile" in address) return address.profile;
  const answer = await context.upstream.read(read, { query: { ...address, limit: 1 } });
  return answer.ok ? answer.value.profile.id : partnerIn(context, address);
}

/** The login is gone: the text waits until the member is back (TRUST.md, "Once" 6). */
async function loginFirst(context: PageContext, form: FormData): Promise<FormDone> {
  // With the partner's name in it, should the conversation be gone by then.
  const next = `${context.url.pathname}${context.url.search}`;
  return formDone(paths.login({ next, kept: await draftOf(context, form) }));
}

async function notConfirmed(context: PageContext, form: FormData): Promise<FormOutcome<PostedBack>> {
  const { translator } = await getLanguage(context);
  const refusal = sendRefusal({ code: "failed" }, translator);
  return formRefused(refusal.status, { typed: textOf(form), refusal });
}

function draftOf(context: PageContext, form: FormData): Promise<string | undefined> {
  return saveDraft(context, textOf(form));
}

function textOf(form: FormData): string {
  const text = form.get("text");
  return typeof text === "string" ? text : "";
}
