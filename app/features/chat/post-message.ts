import { within } from "#app/browser/within";
import type { SendAnswer } from "./chat-model";

const ANSWER_TIMEOUT_MS = 12_000;
/** A photo has to travel first: so slow are the slowest lines that still move. */
const SLOWEST_BYTES_A_MS = 4;
const PHOTO_ANSWER_TIMEOUT_MS = 60_000;

/** What one message is made of. */
export type Posted = { text: string } | { photo: File };

/** The fields of a message, for a script and for a form alike. */
export function messageFields(key: string, posted: Posted): FormData | URLSearchParams {
  return "photo" in posted
    ? photoFields(key, posted.photo)
    : new URLSearchParams({ _key: key, text: posted.text });
}

/**
 * What came instead of an answer: nothing, that the session is over, or the status of a page that is none of ours and for
 * how long it asks to wait.
 */
export type Unanswered = "nothing" | "login" | { status: number; afterMs: number };

/** Posts one message, and never twice. */
export async function postMessage(
  url: string,
  key: string,
  posted: Posted,
): Promise<SendAnswer | Unanswered> {
  const limitMs =
    "photo" in posted ? PHOTO_ANSWER_TIMEOUT_MS + posted.photo.size / SLOWEST_BYTES_A_MS : ANSWER_TIMEOUT_MS;
  try {
    return await within(limitMs, async (signal) => {
      const answer = await fetch(url, { method: "POST", body: messageFields(key, posted), signal });
      const { status, headers } = answer;
      if (!headers.get("Content-Type")?.startsWith("application/json"))
        return { status, afterMs: Number(headers.get("Retry-After")) * 1_000 || 0 };
      const sent = (await answer.json()) as SendAnswer | false;
      return sent === false ? "login" : sent;
    });
  } catch {
    // Whether it arrived is unknown: the caller goes on with the same key.
    return "nothing";
  }
}

/** Whether the same post may be taken later: after a page of 4xx, other than those for waiting, it is not. */
export function mayPassLater(status: number): boolean {
  return !/^4(?!08|25|29)/.test(`${status}`);
}

function photoFields(key: string, photo: File): FormData {
  const form = new FormData();
  form.append("_key", key);
  form.append("intent", "photo");
  form.append("photo", photo);
  return form;
}
