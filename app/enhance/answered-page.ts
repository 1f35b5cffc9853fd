import { within } from "../browser/within";

/** What the server answered, after redirects; `document` is null when the answer was not HTML. */
export interface AnsweredPage {
  url: URL;
  ok: boolean;
  redirected: boolean;
  document: Document | null;
}

/** The answered HTML as a document; null where it is none. */
export function pageIn(type: string | null, text: string): Document | null {
  if (!type?.startsWith("text/html")) return null;
  const answered = new DOMParser().parseFromString(text, "text/html");
  // A parsed document has scripting off, so the contents of noscript are real elements there.
  for (const unused of answered.querySelectorAll("noscript")) unused.remove();
  return answered;
}

/** Longer than any deadline of the server. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Asks for a page as the browser would. Rejects on network failure, abort or after half a minute; any status is an answer. */
export function fetchPage(url: string | URL, init?: RequestInit): Promise<AnsweredPage> {
  return within(ANSWER_TIMEOUT_MS, async (signal) => {
    const headers = { Accept: "text/html", ...init?.headers };
    const response = await fetch(url, { signal, ...init, headers });
    const answered = pageIn(response.headers.get("Content-Type"), await response.text());
    return {
      url: new URL(response.url),
      ok: response.ok,
      redirected: response.redirected,
      document: answered,
    };
  });
}
