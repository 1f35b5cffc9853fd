const STORAGE_KEY = "rz-missing-chunk";
const AT_MOST_EVERY_MS = 60_000;

interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

declare global {
  interface Window {
    /** The Navigation API, where the browser has it. */
    navigation?: EventTarget;
  }
}

function mayGo(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(STORAGE_KEY));
    if (Date.now() - lastMs < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, `${Date.now()}`);
  } catch {
    // Storage is off: a document of its own cannot loop.
  }
  return true;
}

/**
 * When a chunk of the next page is missing, Remix reloads the current one without end. Goes to the next page as a
 * document instead, at most once a minute (NAV-12). Browsers without the Navigation API keep Remix's way.
 * @param target where the router is going, undefined when it rests
 */
export function guardMissingChunks(target: () => string | undefined): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    const url = target();
    if (navigationType !== "reload" || userInitiated || url === undefined) return;
    event.preventDefault();
    if (mayGo()) setTimeout(() => location.assign(url));
  });
}
