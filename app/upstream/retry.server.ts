import type { Endpoint } from "#app/contract/endpoint";
import type { UpstreamFailure } from "./failure.server";

/** Repetitions after the first ask (SPEC §7: up to 5 times). */
export const MAX_RETRIES = 5;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 1600;

export interface RetryQuestion {
  endpoint: Pick<Endpoint, "name" | "effect">;
  /** Repetitions so far: 0 after the first ask failed. */
  retries: number;
  failure: Pick<UpstreamFailure, "code" | "status" | "sentBytes" | "retryAfterMs">;
  nowMs: number;
  deadlineAtMs: number;
  /** Uniform in [0, 1). */
  random: () => number;
}

/**
 * Milliseconds to wait before asking again, or undefined when the failure stands. Pure; the table is TRUST's
 * "Asking PHP": exponential back-off with full jitter, nothing beyond the page's deadline.
 */
export function retryDelayMs(question: RetryQuestion): number | undefined {
  const { endpoint, retries, failure, nowMs, deadlineAtMs, random } = question;
  if (retries >= maxRetriesOf(endpoint, failure.sentBytes)) return undefined;
  if (!mayPass(failure)) return undefined;
  const ceilingMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** retries);
  const delayMs = Math.max(random() * ceilingMs, failure.retryAfterMs ?? 0);
  return nowMs + delayMs < deadlineAtMs ? delayMs : undefined;
}

function maxRetriesOf({ name, effect }: Pick<Endpoint, "name" | "effect">, sentBytes: boolean): number {
  // Logging out twice changes nothing more, yet it is a GET that changes things: one repetition and no more.
  if (name === "user.logout") return 1;
  if (effect === "once" && sentBytes) return 0;
  return MAX_RETRIES;
}

/** Whether the same call may well succeed in a moment. */
function mayPass({ code, status, retryAfterMs }: RetryQuestion["failure"]): boolean {
  if (code === "unreachable" || code === "timeout") return true;
  if (code !== "status") return false;
  if (status === 429) return retryAfterMs !== undefined;
  return status === 502 || status === 503 || status === 504;
}

/** Milliseconds of a Retry-After value, seconds or HTTP date (RFC 9110 §10.2.3); undefined when unreadable. */
export function retryAfterMsOf(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
