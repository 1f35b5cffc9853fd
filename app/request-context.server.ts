import type { AppRuntime } from "./app-runtime";
import { acceptLanguageIn, type Language } from "./i18n/languages";
import { checkFormKey } from "./once/form-key.server";
import type { PageContext, RequestFacts } from "./page-context";
import { setFlash } from "./session/flash.server";
import { hasLoginMark, loginBindingOf } from "./session/login-mark.server";
import { OutgoingCookies } from "./session/outgoing-cookies.server";
import { estimatedLanguage, getPageLanguage } from "./session/page-language.server";
import { createUpstreamClient } from "./upstream/client.server";
import type { UpstreamLogLine } from "./upstream/client-options.server";
import { withRecoveryForAnyone } from "./upstream/with-fallback.server";

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
    dialect: runtime.dialect,
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
    cookieNames: runtime.cookieNames,
    cookieScope: {
      pagePath: facts.url.pathname,
      cookieDomain: runtime.settings.cookieDomain,
      isKnown: hasLoginMark(headers),
    },
    acceptLanguage: async () => acceptLanguageIn(await languageOf(context), headers.get("accept-language")),
    outgoing: cookies,
    signal,
    deadlines: runtime.settings.upstreamDeadlines,
    retryBudget: runtime.retryBudget,
    priority: facts.posted ? "paid" : "page",
    bulkhead: runtime.bulkhead,
    breaker: runtime.breaker,
    parsedAnswers: runtime.parsedAnswers,
    random: Math.random,
    clock: runtime.clock,
    log: (line) => logUpstreamCall(runtime, facts.routeTemplate, line),
    tellForgiven: runtime.tellForgiven,
  });
  const context: PageContext = {
    ...facts,
    headers,
    ...loginBindingOf(headers, runtime.cookieNames),
    runtime,
    upstream,
    cookies,
    memo: new Map(),
    otherLogin: false,
    failure: undefined,
    placeholders: undefined,
    document: undefined,
  };
  if (upstream.endedTwoLogins) setFlash(context, "two_logins");
  return context;
}

/** Where the settings cannot be read, upstream is asked in the language they are asked in. */
function languageOf(context: PageContext): Promise<Language> {
  return withRecoveryForAnyone(getPageLanguage(context), () => estimatedLanguage(context));
}

/** Whether a posted key was rendered by this site for this browser, whatever its form does (TRUST.md, "Who may post"). */
export function isOwnFormKey(runtime: AppRuntime, key: string, headers: Headers, place: string): boolean {
  const login = loginBindingOf(headers, runtime.cookieNames);
  return checkFormKey(runtime.formKeys, login, key, { place }).ok;
}
