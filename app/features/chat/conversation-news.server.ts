import { read } from "#app/contract/chat.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import type { ConversationNews, OlderMessages } from "./chat-model";
import { composerOf, idInQuery, messageKeys, PAGE_MESSAGES, readUnread } from "./conversation.server";
import { loadLiveList } from "./live-list.server";
import { messageModeller } from "./message-model.server";
import { readMark } from "./read-mark.server";

/** What a page of this conversation does not show yet: older messages with `before`, else what came `after`. */
export function loadMore(
  context: PageContext,
  profile: number,
): Promise<ConversationNews | OlderMessages | undefined> {
  const before = idInQuery(context, "before");
  return before === undefined ? loadNews(context, profile) : loadOlder(context, profile, before);
}

/** What is new after a message id, for the poll (CHAT-07). Undefined where there is no such member. */
async function loadNews(context: PageContext, profile: number): Promise<ConversationNews | undefined> {
  const after = idInQuery(context, "after") ?? 0;
  const [site, { translator }, viewer, answer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
    context.upstream.read(read, { query: { profile, after, limit: PAGE_MESSAGES } }),
  ]);
  if (!answer.ok) {
    const closed =
      answer.code === "blocked"
        ? translator.t("chat:blocked", { name: answer.data.name })
        : translator.words("chat").closed;
    return {
      closed,
      messages: [],
      typing: false,
      composer: composerOf(site, translator, {}),
      ...(await loadLiveList(context)),
    };
  }
  await readUnread(context, answer.value);
  return {
    messages: answer.value.messages.map(await messageModeller(context, profile)),
    read: readMark(site, translator, answer.value),
    typing: answer.value.typing ?? false,
    composer: composerOf(site, translator, answer.value, viewer?.user),
    keys: context.url.searchParams.has("keys") ? messageKeys(context) : undefined,
    ...(await loadLiveList(context)),
  };
}

/** The page of messages before one (CHAT-11). */
async function loadOlder(
  context: PageContext,
  profile: number,
  before: number,
): Promise<OlderMessages | undefined> {
  const answer = await context.upstream.read(read, { query: { profile, before, limit: PAGE_MESSAGES } });
  if (!answer.ok) return undefined;
  const { messages, has_older: hasOlder, older_hidden: olderHidden = false, conversation } = answer.value;
  const oldest = messages[0]?.id;
  const at = conversation ? paths.chat(conversation.id) : paths.memberChat(profile);
  return {
    messages: messages.map(await messageModeller(context, profile, before)),
    older: hasOlder && oldest !== undefined ? `${at}?before=${oldest}` : undefined,
    olderHidden,
  };
}
