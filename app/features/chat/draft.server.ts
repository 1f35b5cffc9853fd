import { cleanText } from "#app/http/clean-text.server";
import { orWithoutStore } from "#app/once/once-database.server";
import type { PageContext } from "#app/page-context";

/** Stores what is being typed while another page comes between; the id goes into that page's address as `kept`. */
export async function saveDraft(context: PageContext, text: string): Promise<string | undefined> {
  return text.trim() ? context.runtime.drafts.save({ text }) : undefined;
}

/** Where the message form stands. */
const CONVERSATION = /^\/(?:chats\/\d+(?:\?with=\d+)?|members\/\d+\/chat)$/;

/**
 * The address of a conversation whose message form the host refused, with the text in its box again: a photo that is too
 * large takes no words with it. Undefined for other pages, and where there is nothing to keep.
 */
export async function conversationWithText(
  context: PageContext,
  page: string,
  typed: readonly (readonly [name: string, value: string])[],
): Promise<string | undefined> {
  const text = typed.find(([name]) => name === "text")?.[1];
  if (!CONVERSATION.test(page) || text === undefined) return undefined;
  const id = await orWithoutStore(saveDraft(context, text), undefined);
  return id && `${page}${page.includes("?") ? "&" : "?"}kept=${id}`;
}

/** The stored text that the address of a page names. */
export async function takeDraft({ url, runtime }: PageContext): Promise<string | undefined> {
  const id = url.searchParams.get("kept");
  return id ? (await runtime.drafts.take(id))?.text : undefined;
}

/** The text the box begins with: a stored draft, else a chosen opening line (CHAT-10), which only fills the box. */
export async function draftFor(context: PageContext, messageLength: number): Promise<string | undefined> {
  const draft = await takeDraft(context);
  const line = cleanText(context.url.searchParams.get("text"));
  return draft ?? ([...line].slice(0, messageLength).join("") || undefined);
}
