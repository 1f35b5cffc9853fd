import { within } from "../within";
import { type PollPace, pollDelayMs, surroundings } from "./poll-pace";
import { FIRST_POLL, nextPoll, type PollEvent } from "./poll-state";

export interface PollerOptions<News> {
  url: () => string;
  pace: PollPace;
  /** Where it fails, the same news come again. */
  onNews: (news: News) => void | Promise<void>;
  /** There is a connection: an answer came, whatever it says; a 304 says that nothing changed. */
  onReached?: (isUnchanged: boolean) => void;
  /** The login is gone: the answer was `false` (HOST-06). */
  onLoggedOut: () => void;
  /** ETag of what the page shows already. */
  known?: string | undefined;
}

export interface Poller {
  /** Something happened elsewhere: ask at once. */
  askNow(): void;
  stop(): void;
}

const ANSWER_TIMEOUT_MS = 10_000;

/** By these one sees that somebody is there: who reads, scrolls. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "input", "scroll"];

/**
 * Asks an address again and again while the page is visible, quickly as long as somebody is there (docs/decisions/0110).
 * An unchanged answer is a 304 by its ETag; a failed one only slows the pace. Every way out clears the timer.
 */
export function startPoller<News>({
  url,
  pace,
  onNews,
  onReached,
  onLoggedOut,
  known,
}: PollerOptions<News>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let etag = known;
  let state = { ...FIRST_POLL, hidden: document.hidden };
  let answeredMs = performance.now();

  function happened(event: PollEvent): void {
    const { questions } = state;
    state = nextPoll(state, event);
    clearTimeout(timer);
    if (state.questions > questions) void ask();
    else if (state.phase === "waiting" && !state.hidden) {
      // Counted from the last answer: what happens meanwhile brings the next question nearer, and never puts it off.
      const dueMs = answeredMs + pollDelayMs(pace, state.quiet, surroundings());
      timer = setTimeout(happened, dueMs - performance.now(), "due");
    }
  }

  function answered(event: PollEvent): void {
    answeredMs = performance.now();
    happened(event);
  }

  async function ask(): Promise<void> {
    try {
      const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
      const { answer, news } = await within(ANSWER_TIMEOUT_MS, async (signal) => {
        const answer = await fetch(url(), { headers, cache: "no-store", signal });
        return { answer, news: answer.status === 200 && ((await answer.json()) as News | false) };
      });
      if (state.phase === "over") return;
      onReached?.(answer.status === 304);
      if (answer.status !== 200) return answered("nothing");
      if (news === false) {
        happened("logged-out");
        return onLoggedOut();
      }
      await onNews(news);
      etag = answer.headers.get("ETag") ?? undefined;
      answered("news");
    } catch {
      // A failed poll counts as one without news: the next comes later.
      answered("failed");
    }
  }

  const life = new AbortController();
  const { signal } = life;
  document.addEventListener("visibilitychange", () => happened(document.hidden ? "hidden" : "shown"), {
    signal,
  });
  addEventListener("online", () => happened("online"), { signal });
  for (const touch of TOUCHES)
    document.addEventListener(touch, () => state.quiet && happened("touched"), {
      capture: true,
      signal,
    });
  happened("touched");
  return {
    askNow: () => happened("woken"),
    stop: () => {
      life.abort();
      happened("stopped");
    },
  };
}
