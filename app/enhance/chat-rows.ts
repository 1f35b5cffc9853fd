import { ownClock } from "../browser/own-clock";
import { draftText } from "../browser/stored-draft";

function showTimes(list: Element): void {
  const clock = ownClock(document.documentElement.lang);
  if (!clock) return;
  for (const time of list.querySelectorAll("time")) time.textContent = clock.brief(time.dateTime);
}

/**
 * Times of a list of conversations in the zone of the device, and in `[data-draft]` what is being written there instead
 * of the last message, after `draftWord` (CHAT-20). What React takes over does this by itself.
 */
export function keepRowsTrue(list: HTMLElement, draftWord: string, signal: AbortSignal): void {
  const lastMessages = new WeakMap<Element, string>();
  const showDraft = (row: HTMLElement) => {
    const last = lastMessages.get(row) ?? row.textContent ?? "";
    lastMessages.set(row, last);
    const draft = draftText(row.dataset.draft ?? "");
    const word = document.createElement("em");
    word.textContent = `${draftWord} `;
    row.replaceChildren(...(draft ? [word, draft] : [last]));
  };
  const show = () => {
    showTimes(list);
    for (const row of list.querySelectorAll<HTMLElement>("[data-draft]")) showDraft(row);
  };
  show();
  for (const change of ["storage", "pageshow"]) addEventListener(change, show, { signal });
  // The rows may be swapped for newer ones.
  const swapped = new MutationObserver(show);
  swapped.observe(list, { childList: true });
  signal.addEventListener("abort", () => swapped.disconnect());
}
