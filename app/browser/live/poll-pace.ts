/** Rules of a poll (CHAT-07): slower when nothing happens, on Save-Data and 2g; never in a hidden page. */

export interface PollPace {
  /** While things happen. */
  activeMs: number;
  /** When nothing has happened for long. */
  idleMs: number;
  /** Answers without news until it begins to slow down: who talks is not always quick. */
  steadyFor: number;
  /** Answers without news until the pace is idle. */
  idleAfter: number;
}

export interface Surroundings {
  saveData: boolean;
  /** Network Information API's effectiveType, where there is one. */
  connection: string | undefined;
}

const SLOW_FACTOR = 4;

/** Milliseconds until the next question after `quietAnswers` answers without news. */
export function pollDelayMs(pace: PollPace, quietAnswers: number, around: Surroundings): number {
  const { activeMs, idleMs, idleAfter } = pace;
  const steadyFor = isSlow(around) ? 0 : pace.steadyFor;
  const share = Math.min(1, Math.max(0, quietAnswers - steadyFor) / (idleAfter - steadyFor));
  const delayMs = activeMs + (idleMs - activeMs) * share;
  return Math.round(isSlow(around) ? delayMs * SLOW_FACTOR : delayMs);
}

/** Whether every request counts: Save-Data, or a connection of the second generation. */
export function isSlow({ saveData, connection }: Surroundings = surroundings()): boolean {
  return saveData || /2g$/.test(connection ?? "");
}

/** What the browser tells about its connection, and the page of what was chosen (REACH-06). */
export function surroundings(): Surroundings {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const { less } = document.documentElement.dataset;
  return {
    saveData: less !== undefined || (connection?.saveData ?? false),
    connection: connection?.effectiveType,
  };
}
