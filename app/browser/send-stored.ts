import { chatUpdates } from "../addresses";
import { OUTBOX_PREFIX, readStored, SETTLED_MS, unsentNames } from "./stored-outbox";
import { within } from "./within";

const ANSWER_TIMEOUT_MS = 12_000;
const AGAIN_MS = 30_000;

/** What this page need not try again: it was refused, and its own page says why. */
const refused = new Set<string>();

async function isSent(url: string, id: string, key: string, text: string): Promise<boolean> {
  try {
    return await within(ANSWER_TIMEOUT_MS, async (signal) => {
      const body = new URLSearchParams({ _key: key, text });
      const answer = await fetch(url, { method: "POST", body, signal });
      if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return false;
      const { ok, refusal } = await answer.json();
      if (!ok && !refusal?.waits) refused.add(id);
      return ok === true;
    });
  } catch {
    // No connection, or no answer in time: the key lets it happen once, whoever tries again.
    return false;
  }
}

function forget(name: string, id: string): void {
  const rest = readStored(localStorage, name, Date.now()).filter((each) => each.id !== id);
  if (rest.length === 0) localStorage.removeItem(OUTBOX_PREFIX + name);
  else localStorage.setItem(OUTBOX_PREFIX + name, JSON.stringify(rest));
}

/** In the order of writing; whatever is not taken stays, with all behind it, for the conversation's own page to explain. */
async function sendAll(name: string): Promise<void> {
  const nowMs = Date.now();
  const [, partner] = name.split(".");
  for (const { id, key, text, atMs } of readStored(localStorage, name, nowMs)) {
    // Without a key the member decides; what was stored just now has a page that sends it.
    if (key === undefined || Math.abs(nowMs - atMs) <= SETTLED_MS) continue;
    if (refused.has(id) || !(await isSent(chatUpdates(Number(partner)), id, key, text))) return;
    forget(name, id);
  }
}

/**
 * Sends what earlier pages of this browser could not, for as long as this page is open: at once, when the connection or
 * somebody is back, and now and then (CHAT-16). Each under its own key, so that no two pages send it twice. What
 * `isLiving` in this page sends itself.
 */
export function sendStored(
  owner: number | string,
  isLiving: (name: string) => boolean,
  onChange: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isBusy = false;
  /** Somebody came back meanwhile: the try that is under way may be from before. */
  let again = false;
  const send = async () => {
    again = isBusy;
    if (isBusy || document.hidden || navigator.onLine === false) return;
    isBusy = true;
    try {
      for (const name of unsentNames(owner)) if (!isLiving(name)) await sendAll(name);
    } catch {
      // Storage that is refused or full: nothing was taken away.
    }
    isBusy = false;
    onChange();
    if (again) void send();
  };
  addEventListener("online", send, { signal });
  document.addEventListener("visibilitychange", send, { signal });
  const timer = setInterval(send, AGAIN_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  void send();
}
