import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StoredAnswer } from "#app/cache/page-cache.server";
import type { RouteTable } from "../route-table";
import type { SharedParts } from "../sites/site";
import type { Sites } from "../sites/sites";
import { tellAnswered } from "./access-log";
import { type FindClient, headerOf } from "./client-address";
import { compress } from "./compress";
import { askedSite } from "./host-check";
import { PAGE_VARIES_BY, PIECES_HEADER } from "./pieces";
import { newNonce, pageHeaders } from "./security-headers";

/** Addresses that a browser spells in one way only: nothing to decode, nothing to resolve. */
const PLAIN = /^((?:\/[\w-]+)*\/?)(\?[\w.~%&=+-]+)?$/;

/**
 * Answers a visitor with a page that is stored before anything is made of the request: the steps, `Request` and
 * `Response` cost five times what is left (docs/decisions/0118). Whatever is not as plain as can be goes through the
 * steps, which come to the same page. Nobody waits for a turn here: a refusal would cost more.
 * @returns whether it answered
 */
export function storedPages(
  sites: Sites,
  routes: RouteTable,
  findClient: FindClient,
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
    const { method, url = "", headers } = incoming;
    if (method !== "GET" || headers[PIECES_HEADER] !== undefined || hasBody(incoming)) return false;
    // A host that drains has set one already (server/listen.ts): Node 20 then sends one Set-Cookie of several.
    if (outgoing.hasHeader("connection")) return false;
    const [, pathname, search = ""] = PLAIN.exec(url) ?? [];
    if (pathname === undefined) return false;
    const route = routes.find(pathname);
    if (!route.handle?.shared || vitals.pressure.isTight()) return false;
    const client = findClient(incoming);
    const asked = askedSite(incoming, client.fromTrustedProxy, sites);
    if (typeof asked === "string") return false;
    const { site, domain, host } = asked;
    const nonce = newNonce();
    const page = app.entry.storedPage(site.runtime, {
      ...client,
      domain,
      host,
      nonce,
      pathname,
      search,
      cookie: headers.cookie ?? null,
      acceptLanguage: headers["accept-language"] ?? null,
      saveData: headerOf(incoming, "save-data") ?? null,
    });
    if (page === undefined) return false;
    vitals.metrics.begun();
    const requestId = randomUUID();
    site.stayOpenFor(outgoing);
    const lines = ["X-Request-Id", requestId, ...pageHeaders(nonce, client.proto, site.settings)];
    send(outgoing, page, lines, headerOf(incoming, "accept-encoding") ?? "");
    const told = { requestId, startedMs, domain, site: site.name, method, route: route.template };
    tellAnswered(log, vitals.metrics, { ...told, status: 200 });
    return true;
  }
}

/** No browser sends one with what it only looks at. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
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
