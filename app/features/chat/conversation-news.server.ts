import { list, read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import type { ConversationNews, LiveList, OlderMessages } from "./chat-model";
import { composerOf, idInQuery, messageKeys, PAGE_MESSAGES, readUnread } from "./conversation.server";
import { loadLiveList } from "./live-list.server";
import { messageModeller } from "./message-model.server";
import { readMark } from "./read-mark.server";
import { ownBlockNotice, unreachableNotice } from "./unreachable.server";

type Answer = AnswerOf<typeof read>;

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
    const notice =
      answer.code === "blocked"
        ? { text: translator.t("chat:blocked", { name: answer.data.name }) }
        : ((await ownBlockNotice(context, profile)) ?? { text: translator.words("chat").closed });
    return {
      notice,
      messages: [],
      typing: false,
      composer: composerOf(site, translator, {}),
      ...(await loadLiveList(context)),
    };
  }
  const overtaken = await loadOvertaken(context, profile, after, answer.value);
  await readUnread(context, answer.value);
  const early = answer.value.messages;
  const live = await loadLiveList(context);
  const late = await loadLate(context, profile, early.at(-1)?.id ?? after, live);
  const newest = late?.answer ?? answer.value;
  const removed = { text: translator.words("chat").removed_elsewhere };
  const fresh = [...early, ...(late?.answer.messages ?? [])];
  const isGone = after > 0 && (await isRemoved(context, profile, after, fresh.length > 0));
  return {
    // Where nothing can be written nothing begins anew, and what has begun anew needs no word.
    notice:
      (await unreachableNotice(context, newest)) ?? (isGone && fresh.length === 0 ? removed : undefined),
    removedTo: isGone ? after : undefined,
    messages: [...overtaken, ...fresh].map(await messageModeller(context, profile)),
    read: readMark(site, translator, newest),
    typing: newest.typing ?? false,
    composer: composerOf(site, translator, newest, viewer?.user),
    keys: context.url.searchParams.has("keys") ? messageKeys(context) : undefined,
    ...(late?.list ?? live),
  };
}

/**
 * What PHP wrote late, under a lower number than one that the page has already: unread messages that are not among those
 * after it. Else they would be read, and never shown.
 */
async function loadOvertaken(context: PageContext, profile: number, after: number, answer: Answer) {
  const { messages, num_unread_messages: unread = 0 } = answer;
  // Of more than a page the rest comes with the next polls.
  if (after === 0 || messages.length >= PAGE_MESSAGES) return [];
  if (unread <= messages.filter(({ own }) => !own).length) return [];
  const newest = await context.upstream.ask(read, { query: { profile, limit: PAGE_MESSAGES } });
  return newest.ok ? newest.value.messages.filter(({ id }) => id <= after) : [];
}

/** What arrived between the question for messages and the one for the list: the list never shows what the page has not got. */
async function loadLate(context: PageContext, profile: number, after: number, { rows }: LiveList) {
  if (!rows.some((row) => row.profile === profile && row.unread > 0)) return undefined;
  // Not by the memo of this request, which holds the answer from before.
  const late = await context.upstream.ask(read, { query: { profile, after, limit: PAGE_MESSAGES } });
  if (!late.ok || late.value.messages.length === 0) return undefined;
  await readUnread(context, late.value);
  return { answer: late.value, list: await loadLiveList(context) };
}

/**
 * Whether nothing is left of what a page shows (CHAT-08): the conversation was removed, and perhaps begun anew since. The
 * list alone proves it not: some PHP may list the newest ones only.
 */
async function isRemoved(
  context: PageContext,
  profile: number,
  shownTo: number,
  isGoingOn: boolean,
): Promise<boolean> {
  if (!isGoingOn) {
    const { chats } = await context.upstream.mustRead(list);
    if (chats.some((chat) => chat.profile.id === profile)) return false;
  }
  const answer = await context.upstream.ask(read, { query: { profile, before: shownTo + 1, limit: 1 } });
  return answer.ok && answer.value.messages.length === 0 && !answer.value.older_hidden;
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
