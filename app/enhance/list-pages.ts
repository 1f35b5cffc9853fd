import { type AnsweredPage, fetchPage } from "./answered-page";
import { adopt, findPieces } from "./piece";

/** What a history entry knows of its list: addresses of the pages above the one in its address, in their order. */
interface ListState {
  rzBefore?: string[];
}

const STORAGE_KEY = "rz-place";
/** Who scrolled further comes back to the end of it: every page is asked for again. */
const MAX_PAGES = 10;

const nameOf = (more: HTMLElement) => more.dataset.list ?? "";
const listOf = (more: HTMLElement) => findPieces(document, nameOf(more))[0];
const before = () => (history.state as ListState | null)?.rzBefore ?? [];

/** What an answered page adds to the list; undefined where it is not such a page. */
function newIn(more: HTMLElement, { document: page, url, ok }: AnsweredPage, href: string) {
  const list = ok && page && findPieces(page, nameOf(more))[0];
  if (!list || url.pathname !== new URL(href, location.href).pathname) return undefined;
  const action = list.closest("form")?.getAttribute("action");
  return [...list.children]
    .filter((one) => !one.id || !document.getElementById(one.id))
    .map((one) => {
      const fresh = adopt(one, url);
      // The form around the list posts to the first page, which does not have this member.
      if (action) {
        for (const button of fresh.querySelectorAll("button")) button.setAttribute("formaction", action);
      }
      return fresh;
    });
}

/** Remembers which member is on top of the screen whenever the page is left. */
function keepPlaceOf(list: Element, signal: AbortSignal): void {
  // The browser cannot know how tall the page will be once the pages above are back.
  history.scrollRestoration = "manual";
  const keep = () => {
    const one = [...list.children].find((child) => child.id && child.getBoundingClientRect().bottom > 0);
    if (!one) return;
    const place = [location.href, one.id, one.getBoundingClientRect().top];
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));
    } catch {
      // Storage is closed: the member comes back to the same members, at their beginning.
    }
  };
  addEventListener("pagehide", keep, { signal });
}

function findPlace(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    const [href, id, top] = stored as [string, string, number];
    const one = href === location.href && document.getElementById(id);
    if (one) scrollBy({ top: one.getBoundingClientRect().top - top, behavior: "instant" });
  } catch {
    // Nothing readable is stored: the list begins at its top.
  }
}

/** Takes over the link to the next page, and says how many came; the live region outlives the last page. */
function renew(more: HTMLElement, page: Document, count: number): void {
  const status = more.querySelector<HTMLElement>("[role=status]");
  const next = page.querySelector(`rz-show-more[data-list="${CSS.escape(nameOf(more))}"]`);
  // The live region stays where it is: a new one would not be announced.
  for (const old of [...more.childNodes]) if (old !== status) old.remove();
  if (next) {
    const content = document.importNode(next, true);
    if (status) content.querySelector("[role=status]")?.remove();
    more.prepend(...content.childNodes);
  }
  if (status) status.textContent = status.dataset.text?.replace("{count}", `${count}`) ?? `${count}`;
}

/** Appends the page that the link of `more` leads to. False where it could not be had. */
export async function append(more: HTMLElement, signal: AbortSignal, byKeyboard: boolean): Promise<boolean> {
  const link = more.querySelector<HTMLAnchorElement>("a[rel~=next]");
  const list = listOf(more);
  if (!link || !list) return false;
  const answer = await fetchPage(link.href, { signal });
  const fresh = newIn(more, answer, link.href);
  if (!fresh || !answer.document) return false;
  // The list was swapped meanwhile (other filters): these results belong to nobody.
  if (!list.isConnected) return true;
  list.append(...fresh);
  if (!before().length) keepPlaceOf(list, signal);
  const rzBefore = [...before(), location.pathname + location.search].slice(-MAX_PAGES);
  history.replaceState({ ...history.state, rzBefore }, "", answer.url);
  const isFocused = more.contains(document.activeElement);
  renew(more, answer.document, fresh.length);
  const [first] = fresh;
  const target = byKeyboard ? first?.querySelector<HTMLElement>("a[href],button") : more.querySelector("a");
  if (byKeyboard || isFocused) target?.focus({ preventScroll: !byKeyboard });
  return true;
}

/** Back at a list that had grown: the pages above come back, then the place. */
export async function restore(more: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const list = listOf(more);
  if (!list) return false;
  const hrefs = before();
  const pages = await Promise.all(hrefs.map((href) => fetchPage(href, { signal })));
  const [first] = list.children;
  pages.forEach((page, index) => {
    for (const one of newIn(more, page, hrefs[index] ?? "") ?? []) list.insertBefore(one, first ?? null);
  });
  findPlace();
  keepPlaceOf(list, signal);
  return true;
}
