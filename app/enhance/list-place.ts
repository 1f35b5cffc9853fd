/** What a history entry knows of its list: addresses of the pages before the one in its address, in their order. */
interface ListState {
  rzBefore?: string[];
}

const STORAGE_KEY = "rz-place";
/** Who scrolled further comes back to the end of it: every page is asked for again. */
const MOST_PAGES = 10;

/** Pages that stood above this one before the member went away (SRCH-04). */
export function pagesBefore(): string[] {
  return (history.state as ListState | null)?.rzBefore ?? [];
}

/** The page at `url` was appended: the entry takes its address, and keeps those of the pages above it. */
export function rememberAppended(url: URL): void {
  const rzBefore = [...pagesBefore(), location.pathname + location.search].slice(-MOST_PAGES);
  history.replaceState({ ...history.state, rzBefore }, "", url);
  // The browser cannot know how tall the page will be once the pages above are back.
  history.scrollRestoration = "manual";
}

/** Remembers which of the list's members is on top of the screen, when the page is left. */
export function keepPlace(list: Element | undefined): void {
  if (!list || !pagesBefore().length) return;
  const one = [...list.children].find((child) => child.id && child.getBoundingClientRect().bottom > 0);
  if (!one) return;
  try {
    const place = [location.href, one.id, one.getBoundingClientRect().top];
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
  } catch {
    // Storage is closed: the member comes back to the same members, at their beginning.
  }
}

/** Scrolls to the member that was on top. */
export function findPlace(): void {
  try {
    const [href, id, top] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [
      string,
      string,
      number,
    ];
    const one = href === location.href && document.getElementById(id);
    if (one) scrollBy({ top: one.getBoundingClientRect().top - top, behavior: "instant" });
  } catch {
    // Nothing was kept that could be read.
  }
}
