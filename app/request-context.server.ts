import { createHash } from "node:crypto";
import type { AppRuntime } from "./app-runtime";
import { parseFormKey } from "./once/form-key.server";
import type { PageContext, RequestFacts } from "./page-context";
import { OutgoingCookies } from "./session/outgoing-cookies.server";
import { createUpstreamClient, type UpstreamLogLine } from "./upstream/client.server";
import { carriedCookies } from "./upstream/cookie-bridge.server";

/** A short fingerprint of the login cookies; empty for visitors. */
function bindingOf(runtime: AppRuntime, headers: Headers): string {
  const carried = carriedCookies(headers.get("cookie"), runtime.settings.carriedCookieNames);
  return carried ? createHash("sha256").update(carried).digest("base64url").slice(0, 22) : "";
}

/**
 * One line for a call that failed or had to be repeated; good ones are counted by the metrics. A browser that left and a
 * login that ended say nothing about PHP.
 */
function logUpstreamCall(runtime: AppRuntime, route: string, { event: _, ...line }: UpstreamLogLine): void {
  const { failure, ...call } = line;
  if (failure?.code === "aborted" || failure?.code === "authentication_required") return;
  if (failure) runtime.log({ msg: "upstream failed", route, ...call, ...failure });
  else if (call.retries > 0) runtime.log({ msg: "upstream repeated", route, ...call });
}

/** Everything a loader may use for one request; called by the host. */
export function createRequestContext(
  runtime: AppRuntime,
  facts: RequestFacts,
  headers: Headers,
  signal: AbortSignal | undefined,
): PageContext {
  const cookies = new OutgoingCookies();
  const upstream = createUpstreamClient({
    transport: runtime.transport,
    names: runtime.names,
    request: {
      cookieHeader: headers.get("cookie"),
      clientAddress: facts.clientAddress,
      userAgent: headers.get("user-agent"),
      acceptLanguage: headers.get("accept-language"),
      host: facts.host,
      proto: facts.proto,
      requestId: facts.requestId,
      traceparent: facts.traceparent,
    },
    carriedCookieNames: runtime.settings.carriedCookieNames,
    outgoing: cookies,
    signal,
    retryBudget: runtime.retryBudget,
    priority: facts.posted ? "paid" : "page",
    bulkhead: runtime.bulkhead,
    breaker: runtime.breaker,
    parsedAnswers: runtime.parsedAnswers,
    random: Math.random,
    clock: runtime.clock,
    log: (line) => logUpstreamCall(runtime, facts.routeTemplate, line),
  });
  return {
    ...facts,
    headers,
    binding: bindingOf(runtime, headers),
    runtime,
    upstream,
    cookies,
    memo: new Map(),
    failure: undefined,
    placeholders: undefined,
    document: undefined,
  };
}

export function isOwnFormKey(runtime: AppRuntime, key: string, headers: Headers): boolean {
  const parsed = parseFormKey(key);
  if (!parsed) return false;
  return runtime.formKeys.check(parsed.token, { action: parsed.action, binding: bindingOf(runtime, headers) })
    .ok;
}
