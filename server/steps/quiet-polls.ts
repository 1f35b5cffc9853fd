import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageContext } from "#app/page-context";
import type { BegunPoll, BegunPolls } from "../request-state";
import type { SharedParts } from "../sites/site";
import { tellAnswered, VISITOR_LEFT } from "./access-log";
import { headerOf } from "./client-address";
import type { FindPlainRequest, PlainRequest } from "./plain-request";
import { seenHeaders } from "./seen-headers";

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
    if (incoming.headers["if-none-match"] === undefined || vitals.pressure.isTight()) return false;
    const asked = findPlain(incoming, outgoing, ({ pollLoader }) => pollLoader !== undefined);
    // Where others wait for their turn this one does too.
    if (!asked || !vitals.turns.isFree()) return false;
    vitals.metrics.begun();
    asked.site.stayOpenFor(outgoing);
    const left = new AbortController();
    outgoing.once("close", () => outgoing.writableFinished || left.abort());
    const poll: BegunPoll = { startedMs, context: undefined };
    const goThroughSteps = () => {
      begun.set(incoming, poll);
      goOn();
    };
    const answer = async () => {
      poll.context = contextOf(asked, incoming, left.signal);
      const { requestId } = poll.context;
      const { site, domain, route } = asked;
      const told = { requestId, startedMs, domain, site: site.name, method: "GET", route: route.template };
      const headers = await app.entry.unchangedPoll(poll.context);
      if (left.signal.aborted) return tellAnswered(log, vitals.metrics, { ...told, status: VISITOR_LEFT });
      if (!headers) return goThroughSteps();
      outgoing.writeHead(304, ["X-Request-Id", requestId, ...headers]);
      outgoing.end();
      tellAnswered(log, vitals.metrics, { ...told, status: 304 });
    };
    answer().catch((error: Error) => {
      log.error({ msg: "poll failed", requestId: poll.context?.requestId, error: error.stack });
      // Behind a head that is sent nothing else can follow.
      if (outgoing.headersSent) outgoing.destroy();
      else goThroughSteps();
    });
    return true;
  };

  function contextOf(asked: PlainRequest, incoming: IncomingMessage, signal: AbortSignal): PageContext {
    const { site, route, proto, host, pathname, search } = asked;
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
    return app.entry.createRequestContext(site.runtime, facts, seenHeaders(incoming, host), signal);
  }
}
