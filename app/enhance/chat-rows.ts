import { ownClock } from "../browser/own-clock";
import { draftText } from "../browser/stored-draft";
import { SETTLED_MS, unsentText } from "../browser/stored-outbox";

/** Words before what stands in a row instead of its last message. */
interface RowWords {
  draftWord: string;
  unsentWord: string;
}

function showTimes(list: Element): void {
  const clock = ownClock(document.documentElement.lang);
  if (!clock) return;
  for (const time of list.querySelectorAll("time")) time.textContent = clock.brief(time.dateTime);
}

/**
 * Times of a list of conversations in the zone of the device, and in `[data-draft]` what is being written there, or has
 * not gone out, instead of the last message (CHAT-16, CHAT-20); that goes to `data-updates` by itself. What React takes
 * over does this by itself.
 */
export function keepRowsTrue(
  list: HTMLElement,
  { draftWord, unsentWord }: RowWords,
  signal: AbortSignal,
): void {
  const lastMessages = new WeakMap<Element, string>();
  const rows = () => [...list.querySelectorAll<HTMLElement>("[data-draft]")];
  const showNote = (row: HTMLElement) => {
    const last = lastMessages.get(row) ?? row.textContent ?? "";
    lastMessages.set(row, last);
    const { draft: name = "" } = row.dataset;
    const unsent = unsentText(name);
    const note = unsent ?? draftText(name);
    const word = document.createElement("em");
    word.textContent = `${unsent === undefined ? draftWord : unsentWord} `;
    row.replaceChildren(...(note ? [word, note] : [last]));
  };
  const left = () =>
    rows()
      .map(({ dataset: { draft: name = "", updates: url = "" } }) => ({ name, url }))
      .filter(({ name }) => unsentText(name) !== undefined);
  let isSending = false;
  const show = () => {
    showTimes(list);
    rows().forEach(showNote);
    if (isSending || left().length === 0) return;
    isSending = true;
    // Without it the row says that something has not gone out all the same.
    import("../browser/send-stored").then(
      ({ sendStored }) => sendStored(left, show, signal),
      () => {},
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    show();
    clearTimeout(timer);
    // What another tab has only just stored may be on its way: looked at once more.
    timer = setTimeout(show, SETTLED_MS + 1_000);
  };
  show();
  for (const change of ["storage", "pageshow"]) addEventListener(change, changed, { signal });
  // The rows may be swapped for newer ones.
  const swapped = new MutationObserver(show);
  swapped.observe(list, { childList: true });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    swapped.disconnect();
  });
}
