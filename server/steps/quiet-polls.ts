import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageContext } from "#app/page-context";
import type { SharedParts } from "../sites/site";
import { tellAnswered } from "./access-log";
import { headerOf } from "./client-address";
import type { FindPlainRequest, PlainRequest } from "./plain-request";
import { seenHeaders } from "./seen-headers";

/** Polls that were begun before the steps, which go on with what was asked of PHP already. */
export type BegunPolls = WeakMap<IncomingMessage, PageContext>;

/**
 * Answers a poll to which PHP says what it said last time before anything is made of the request: most polls find
 * nothing, and the steps, `Request` and `Response` cost as much as asking PHP (docs/decisions/0126). What has news, or is
 * not as plain as can be, goes through the steps.
 * @returns whether it took the request: it answers, or calls `goOn`
 */
export function quietPolls(
  findPlain: FindPlainRequest,
  begun: BegunPolls,
  { app, log, vitals }: SharedParts,
): (incoming: IncomingMessage, outgoing: ServerResponse, goOn: () => void) => boolean {
  return (incoming, outgoing, goOn) => {
    const startedMs = performance.now();
    if (incoming.headers["if-none-match"] === undefined) return false;
    const asked = findPlain(incoming, outgoing, ({ pollLoader }) => pollLoader !== undefined);
    // Where others wait for their turn this one does too.
    if (!asked || !vitals.turns.isFree()) return false;
    asked.site.stayOpenFor(outgoing);
    void answer(asked, startedMs, incoming, outgoing).then(
      (isAnswered) => isAnswered || goOn(),
      (error: Error) => {
        log.error({ msg: "poll failed", error: error.stack });
        // Behind a head that is sent nothing else can follow.
        if (outgoing.headersSent) outgoing.destroy();
        else goOn();
      },
    );
    return true;
  };

  async function answer(
    asked: PlainRequest,
    startedMs: number,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<boolean> {
    const { site, domain, route } = asked;
    const context = contextOf(asked, incoming, outgoing);
    const headers = await app.entry.unchangedPoll(context);
    if (!headers) {
      begun.set(incoming, context);
      return false;
    }
    const { requestId } = context;
    vitals.metrics.begun();
    outgoing.writeHead(304, ["X-Request-Id", requestId, ...headers]);
    outgoing.end();
    const told = { requestId, startedMs, domain, site: site.name, method: "GET", route: route.template };
    tellAnswered(log, vitals.metrics, { ...told, status: 304 });
    return true;
  }

  function contextOf(asked: PlainRequest, incoming: IncomingMessage, outgoing: ServerResponse): PageContext {
    const { site, route, proto, host, pathname, search } = asked;
    const leaving = new AbortController();
    outgoing.once("close", () => outgoing.writableFinished || leaving.abort());
    const facts = {
      ...asked,
      requestId: randomUUID(),
      // No page is drawn of it.
      nonce: "",
      traceparent: headerOf(incoming, "traceparent"),
      posted: false,
      refusal: undefined,
      routeTemplate: route.template,
      url: new URL(`${proto}://${host}${pathname}${search}`),
      typed: () => [],
      turn: () => vitals.turns.proceed(),
      carried: undefined,
    };
    return app.entry.createRequestContext(site.runtime, facts, seenHeaders(incoming, host), leaving.signal);
  }
}
