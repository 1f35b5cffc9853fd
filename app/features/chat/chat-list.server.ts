import { list } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { filterChats, isFilter } from "./chat-filter.server";
import type { ChatFilter, ChatRow, ChatRows } from "./chat-model";
import { kindText, momentWords } from "./message-model.server";
import { briefOf } from "./moment.server";

/** Conversations that a list shows at once; somebody with hundreds turns pages. */
const PAGE_ROWS = 20;

type WireChat = AnswerOf<typeof list>["chats"][number];

/** Fewer conversations than these are seen at a glance. */
const WORTH_SEARCHING = 6;

const NO_FILTER: ChatFilter = { query: "", unread: false };

/** A page of the member's conversations, newest first as upstream lists them; beyond the last one, the last. */
export async function loadChatRows(
  context: PageContext,
  requestedPage = 1,
  filter = NO_FILTER,
): Promise<ChatRows> {
  const [{ chats: all }, viewer, { translator }] = await Promise.all([
    context.upstream.mustRead(list),
    getViewer(context),
    getLanguage(context),
  ]);
  const chats = filterChats(all, filter);
  const at = (page: number | undefined) =>
    paths.chats({ page, q: filter.query || undefined, unread: filter.unread ? 1 : undefined });
  const last = Math.max(1, Math.ceil(chats.length / PAGE_ROWS));
  const page = Math.min(Math.max(1, requestedPage), last);
  return {
    owner: viewer?.user.id ?? 0,
    rows: await getRows(context, chats.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)),
    newer: page > 1 ? at(page > 2 ? page - 1 : undefined) : undefined,
    older: page < last ? at(page + 1) : undefined,
    search: all.length < WORTH_SEARCHING && !isFilter(filter) ? undefined : { ...filter, found: foundText() },
  };

  function foundText(): string | undefined {
    const { t, number } = translator;
    return isFilter(filter)
      ? t("chat:list_found", { count: number(chats.length), all: number(all.length) })
      : undefined;
  }
}

/** The row of one conversation, wherever it stands in the list. */
export async function findChatRow(
  context: PageContext,
  address: { conversation: number } | { profile: number },
): Promise<ChatRow | undefined> {
  const { chats } = await context.upstream.mustRead(list);
  const found = chats.find((chat) =>
    "profile" in address
      ? chat.profile.id === address.profile
      : chat.conversation.id === address.conversation,
  );
  return found && (await getRows(context, [found]))[0];
}

async function getRows(context: PageContext, chats: readonly WireChat[]): Promise<ChatRow[]> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const moments = momentWords(context, site, translator);
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
