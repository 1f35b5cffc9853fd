import { remove } from "#app/contract/chat.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { findChatRow } from "./chat-list.server";

export interface RemoveChatModel {
  title: string;
  words: Words<"chat">;
  conversation: number;
  text: string;
  formKey: string;
}

/** The page that asks before a conversation is removed. Throws 404 where there is none. */
export async function loadRemoveChat(context: PageContext, conversation: number): Promise<RemoveChatModel> {
  await requireMember(context);
  const [row, { translator }] = await Promise.all([
    findChatRow(context, { conversation }),
    getLanguage(context),
  ]);
  invariantResponse(row, 404);
  const words = translator.words("chat");
  return {
    title: words.remove_title,
    words,
    conversation,
    text: translator.t("chat:remove_text", { name: row.name }),
    formKey: issueFormKey(context, "remove-chat"),
  };
}

/** Removes one conversation (CHAT-08); the list says whether it is gone. Twice changes nothing. */
export async function removeChat(context: PageContext, conversation: number): Promise<FormDone> {
  await requireMember(context);
  const answer = await withFallback(context.upstream.ask(remove, { body: { conversation } }), undefined);
  setFlash(context, answer?.ok ? "chat_removed" : "chat_not_removed");
  return formDone(paths.chats());
}
