import type { SendRefusal } from "./chat-model";

/** A refusal that the page itself says. */
export function refusalOf(text: string, retry = false): SendRefusal {
  return { status: 0, text, detail: undefined, link: undefined, retry };
}
