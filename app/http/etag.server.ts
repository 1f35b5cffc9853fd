import { createHash } from "node:crypto";

/**
 * What is in an answer that only scripts of ours ask for: `private` words of members, which no cache may hold, or mere
 * `numbers`. A page whose script was answered with `no-store` is not kept for Back (docs/decisions/0045), so that
 * answers with nothing to hide, and a 304 with nothing at all, do without; the scripts ask past their cache.
 */
export type PollContent = "private" | "numbers";

const UNKEPT = "private, no-cache";

/** What an answer is known by. */
function etagOfText(body: string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** The ETag that a poll answers with: a page that shows these news already begins with a 304. */
export function etagOf(news: unknown): string {
  return etagOfText(JSON.stringify(news));
}

/** Headers of a 304, by name and value in turn. */
export function unchangedHeaders(etag: string): readonly string[] {
  return ["ETag", etag, "Cache-Control", UNKEPT];
}

/** JSON for a poll: 304 without a body when the asker has it already (RFC 9110 §13.1.2). */
export function pollAnswer(request: Request, news: unknown, content: PollContent = "private"): Response {
  const body = JSON.stringify(news);
  const etag = etagOfText(body);
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers: { ETag: etag, "Cache-Control": UNKEPT } });
  const cacheControl = content === "numbers" ? UNKEPT : "private, no-store";
  const headers = { ETag: etag, "Cache-Control": cacheControl, "Content-Type": "application/json" };
  return new Response(body, { headers });
}
