import { EnhancedElement } from "./enhanced-element";

const FIRST_DELAY_MS = 5_000;
const EVERY_MS = 60_000;

interface Counts {
  unread: number;
  newLikes: number;
}

function isCounts(value: unknown): value is Counts {
  const { unread, newLikes } = Object(value);
  return unread >= 0 && newLikes >= 0;
}

function showBadge(name: string, count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>(`[data-badge="${name}"]`)) {
    badge.textContent = count > 99 ? "99+" : `${count}`;
    badge.hidden = count === 0;
  }
}

/** `<rz-badges src data-title every-ms>`: asks for the counts while the page is looked at, and shows them. */
export class Badges extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const src = this.getAttribute("src");
    const everyMs = Number(this.getAttribute("every-ms")) || EVERY_MS;
    let dueMs = performance.now() + FIRST_DELAY_MS;
    let timer = 0;
    let asking = false;
    const arm = () => {
      clearTimeout(timer);
      if (!src || document.hidden || asking || signal.aborted) return;
      timer = window.setTimeout(ask, Math.max(0, dueMs - performance.now()));
    };
    const ask = async () => {
      dueMs = performance.now() + everyMs;
      asking = true;
      const isWelcome = await this.#ask(src ?? "", signal);
      asking = false;
      if (isWelcome) arm();
      // The member is logged out: asking goes on with the next page.
      else asking = true;
    };
    document.addEventListener("visibilitychange", arm, { signal });
    signal.addEventListener("abort", () => clearTimeout(timer));
    arm();
  }

  /** False when the server refuses this visitor; every other failure is silent and asked again next time. */
  async #ask(src: string, signal: AbortSignal): Promise<boolean> {
    try {
      const response = await fetch(src, {
        signal,
        redirect: "manual",
        headers: { Accept: "application/json" },
      });
      if (response.status === 401 || response.status === 403) return false;
      const counts: unknown = response.ok && (await response.json());
      if (isCounts(counts)) this.#show(counts);
    } catch {
      // Offline, aborted or not JSON: the server-rendered numbers stay.
    }
    return true;
  }

  #show({ unread, newLikes }: Counts): void {
    showBadge("unread", unread);
    showBadge("likes", newLikes);
    const sum = unread + newLikes;
    const title = this.dataset.title ?? document.title.replace(/^\(\d+\+?\) /, "");
    document.title = sum ? `(${sum}) ${title}` : title;
  }
}
