import { within } from "../browser/within";
import { EnhancedElement } from "./enhanced-element";

/** States of SPEC §3, push state. */
type Subscribed = "unknown" | "false" | "subscribed" | "denied";

const CAPABLE = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscribed(): Promise<Subscribed> {
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? "subscribed" : "false";
}

/** Where the push service cannot be reached, browsers wait for it without end and without a word. */
const ANSWER_TIMEOUT_MS = 20_000;

async function subscribe(key: string, src: string, signal: AbortSignal): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // An answer that came after the member was told that it failed must not make it true behind their back.
  const answer = await fetch(src, {
    method: "POST",
    signal,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
    // A request that never arrived counts as refused below.
  }).catch(() => undefined);
  if (answer?.ok) return;
  // Half a subscription would hide the option without a notification ever coming.
  await subscription.unsubscribe();
  throw new Error("refused");
}

/**
 * `<rz-push hidden [data-key data-src]>`: shows itself where the device can receive notifications and does not yet.
 * A button in it subscribes; the outcome comes from the attributes of its `[role=status]`.
 */
export default class Push extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const { key, src } = this.dataset;
    this.dataset.capable = CAPABLE ? "yes" : "no";
    this.dataset.subscribed = "unknown" satisfies Subscribed;
    if (!CAPABLE) return;
    subscribed().then(
      (state) => {
        this.dataset.subscribed = state;
        this.hidden = state !== "false";
      },
      // Unknown stays unknown: the option is not shown.
      () => {},
    );
    // Without a key it only shows what it holds, such as a link to where notifications are turned on.
    const button = key && src ? this.querySelector("button") : undefined;
    button?.addEventListener("click", () => void this.#turnOn(button, key ?? "", src ?? ""), { signal });
  }

  async #turnOn(button: HTMLButtonElement, key: string, src: string): Promise<void> {
    button.disabled = true;
    let outcome = "failed";
    try {
      if ((await Notification.requestPermission()) === "granted") {
        await within(ANSWER_TIMEOUT_MS, (signal) => subscribe(key, src, signal));
        outcome = "done";
        this.dataset.subscribed = "subscribed" satisfies Subscribed;
      } else {
        outcome = "denied";
        this.dataset.subscribed = "denied" satisfies Subscribed;
      }
    } catch {
      // The push service failed: `outcome` still says so, and the button may be pressed again.
      button.disabled = false;
    }
    const status = this.querySelector<HTMLElement>("[role=status]");
    if (status) status.textContent = status.dataset[outcome] ?? "";
    button.hidden = outcome === "done";
  }
}
