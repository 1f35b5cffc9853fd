import { cleanText } from "#app/http/clean-text.server";
import type { PageContext } from "#app/page-context";

/** Stores what is being typed while another page comes between; the id goes into that page's address as `kept`. */
export async function saveDraft(context: PageContext, text: string): Promise<string | undefined> {
  return text.trim() ? context.runtime.drafts.save({ text }) : undefined;
}

/** The text the box begins with: a stored draft, else a chosen opening line (CHAT-10), which only fills the box. */
export async function draftFor(
  { url, runtime }: PageContext,
  messageLength: number,
): Promise<string | undefined> {
  const id = url.searchParams.get("kept");
  const draft = id ? (await runtime.drafts.take(id))?.text : undefined;
  const line = cleanText(url.searchParams.get("text"));
  return draft ?? ([...line].slice(0, messageLength).join("") || undefined);
}
