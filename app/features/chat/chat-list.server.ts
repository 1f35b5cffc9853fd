import { list, remove } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { ChatRow, ChatRows } from "./chat-types";
import { kindText, momentWords } from "./message-model.server";
import { briefOf } from "./moment.server";

/** Conversations that a list shows at once; somebody with hundreds turns pages. */
const PAGE_ROWS = 20;

type WireChat = AnswerOf<typeof list>["chats"][number];

/** A page of the member's conversations, newest first as upstream lists them; beyond the last one, the last. */
export async function loadChatRows(context: PageContext, wanted = 1): Promise<ChatRows> {
  const { chats } = await context.upstream.mustRead(list);
  const last = Math.max(1, Math.ceil(chats.length / PAGE_ROWS));
  const page = Math.min(Math.max(1, wanted), last);
  return {
    rows: await rowsOf(context, chats.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)),
    newer: page > 1 ? paths.chats({ page: page > 2 ? page - 1 : undefined }) : undefined,
    older: page < last ? paths.chats({ page: page + 1 }) : undefined,
  };
}

/** The row of one conversation, wherever it stands in the list. */
export async function findChatRow(
  context: PageContext,
  wanted: { conversation: number } | { profile: number },
): Promise<ChatRow | undefined> {
  const { chats } = await context.upstream.mustRead(list);
  const found = chats.find((chat) =>
    "profile" in wanted ? chat.profile.id === wanted.profile : chat.conversation.id === wanted.conversation,
  );
  return found && (await rowsOf(context, [found]))[0];
}

async function rowsOf(context: PageContext, chats: readonly WireChat[]): Promise<ChatRow[]> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
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
export async function removeChat(context: PageContext, conversation: number): Promise<boolean> {
  try {
    const answer = await context.upstream.ask(remove, { body: { conversation } });
    return answer.ok;
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "chat not removed", requestId: context.requestId, ...error.forLog() });
    return false;
  }
}
