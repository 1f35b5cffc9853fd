import type { PageContext } from "#app/page-context";
import type { ConversationModel } from "./chat-model";
import { loadConversation } from "./conversation.server";
import { rememberChat } from "./last-chat.server";

/** What a page swaps in for its conversation (CHAT-18); undefined where only a page of its own can say why not. */
export async function loadOpened(
  context: PageContext,
  conversation: number,
): Promise<ConversationModel | undefined> {
  const outcome = await loadConversation(context, { conversation });
  if (outcome.kind === "refused") return undefined;
  await rememberChat(context, outcome.model.partner.id);
  return outcome.model;
}
