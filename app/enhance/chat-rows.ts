import { memberChat } from "../addresses";
import { ownClock } from "../browser/own-clock";
import { draftText } from "../browser/stored-draft";
import { SETTLED_MS, unsentNames, unsentText } from "../browser/stored-outbox";

/** Midnight makes another day of today: it is looked for so often. */
const NEW_DAY_MS = 10_000;

/** Words before what stands in a row instead of its last message, and whose rows they are. */
interface RowWords {
  draftWord: string;
  unsentWord: string;
  owner: string;
}

function showTimes(list: Element): void {
  const clock = ownClock(document.documentElement.lang);
  if (!clock) return;
  for (const time of list.querySelectorAll("time")) {
    const text = clock.brief(time.dateTime);
    if (time.textContent !== text) time.textContent = text;
  }
}

function wordBefore(word: string, text: string): Node[] {
  const before = document.createElement("em");
  before.textContent = `${word} `;
  return [before, document.createTextNode(text)];
}

/** A first message that has not gone out has no conversation in any list yet: its row leads to where it waits. */
function rowOf(name: string, word: string, text: string): HTMLElement {
  const row = document.createElement("li");
  const link = document.createElement("a");
  const last = document.createElement("span");
  link.className = "conv";
  link.href = memberChat(Number(name.split(".")[1]));
  last.className = "last";
  last.dir = "auto";
  last.append(...wordBefore(word, text));
  link.append(last);
  row.append(link);
  return row;
}

/**
 * Times of a list of conversations in the zone of the device, and in `[data-draft]` what is being written there, or has
 * not gone out, instead of the last message (CHAT-16, CHAT-20); that goes by itself, and a first message stands above
 * the others. What React takes over does this by itself.
 */
export function keepRowsTrue(
  list: HTMLElement,
  { draftWord, unsentWord, owner }: RowWords,
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
    const word = unsent === undefined ? draftWord : unsentWord;
    row.replaceChildren(...(note ? wordBefore(word, note) : [last]));
  };
  let begun: HTMLElement[] = [];
  const showBegun = () => {
    for (const row of begun) row.remove();
    const listed = rows().map(({ dataset }) => dataset.draft);
    begun = unsentNames(owner)
      .filter((name) => !listed.includes(name) && unsentText(name) !== undefined)
      .map((name) => rowOf(name, unsentWord, unsentText(name) ?? ""));
    list.querySelector("ul")?.prepend(...begun);
  };
  let isSending = false;
  const show = () => {
    showTimes(list);
    rows().forEach(showNote);
    showBegun();
    if (isSending || unsentNames(owner).length === 0) return;
    isSending = true;
    // Without it the row says that something has not gone out all the same.
    import("../browser/send-stored").then(
      ({ sendStored }) => sendStored(owner, () => false, show, signal),
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
  const day = setInterval(showTimes, NEW_DAY_MS, list);
  for (const change of ["storage", "pageshow"]) addEventListener(change, changed, { signal });
  // The rows may be swapped for newer ones.
  const swapped = new MutationObserver(show);
  swapped.observe(list, { childList: true });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    clearInterval(day);
    swapped.disconnect();
  });
}
