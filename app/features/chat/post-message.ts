import type { SendAnswer } from "./chat-types";

const ANSWER_TIMEOUT_MS = 12_000;

/** Posts one message. Undefined: no answer came, so nobody knows; `login`: the session is over. Never asks twice. */
export async function postMessage(
  url: string,
  key: string,
  text: string,
): Promise<SendAnswer | "login" | undefined> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ _key: key, text }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return undefined;
    const said = (await answer.json()) as SendAnswer | false;
    return said === false ? "login" : said;
  } catch {
    return undefined;
  }
}
