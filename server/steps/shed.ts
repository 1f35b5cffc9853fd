import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";
import type { SharedParts } from "../sites/site";
import { tellAnswered } from "./access-log";
import { headerOf } from "./client-address";
import type { FindPlainRequest } from "./plain-request";
import { newNonce, pageHeaders } from "./security-headers";

/** Within this time it is over, or the next request is turned away as cheaply. */
const BUSY = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Retry-After": "5",
};

/** Two of them are looked up: for that nobody makes a `Headers` of all. */
function headersOf(incoming: IncomingMessage): Pick<Headers, "get"> {
  return { get: (name) => headerOf(incoming, name) ?? null };
}

/** Requests that were let in before the steps. */
export type Admitted = WeakSet<IncomingMessage>;

/**
 * Turns requests away while there is too much to do: a page in the member's language, drawn once a language. What was
 * typed is let through: posts are few, small and what members came for; files are the exception.
 */
export function shed({ app, vitals }: SharedParts, admitted: Admitted): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { incoming } = c.env;
    const isForm =
      incoming.method === "POST" && !incoming.headers["content-type"]?.startsWith("multipart/form-data");
    const isTurnedAway = () => !admitted.has(incoming) && vitals.pressure.turnsAway();
    if (isForm) await vitals.turns.proceed();
    else if (isTurnedAway() || !(await vitals.turns.begin())) return busy(c);
    await next();
  };

  function busy(c: Context<HostEnv>) {
    vitals.metrics.shed();
    return c.body(app.entry.busyPage(headersOf(c.env.incoming)), 503, BUSY);
  }
}

/**
 * The same before anything is made of the request, for what is as plain as can be: a refusal through the steps costs a
 * tenth of a page, and the busiest host makes the most of them (docs/decisions/0126).
 * @returns whether it turned the request away
 */
export function shedAtOnce(
  findPlain: FindPlainRequest,
  admitted: Admitted,
  { app, log, vitals }: SharedParts,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  return (incoming, outgoing) => {
    if (!vitals.pressure.isTight()) return false;
    const startedMs = performance.now();
    const asked = findPlain(incoming, outgoing, ({ isPage }) => isPage);
    if (!asked) return false;
    if (!vitals.pressure.turnsAway()) {
      admitted.add(incoming);
      return false;
    }
    const { site, domain, proto, route } = asked;
    const requestId = randomUUID();
    const html = app.entry.busyPage(headersOf(incoming));
    vitals.metrics.begun();
    vitals.metrics.shed();
    site.stayOpenFor(outgoing);
    outgoing.writeHead(503, [
      ...["X-Request-Id", requestId, ...pageHeaders(newNonce(), proto, site.settings)],
      ...Object.entries(BUSY).flat(),
      ...["Content-Length", String(Buffer.byteLength(html))],
    ]);
    outgoing.end(html);
    const told = { requestId, startedMs, domain, site: site.name, method: "GET", route: route.template };
    tellAnswered(log, vitals.metrics, { ...told, status: 503 });
    return true;
  };
}
