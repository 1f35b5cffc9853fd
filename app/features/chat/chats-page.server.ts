import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { chatFilterOf } from "./chat-filter.server";
import { findChatRow, loadChatRows } from "./chat-list.server";
import type { ConversationModel } from "./chat-model";
import { loadConversation } from "./conversation.server";
import { lastChatOf } from "./last-chat.server";
import { livePage } from "./live-list.server";
import { chatPageWords } from "./page-words.server";

/** Phones show the list alone and need not carry a conversation that they hide. */
const PHONE = /\bMobi/;

/** The list of conversations, and beside it the one that was open last, which wide screens show (CHAT-14). */
export async function loadChatsPage(context: PageContext) {
  await requireMember(context);
  const page = Number(/^\d{1,4}$/.exec(context.url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const [list, { translator }, conversation, live] = await Promise.all([
    loadChatRows(context, page, chatFilterOf(context)),
    getLanguage(context),
    // The list does not depend on it.
    withFallback(loadLastConversation(context), undefined),
    livePage(context),
  ]);
  const words = chatPageWords(translator.words("chat"));
  return {
    ...live,
    title: words.title,
    words,
    list,
    conversation,
    refused: undefined,
    still: conversation === undefined,
  };
}

/** Undefined where there is none, or where it cannot be shown. */
async function loadLastConversation(context: PageContext): Promise<ConversationModel | undefined> {
  const profile = await lastChatOf(context);
  if (profile === undefined || PHONE.test(context.headers.get("user-agent") ?? "")) return undefined;
  const row = await findChatRow(context, { profile });
  if (!row) return undefined;
  const outcome = await loadConversation(context, { conversation: row.conversation }, { beside: true });
  return outcome.kind === "conversation" ? outcome.model : undefined;
}
