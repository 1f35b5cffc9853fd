import { within } from "#app/browser/within";
import type { SendAnswer } from "./chat-model";

const ANSWER_TIMEOUT_MS = 12_000;
/** A photo has to travel first. */
const PHOTO_ANSWER_TIMEOUT_MS = 60_000;

/** What one message is made of. */
export type Posted = { text: string } | { photo: File };

/** The fields of a message, for a script and for a form alike. */
export function messageFields(key: string, posted: Posted): FormData | URLSearchParams {
  return "photo" in posted
    ? photoFields(key, posted.photo)
    : new URLSearchParams({ _key: key, text: posted.text });
}

/** What became of a message. `back`: the text must be changed first; `page`: only the page's own form can go on. */
export type Sent = "done" | "back" | "page";

/** What came instead of an answer: nothing, something that is none of ours, or that the session is over. */
export type Unanswered = "nothing" | "site" | "login";

/** Posts one message, and never twice. */
export async function postMessage(
  url: string,
  key: string,
  posted: Posted,
): Promise<SendAnswer | Unanswered> {
  const limitMs = "photo" in posted ? PHOTO_ANSWER_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  try {
    return await within(limitMs, async (signal) => {
      const answer = await fetch(url, { method: "POST", body: messageFields(key, posted), signal });
      if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return "site";
      const sent = (await answer.json()) as SendAnswer | false;
      return sent === false ? "login" : sent;
    });
  } catch {
    // Whether it arrived is unknown: the caller goes on with the same key.
    return "nothing";
  }
}

function photoFields(key: string, photo: File): FormData {
  const form = new FormData();
  form.append("_key", key);
  form.append("intent", "photo");
  form.append("photo", photo);
  return form;
}
