import { list } from "#app/contract/chat.server";
import { etagOf } from "#app/http/etag.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { loadChatRows } from "./chat-list.server";
import type { ConversationPageData, LiveList } from "./chat-model";

/**
 * The newest conversations and the counts of the frame (CHAT-15). Unread messages are counted in the same list: what
 * was just read no longer counts, and the number never contradicts the rows.
 */
export async function loadLiveList(context: PageContext): Promise<LiveList> {
  const { newLikes, user } = await requireMember(context);
  const [{ rows }, { chats }] = await Promise.all([loadChatRows(context), context.upstream.mustRead(list)]);
  const unread = chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
  return { owner: user.id ?? 0, rows, counts: { unread, newLikes } };
}

/** What a page with a list needs to stay live. */
export async function livePage(
  context: PageContext,
): Promise<Pick<ConversationPageData, "owner" | "channel" | "known">> {
  const [{ translator }, live, { unread }] = await Promise.all([
    getLanguage(context),
    loadLiveList(context),
    requireMember(context),
  ]);
  const { owner, counts } = live;
  // The badge above the list is counted by another answer, which may be older.
  const known = unread === counts.unread ? etagOf(live) : undefined;
  return { owner, channel: `chats.${owner}.${translator.language}`, known };
}
