import { EnhancedElement } from "./enhanced-element";

const FIRST_DELAY_MS = 5_000;
const EVERY_MS = 60_000;
/** With push, and where less data is used. */
const SELDOM_MS = 300_000;

interface Counts {
  unread: number;
  newLikes: number;
}

function isCounts(value: unknown): value is Counts {
  const { unread, newLikes } = Object(value);
  return unread + newLikes >= 0;
}

function showBadge(name: string, count: number): void {
  for (const badge of document.querySelectorAll<HTMLElement>(`[data-badge="${name}"]`)) {
    badge.textContent = count > 99 ? "99+" : `${count}`;
    badge.hidden = !count;
  }
}

/** Numbers beside words are the server's; "99+" and a missing badge are no number. */
function shownLikes(): number {
  return Number(document.querySelector("[data-badge=likes]")?.textContent || 0);
}

/** What an earlier page could not send goes from every page; those of conversations do it themselves (CHAT-16). */
async function sendLeft(owner: string | undefined, signal: AbortSignal): Promise<void> {
  // The start of its name is written out: imported it would bring its module into every page.
  if (!owner || !Object.keys(localStorage).some((name) => name.startsWith(`outbox.${owner}.`))) return;
  const part = await import("../browser/send-stored");
  part.sendStored(
    owner,
    () => false,
    () => {},
    signal,
  );
}

/** With push the server speaks first, so the page asks less often (APP-05). */
async function pace(): Promise<number> {
  if (document.documentElement.dataset.less !== undefined) return SELDOM_MS;
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ? SELDOM_MS : EVERY_MS;
}

/** Registers the service worker; a push message brings news to every open page (APP-03). */
async function watchPush(script: string | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  if (!script || !serviceWorker) return;
  serviceWorker.onmessage = () => document.dispatchEvent(new Event("rz-news"));
  // Registration fails in private windows: then there is no push, `ready` never resolves, and polling goes on.
  await serviceWorker.register(script).catch(() => {});
  (await serviceWorker.ready).active?.postMessage({ lang: document.documentElement.lang });
}

/**
 * `<rz-badges src data-title data-new-like>`: asks for the counts while the page is looked at, at `rz-news` and at
 * `rz-likes-reload`, and shows them; without `src` those that `show` is told (CHAT-15). A further new like comes in the
 * overlay of `data-new-like`.
 */
export class Badges extends EnhancedElement {
  #likes = Number.NaN;

  protected start(signal: AbortSignal): void {
    let dueMs = performance.now() + FIRST_DELAY_MS;
    let timer = 0;
    let asking = false;
    this.#likes = shownLikes();
    void watchPush(this.dataset.worker);
    // Storage may be refused; the conversation's own page sends it as well.
    sendLeft(this.dataset.owner, signal).catch(() => {});
    const arm = () => {
      clearTimeout(timer);
      if (!this.hasAttribute("src") || document.hidden || asking || signal.aborted) return;
      timer = window.setTimeout(ask, Math.max(0, dueMs - performance.now()));
    };
    const ask = async () => {
      asking = true;
      const startedMs = performance.now();
      const isWelcome = await this.#ask(this.getAttribute("src") ?? "", signal);
      // The part that knows the pace could not be loaded: the plain interval does.
      dueMs = startedMs + (await pace().catch(() => EVERY_MS));
      // Where the member is logged out asking goes on with the next page.
      asking = !isWelcome;
      arm();
    };
    const askNow = () => {
      dueMs = 0;
      arm();
    };
    document.addEventListener("visibilitychange", arm, { signal });
    for (const news of ["rz-news", "rz-likes-reload"]) document.addEventListener(news, askNow, { signal });
    signal.addEventListener("abort", () => clearTimeout(timer));
    arm();
  }

  /** False when the server refuses this visitor; every other failure is silent and asked again next time. */
  async #ask(src: string, signal: AbortSignal): Promise<boolean> {
    try {
      const response = await fetch(src, { signal, cache: "no-store" });
      if (response.status === 401) return false;
      const counts: unknown = response.ok && (await response.json());
      if (isCounts(counts)) this.show(counts);
    } catch {
      // Offline, aborted or not JSON: the server-rendered numbers stay.
    }
    return true;
  }

  show({ unread, newLikes }: Counts): void {
    showBadge("unread", unread);
    showBadge("likes", newLikes);
    const sum = unread + newLikes;
    const title = this.dataset.title ?? document.title.replace(/^\(\d+\+?\) /, "");
    document.title = sum ? `(${sum}) ${title}` : title;
    // Refused where the page is not installed; the numbers on the page are there all the same.
    navigator.setAppBadge?.(sum).catch(() => {});
    // Tried again with the next answer.
    this.#announce(newLikes).catch(() => {});
  }

  /** A like is told of once; what could not be shown now is tried at the next answer. */
  async #announce(newLikes: number): Promise<void> {
    const url = this.dataset.newLike;
    if (newLikes > this.#likes && url) {
      // Not taken apart: that costs every page more of Vite's wrapping.
      const part = await import("./new-like");
      if (!(await part.showNewLike(url))) return;
    }
    this.#likes = newLikes;
  }
}
