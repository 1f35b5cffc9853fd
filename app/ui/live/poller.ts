import { within } from "#app/browser/within";
import { type PollPace, pollDelayMs, surroundings } from "./poll-pace";

export interface PollerOptions<News> {
  url: () => string;
  pace: PollPace;
  onNews: (news: News) => void;
  /** The login is gone: the answer was `false` (HOST-06). */
  onLoggedOut: () => void;
}

export interface Poller {
  /** Something happened here: ask soon again. */
  hurry(): void;
  /** Something happened elsewhere: ask at once. */
  askNow(): void;
  stop(): void;
}

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Asks an address again and again while the page is visible. An unchanged answer is a 304 by its ETag; a failed one
 * only slows the pace. Every way out clears the timer.
 */
export function startPoller<News>({ url, pace, onNews, onLoggedOut }: PollerOptions<News>): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet = 0;
  let etag: string | undefined;
  let stopped = false;
  let asking = false;

  const plan = () => {
    clearTimeout(timer);
    if (stopped || document.hidden) return;
    timer = setTimeout(ask, pollDelayMs(pace, quiet, surroundings()));
  };

  async function ask(): Promise<void> {
    if (asking || stopped) return;
    asking = true;
    try {
      const headers: HeadersInit = etag ? { "If-None-Match": etag } : {};
      const { answer, news } = await within(ANSWER_TIMEOUT_MS, async (signal) => {
        const answer = await fetch(url(), { headers, cache: "no-store", signal });
        return { answer, news: answer.status === 200 && ((await answer.json()) as News | false) };
      });
      if (answer.status === 200) {
        if (news === false) {
          stop();
          onLoggedOut();
          return;
        }
        etag = answer.headers.get("ETag") ?? undefined;
        quiet = 0;
        if (!stopped) onNews(news);
      } else quiet += 1;
    } catch {
      // A failed poll counts as one without news: the next comes later.
      quiet += 1;
    } finally {
      asking = false;
      plan();
    }
  }

  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer);
    else comeBack();
  };

  /** Somebody looks again, or the connection is back: what came meanwhile is shown at once. */
  function comeBack(): void {
    quiet = 0;
    if (!document.hidden) void ask();
  }

  function hurry(): void {
    quiet = 0;
    plan();
  }

  function askNow(): void {
    clearTimeout(timer);
    void ask();
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("online", comeBack);
  }

  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("online", comeBack);
  plan();
  return { hurry, askNow, stop };
}
