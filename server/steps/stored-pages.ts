import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StoredAnswer } from "#app/cache/page-cache.server";
import type { SharedParts } from "../sites/site";
import { tellAnswered } from "./access-log";
import { headerOf } from "./client-address";
import { compress } from "./compress";
import { PAGE_VARIES_BY, PIECES_HEADER } from "./pieces";
import type { FindPlainRequest } from "./plain-request";
import { newNonce, pageHeaders } from "./security-headers";

/**
 * Answers a visitor with a page that is stored before anything is made of the request: the steps, `Request` and
 * `Response` cost five times what is left (docs/decisions/0118). Whatever is not as plain as can be goes through the
 * steps, which come to the same page. Nobody waits for a turn here: a refusal would cost more.
 * @returns whether it answered
 */
export function storedPages(
  findPlain: FindPlainRequest,
  { app, log, vitals }: SharedParts,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  return (incoming, outgoing) => {
    try {
      return answer(incoming, outgoing);
    } catch (error) {
      log.error({ msg: "stored page failed", error: error instanceof Error ? error.stack : String(error) });
      // Behind a head that is sent nothing else can follow.
      if (outgoing.headersSent) outgoing.destroy();
      return outgoing.headersSent;
    }
  };

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const startedMs = performance.now();
    const { headers } = incoming;
    if (headers[PIECES_HEADER] !== undefined || vitals.pressure.isTight()) return false;
    const asked = findPlain(incoming, outgoing, ({ handle }) => handle?.shared === true);
    if (!asked) return false;
    const { route, site, domain, proto } = asked;
    const nonce = newNonce();
    const page = app.entry.storedPage(site.runtime, {
      ...asked,
      nonce,
      cookie: headers.cookie ?? null,
      acceptLanguage: headers["accept-language"] ?? null,
      saveData: headerOf(incoming, "save-data") ?? null,
    });
    if (page === undefined) return false;
    vitals.metrics.begun();
    const requestId = randomUUID();
    site.stayOpenFor(outgoing);
    const lines = ["X-Request-Id", requestId, ...pageHeaders(nonce, proto, site.settings)];
    send(outgoing, page, lines, headerOf(incoming, "accept-encoding") ?? "");
    const told = { requestId, startedMs, domain, site: site.name, method: "GET", route: route.template };
    tellAnswered(log, vitals.metrics, { ...told, status: 200 });
    return true;
  }
}

function send(
  outgoing: ServerResponse,
  { html, headers, cookies }: StoredAnswer,
  lines: string[],
  acceptEncoding: string,
): void {
  const { body, encoding } = compress(html, acceptEncoding);
  for (const [name, value] of headers) lines.push(name, value);
  if (!headers.some(([name]) => name === "cache-control")) lines.push("Cache-Control", "private, no-store");
  for (const line of cookies) lines.push("Set-Cookie", line);
  if (encoding) lines.push("Content-Encoding", encoding);
  lines.push("Vary", PAGE_VARIES_BY, "Content-Length", String(Buffer.byteLength(body)));
  outgoing.writeHead(200, lines);
  outgoing.end(body);
}
