/** Bounds how many retries there are for all calls together, so that a failing PHP is not flooded. */
export interface RetryBudget {
  /** A first call, which earns a share of a repetition. */
  earn(): void;
  /** Takes one repetition out; false when there is none left. */
  spend(): boolean;
}

export interface RetryBudgetSettings {
  /** Repetitions earned by one ask. */
  ratio?: number;
  /** Repetitions there are at once, also with little traffic. */
  reserve?: number;
  /** Repetitions saved at maxTokens, so that a good hour does not pay for a storm. */
  maxTokens?: number;
  /** Time in which an empty budget gets its reserve back without traffic. */
  refillMs?: number;
  /** Milliseconds; default `Date.now`. */
  clock?: () => number;
}

/**
 * A process-wide token bucket: in a total outage PHP receives about 1.2 times what members ask, not 6 times.
 * The reserve of 5 lets a lone page use the 5 repetitions of SPEC §7.
 */
export function createRetryBudget(settings: RetryBudgetSettings = {}): RetryBudget {
  const { ratio = 0.2, reserve = 5, maxTokens = 50, refillMs = 10_000, clock = Date.now } = settings;
  let tokens = reserve;
  let filledAtMs = clock();

  function refill(): void {
    const nowMs = clock();
    if (tokens < reserve) tokens = Math.min(reserve, tokens + ((nowMs - filledAtMs) / refillMs) * reserve);
    filledAtMs = nowMs;
  }

  return {
    earn() {
      tokens = Math.min(maxTokens, tokens + ratio);
    },
    spend() {
      refill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
