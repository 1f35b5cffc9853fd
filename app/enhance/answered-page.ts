/** What the server answered, after redirects; `document` is null when the answer was not HTML. */
export interface AnsweredPage {
  url: URL;
  ok: boolean;
  redirected: boolean;
  document: Document | null;
}

/** Asks for a page as the browser would. Rejects on network failure or abort; any status is an answer. */
export async function fetchPage(url: string | URL, init?: RequestInit): Promise<AnsweredPage> {
  const response = await fetch(url, { ...init, headers: { Accept: "text/html" } });
  const isHtml = response.headers.get("Content-Type")?.startsWith("text/html");
  const answered = isHtml ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  // A parsed document has scripting off, so the contents of noscript are real elements there.
  for (const unused of answered?.querySelectorAll("noscript") ?? []) unused.remove();
  return { url: new URL(response.url), ok: response.ok, redirected: response.redirected, document: answered };
}
