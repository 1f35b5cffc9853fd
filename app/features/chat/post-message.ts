import type { SendAnswer } from "./chat-model";

const ANSWER_TIMEOUT_MS = 12_000;
/** A photo has to travel first. */
const PHOTO_ANSWER_TIMEOUT_MS = 60_000;

/** What one message is made of. */
export type Posted = { text: string } | { photo: File };

/** Posts one message. Undefined: no answer came, so nobody knows; `login`: the session is over. Never asks twice. */
export async function postMessage(
  url: string,
  key: string,
  posted: Posted,
): Promise<SendAnswer | "login" | undefined> {
  const isPhoto = "photo" in posted;
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: isPhoto ? photoForm(key, posted.photo) : new URLSearchParams({ _key: key, text: posted.text }),
      signal: AbortSignal.timeout(isPhoto ? PHOTO_ANSWER_TIMEOUT_MS : ANSWER_TIMEOUT_MS),
    });
    if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
    const sent = (await answer.json()) as SendAnswer | false;
    return sent === false ? "login" : sent;
  } catch {
    // Whether it arrived is unknown: the caller shows the message as unsent, to be sent again with the same key.
    return undefined;
  }
}

function photoForm(key: string, photo: File): FormData {
  const form = new FormData();
  form.append("_key", key);
  form.append("intent", "photo");
  form.append("photo", photo);
  return form;
}
