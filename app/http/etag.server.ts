import { createHash } from "node:crypto";

/** JSON for a poll: 304 without a body when the asker has it already (RFC 9110 §13.1.2). */
export function pollAnswer(request: Request, news: unknown): Response {
  const body = JSON.stringify(news);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-store", "Content-Type": "application/json" };
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
