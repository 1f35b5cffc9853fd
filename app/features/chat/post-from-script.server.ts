import { read } from "#app/contract/chat.server";
import { setTyping } from "#app/contract/messages.server";
import { cleanText } from "#app/http/clean-text.server";
import { formDataOf } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { isLostLogin } from "#app/upstream/failure.server";
import { withRecovery, withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { isPhotoPost, postedRefusal, sendPosted } from "./attachments/send-posted.server";
import { balanceAfter, payingAfter } from "./balance.server";
import { loadChatRows } from "./chat-list.server";
import type { SendAnswer } from "./chat-model";
import { composerOf } from "./conversation.server";
import { saveDraft } from "./draft.server";
import { messageModeller, type WireMessage } from "./message-model.server";
import { type JustSent, SEND_ACTION, type SentMessage } from "./send-message.server";

/** A post of the hydrated form: JSON with the message, or the refusal; `false` when the login is gone. */
export async function postFromScript(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<Response> {
  const form = await formDataOf(request);
  try {
    return await withRecovery(answerPost(context, form, profile), () => new Response(null, { status: 503 }));
  } catch (error) {
    if (!isLostLogin(error)) throw error;
    return Response.json(false);
  }
}

async function answerPost(context: PageContext, form: FormData, profile: number): Promise<Response> {
  if (!(await getViewer(context))) return Response.json(false);
  if (form.get("intent") === "typing") return signalTyping(context, profile);
  return Response.json(await sendFromScript(context, form, profile));
}

/** Shows the partner that the member is writing (CHAT-03). Nobody waits for it, so every failure is passed over. */
async function signalTyping(context: PageContext, profile: number): Promise<Response> {
  const done = () => new Response(null, { status: 204 });
  return withRecoveryForAnyone(context.upstream.ask(setTyping, { body: { profile } }).then(done), done);
}

async function sendFromScript(context: PageContext, form: FormData, profile: number): Promise<SendAnswer> {
  const outcome = await sendPosted(context, profile, form);
  const key = issueFormKey(context, SEND_ACTION);
  if (outcome.ok) return { ok: true, key, ...(await newsAfter(context, form, profile, outcome)) };
  const { translator } = await getLanguage(context);
  const text = cleanText(form.get("text"));
  const back = async () => paths.memberChat(profile, { kept: await saveDraft(context, text) });
  const { problem } = outcome;
  const refusal = await postedRefusal(form, outcome, translator, back);
  const credits = problem.code === "no_credits" ? problem.short?.credits : undefined;
  return {
    ok: false,
    key,
    refusal,
    balance: credits === undefined ? undefined : await balanceAfter(context, translator, credits),
  };
}

/** What a sent message changes on the page: itself, the price of the next one, the list of conversations. */
async function newsAfter(context: PageContext, form: FormData, profile: number, sent: JustSent) {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const answer = await context.upstream.ask(read, {
    query: { profile, after: sent.message - 1, limit: 1 },
  });
  const stored = answer.ok ? answer.value.messages.find(({ id }) => id === sent.message) : undefined;
  const modelOf = await messageModeller(context, profile);
  return {
    message: modelOf(stored ?? asPosted(form, sent, context.runtime.clock())),
    composer: composerOf(
      site,
      translator,
      answer.ok ? answer.value : {},
      await payingAfter(context, sent.credits),
    ),
    rows: (await loadChatRows(context)).rows,
  };
}

/** A message that upstream took and does not list yet. */
function asPosted(form: FormData, { message, conversation }: SentMessage, date: number): WireMessage {
  const isPhoto = isPhotoPost(form);
  return {
    id: message,
    conversation: { id: conversation },
    kind: isPhoto ? "photo" : "text",
    text: isPhoto ? "" : cleanText(form.get("text")),
    own: true,
    date,
    image: undefined,
    gift: undefined,
    gif: undefined,
    key: undefined,
  };
}
