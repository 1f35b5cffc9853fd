import { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { PageContext } from "#app/page-context";
import type { WireMessage } from "./message-model.server";

/** A message of a conversation of this member with its partner; undefined where there is none such. */
export async function findMessage(
  context: PageContext,
  conversation: number,
  id: number,
): Promise<{ message: WireMessage; profile: AnswerOf<typeof read>["profile"] } | undefined> {
  // The newest before the next one is the message itself.
  const answer = await context.upstream.read(read, { query: { conversation, before: id + 1, limit: 1 } });
  const message = answer.ok ? answer.value.messages.find((one) => one.id === id) : undefined;
  return answer.ok && message ? { message, profile: answer.value.profile } : undefined;
}
