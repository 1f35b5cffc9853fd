import type { AppLoadContext } from "@remix-run/server-runtime";
import { list, remove } from "#app/contract/chat.server";
import { languageOf } from "#app/session/language.server";
import { pictureUrl } from "#app/session/picture-url.server";
import { siteOf } from "#app/session/site.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { ChatRow } from "./chat-types";
import { kindText, momentWords } from "./message-model.server";
import { briefOf } from "./moment.server";

/** The member's conversations, newest first as upstream lists them. */
export async function loadChatRows(context: AppLoadContext): Promise<ChatRow[]> {
  const [site, { translator }, { chats }] = await Promise.all([
    siteOf(context),
    languageOf(context),
    context.upstream.mustRead(list),
  ]);
  const moments = momentWords(site, translator);
  const nowMs = context.runtime.clock();
  return chats.map(({ conversation, profile, num_unread_messages: unread, last_message: last }) => ({
    conversation: conversation.id,
    profile: profile.id,
    name: profile.name,
    photo: pictureUrl(site, profile.main_image, 240),
    fictional: profile.fictional ? site.fictional.singular : undefined,
    last: last ? last.text || kindText(translator, last.kind) : undefined,
    time: last ? briefOf(last.date, nowMs, moments) : undefined,
    unread,
    unreadWords: translator.t("chat:unread", { count: unread }),
  }));
}

/** Removes one chat (CHAT-08); false when upstream would not. */
export async function removeChat(context: AppLoadContext, conversation: number): Promise<boolean> {
  try {
    const answer = await context.upstream.ask(remove, { body: { conversation } });
    return answer.ok;
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "chat not removed", requestId: context.requestId, ...error.forLog() });
    return false;
  }
}

/** Removes every chat with a profile (CHAT-08); false when one of them stayed. */
export async function removeChatsWith(context: AppLoadContext, profile: number): Promise<boolean> {
  const { chats } = await context.upstream.mustRead(list);
  const ids = chats.filter((chat) => chat.profile.id === profile).map((chat) => chat.conversation.id);
  const removed = await Promise.all(ids.map((id) => removeChat(context, id)));
  return removed.every(Boolean);
}
