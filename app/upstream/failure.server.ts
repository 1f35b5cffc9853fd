/**
 * Why a call to PHP gave nothing a page can use. Expected refusals are values, never failures.
 * - `unreachable`: no connection, or the connection died.
 * - `timeout`: connect, headers, body or the page's deadline ran out.
 * - `garbled`: the answer does not fit the endpoint's schema; `field` says where.
 * - `status`: an HTTP status nobody declared.
 * - `too_large`: more bytes than we read.
 * - `authentication_required`: PHP says that the member's login is gone (SPEC §8).
 * - `shed`: not asked at all, by the breaker or the in-flight cap.
 * - `aborted`: the browser went away.
 */
export type FailureCode =
  | "unreachable"
  | "timeout"
  | "garbled"
  | "status"
  | "too_large"
  | "authentication_required"
  | "shed"
  | "aborted";

interface FailureDetails {
  code: FailureCode;
  /** Name of the endpoint, `family.verb`. */
  endpoint: string;
  /** HTTP status PHP answered with, where it answered. */
  status?: number | undefined;
  /** Path of the first field that does not fit, for `garbled`. */
  field?: string | undefined;
  /** Code of a declared refusal that the caller could not use. */
  refusal?: string | undefined;
  /** Whether PHP may have seen the request: false only where that is certain. */
  sentBytes: boolean;
  /** What `Retry-After` asked for. */
  retryAfterMs?: number | undefined;
  /** Short code of the layer below, such as ECONNREFUSED. */
  reason?: string | undefined;
}

/** What a page answers with when this failure reaches it (HOST-07: 502 for answers that do not fit). */
const PAGE_STATUS: Record<FailureCode, number> = {
  unreachable: 502,
  timeout: 504,
  garbled: 502,
  status: 502,
  too_large: 502,
  authentication_required: 401,
  shed: 503,
  aborted: 499,
};

/**
 * A call to PHP that went wrong. `message` and `forLog()` are words for operators and carry no address, body or
 * value; people are told what SPEC §8 says, chosen by whoever shows the page from `code` and `pageStatusOf` (HOST-13).
 */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly code: FailureCode;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly field: string | undefined;
  readonly refusal: string | undefined;
  readonly sentBytes: boolean;
  readonly retryAfterMs: number | undefined;
  readonly reason: string | undefined;

  constructor(details: FailureDetails) {
    super(describe(details));
    this.code = details.code;
    this.endpoint = details.endpoint;
    this.status = details.status;
    this.field = details.field;
    this.refusal = details.refusal;
    this.sentBytes = details.sentBytes;
    this.retryAfterMs = details.retryAfterMs;
    this.reason = details.reason;
  }

  /** The allow-listed fields a log line may carry. */
  forLog(): FailureLog {
    const line: FailureLog = { code: this.code, endpoint: this.endpoint, sentBytes: this.sentBytes };
    if (this.status !== undefined) line.status = this.status;
    if (this.field !== undefined) line.field = this.field;
    if (this.refusal !== undefined) line.refusal = this.refusal;
    if (this.reason !== undefined) line.reason = this.reason;
    return line;
  }
}

/** HTTP status for the page or resource that could not be made. */
export function pageStatusOf(failure: UpstreamFailure): number {
  return isAway(failure) ? 503 : PAGE_STATUS[failure.code];
}

/** PHP is in maintenance, or nobody answers where it should be: that passes, and nothing is wrong with the page. */
function isAway({ code, status, sentBytes }: UpstreamFailure): boolean {
  return (code === "status" && status === 503) || (code === "unreachable" && !sentBytes);
}

/** Whether PHP says that nobody is logged in any more (SPEC §8): no page goes on without knowing it. */
export function isLostLogin(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === "authentication_required";
}

export interface FailureLog {
  code: FailureCode;
  endpoint: string;
  sentBytes: boolean;
  status?: number;
  field?: string;
  refusal?: string;
  reason?: string;
}

function describe({ code, endpoint, status, field, refusal, reason }: FailureDetails): string {
  const parts = [`upstream ${endpoint}: ${code}`];
  if (status !== undefined) parts.push(`status ${status}`);
  if (field !== undefined) parts.push(`field ${field}`);
  if (refusal !== undefined) parts.push(`refused with ${refusal}`);
  if (reason !== undefined) parts.push(reason);
  return parts.join(", ");
}
