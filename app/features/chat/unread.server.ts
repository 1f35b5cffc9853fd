import { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { UnreadMark } from "./chat-model";

type Answer = AnswerOf<typeof read>;

/** As many as upstream gives at once. */
const MORE_MESSAGES = 100;
/** Who left more unread begins at the oldest of these, and reads the number. */
const MAX_MESSAGES = 200;

/**
 * The same answer with so many messages that all unread ones are among them (CHAT-17): one who was away for long begins
 * where she stopped.
 */
export async function withUnread(context: PageContext, answer: Answer): Promise<Answer> {
  const { conversation, num_unread_messages: unread = 0 } = answer;
  let { messages, has_older: hasOlder, older_hidden: olderHidden } = answer;
  while (
    conversation &&
    unread > 0 &&
    hasOlder &&
    messages[0] &&
    messages.length < MAX_MESSAGES &&
    !firstUnread(messages, unread)
  ) {
    const before = messages[0].id;
    const limit = Math.min(MORE_MESSAGES, MAX_MESSAGES - messages.length);
    const more = await context.upstream.read(read, {
      query: { conversation: conversation.id, before, limit },
    });
    if (!more.ok || more.value.messages.length === 0) break;
    messages = [...more.value.messages, ...messages];
    ({ has_older: hasOlder, older_hidden: olderHidden } = more.value);
  }
  return { ...answer, messages, has_older: hasOlder, older_hidden: olderHidden };
}

/** The partner's message that the unread ones begin with; undefined where it is none of these. */
function firstUnread(messages: Answer["messages"], unread: number): number | undefined {
  if (unread === 0) return undefined;
  return messages.filter(({ own }) => !own).at(-unread)?.id;
}

/** Where the unread messages of a page begin, and how many there are in all. */
export function unreadMark(
  { messages, num_unread_messages: unread = 0 }: Answer,
  { t, number }: Translator,
): UnreadMark | undefined {
  if (unread === 0) return undefined;
  const before = firstUnread(messages, unread) ?? messages[0]?.id;
  return before === undefined
    ? undefined
    : { before, text: `${number(unread)} ${t("chat:unread", { count: unread })}` };
}
