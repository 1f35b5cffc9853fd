import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { UpstreamDeadlines } from "#app/env.server";
import type { Breaker } from "./breaker.server";
import type { Bulkhead, Priority } from "./bulkhead.server";
import type { TellForgiven } from "./call.server";
import type { CookieNames } from "./cookie-names.server";
import type { CookieScope } from "./cookie-scope.server";
import type { Ending } from "./ending.server";
import type { FailureLog } from "./failure.server";
import type { VisitorRequest } from "./headers.server";
import type { ParsedAnswers } from "./parsed-answers.server";
import type { RetryBudget } from "./retry-budget.server";
import type { Transport } from "./transport.server";

/** One line a call: names and numbers only, never a body, cookie or query value. */
export type UpstreamLogLine = {
  event: "upstream_call";
  requestId: string;
  endpoint: string;
  durationMs: number;
  retries: number;
  status?: number | undefined;
  failure?: FailureLog;
};

export interface UpstreamClientOptions {
  transport: Transport;
  dialect?: Dialect | undefined;
  cookieNames?: CookieNames;
  request: VisitorRequest;
  cookieScope?: Omit<CookieScope, "host">;
  /** The Accept-Language of what this page asks, once its language is known; default the request's. */
  acceptLanguage?: () => Promise<string>;
  outgoing: { appendSetCookie(value: string): void };
  /** The browser's request: reads end with it, calls that change something run to their end. */
  signal?: Ending | undefined;
  deadlines: UpstreamDeadlines;
  retryBudget: RetryBudget;
  parsedAnswers?: ParsedAnswers | undefined;
  bulkhead?: Bulkhead;
  /** How important the page is; default `page`. */
  priority?: Priority;
  breaker?: Breaker;
  /** Uniform in [0, 1). */
  random?: () => number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  wait?: (delayMs: number, signal: Ending) => Promise<unknown>;
  log?: (line: UpstreamLogLine) => void;
  tellForgiven?: TellForgiven | undefined;
}
