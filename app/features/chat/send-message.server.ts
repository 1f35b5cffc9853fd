import { sendText } from "#app/contract/chat.server";
import { cleanText } from "#app/http/clean-text.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { type SendOutcome, sendOnce, sendProblem } from "./send-once.server";

/** Sends a text once per form key (CHAT-06). Throws only when the login is gone or for our own faults. */
export async function sendMessage(
  context: PageContext,
  profile: number,
  given: { text: unknown; key: unknown },
): Promise<SendOutcome> {
  const site = await getSite(context);
  const text = cleanText(given.text);
  if (text === "") return sendProblem("empty");
  if ([...text].length > site.message_length) {
    return { ok: false, problem: { code: "too_long", max: site.message_length } };
  }
  return sendOnce(context, {
    profile,
    key: given.key,
    fingerprint: JSON.stringify([profile, text]),
    ask: (key) => context.upstream.ask(sendText, { body: { profile, text } }, { key }),
  });
}
