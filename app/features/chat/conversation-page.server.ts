import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { loadChatRows } from "./chat-list.server";
import type { ChatNotice, ChatRow, ConversationModel, ConversationPageData, StartingRow } from "./chat-model";
import {
  type Address,
  type ConversationOutcome,
  type ConversationRefusal,
  idInQuery,
  loadConversation,
} from "./conversation.server";
import { takeDraft } from "./draft.server";
import { rememberChat } from "./last-chat.server";
import { livePage } from "./live-list.server";
import { chatPageWords } from "./page-words.server";
import { ownBlockNotice } from "./unreachable.server";

/** A conversation page with its status; undefined where there is nothing at that address. */
export async function loadConversationPage(
  context: PageContext,
  address: Address,
): Promise<{ page: ConversationPageData & { readNow: number; still: boolean }; status: number } | undefined> {
  await requireMember(context);
  // The list comes after the conversation, because opening it sets its unread count to 0.
  const outcome = await findConversation(context, address);
  const [list, { translator }, live] = await Promise.all([
    loadChatRows(context),
    getLanguage(context),
    livePage(context),
  ]);
  const words = chatPageWords(translator.words("chat"));
  if (outcome.kind === "conversation") {
    const { model } = outcome;
    await rememberChat(context, model.partner.id);
    const page = {
      ...live,
      title: model.title,
      words,
      list,
      conversation: model,
      refused: undefined,
      readNow: model.readNow,
      still: false,
      starting: startingRow(context, model, list.rows, translator),
    };
    return { page, status: 200 };
  }
  const kept = await takeDraft(context);
  const known = await refusedPage(context, outcome.refusal, partnerIn(context, address));
  // What was typed is shown, whatever became of the conversation.
  const refused = known ?? (kept || context.posted ? endedPage(translator, address) : undefined);
  if (!refused) return undefined;
  const page = {
    ...live,
    title: refused.title,
    words,
    list,
    conversation: undefined,
    refused: { ...refused, kept },
    readNow: 0,
    still: true,
  };
  return { page, status: refused.status };
}

/** By its number, else by the partner that the form of its page names: the conversation may be gone meanwhile (CHAT-08). */
async function findConversation(context: PageContext, address: Address): Promise<ConversationOutcome> {
  const outcome = await loadConversation(context, address);
  const profile = partnerIn(context, address);
  if (outcome.kind === "conversation" || outcome.refusal.code !== "conversation_not_found") return outcome;
  return profile === undefined ? outcome : loadConversation(context, { profile });
}

/** The partner, as far as an address names one. */
export function partnerIn(context: PageContext, address: Address): number | undefined {
  return "profile" in address ? address.profile : idInQuery(context, "with");
}

/** In place of a conversation that is gone, for who wrote in it. */
function endedPage({ words }: Translator, address: Address) {
  const { ended_title, ended, gone } = words("chat");
  if ("profile" in address) return { status: 410, title: words("profile").disabled_title, text: gone };
  return { status: 410, title: ended_title, text: ended };
}

/** Marks a conversation that was begun from the match overlay, until its first message (LIKE-03). */
function startingRow(
  { url }: PageContext,
  { partner, messages }: ConversationModel,
  rows: ChatRow[],
  { words }: Translator,
): StartingRow | undefined {
  const isListed = rows.some((row) => row.profile === partner.id);
  if (!url.searchParams.has("starting") || messages.length > 0 || isListed) return undefined;
  const { id: profile, name, photo, fictional } = partner;
  return { profile, name, photo, fictional, text: words("likes").overlay.starting_row };
}

/** The page of a partner who cannot be written to; undefined where there is nobody at all. */
export async function refusedPage(
  context: PageContext,
  refusal: ConversationRefusal,
  partner: number | undefined,
): Promise<(ChatNotice & { status: number; title: string }) | undefined> {
  const { t, words } = (await getLanguage(context)).translator;
  const profile = words("profile");
  if (refusal.code === "blocked") {
    return {
      status: 403,
      title: profile.blocked_title,
      text: t("chat:blocked", { name: refusal.data.name }),
    };
  }
  if (refusal.code === "profile_disabled")
    return { status: 410, title: profile.disabled_title, text: profile.disabled };
  const own = partner === undefined ? undefined : await ownBlockNotice(context, partner);
  return own && { status: 403, ...own };
}
