import { type RefObject, useEffect } from "react";
import { isSlow } from "#app/browser/live/poll-pace";

/** Upstream forgets after a few seconds (messages.setTyping), so the signal is repeated while somebody types. */
const AGAIN_MS = 4_000;

/** Signals that the member is typing (CHAT-03); spared on slow connections. */
export function useTypingSignal(form: RefObject<HTMLFormElement>, url: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let sentMs = 0;
    const signal = ({ target, isTrusted, timeStamp }: Event) => {
      if (!isTrusted || !(target instanceof HTMLTextAreaElement) || target.value.trim() === "") return;
      if (sentMs > 0 && timeStamp - sentMs < AGAIN_MS) return;
      sentMs = timeStamp;
      if (isSlow()) return;
      // Not awaited: a lost signal is sent again with the next letters.
      fetch(url, { method: "POST", body: new URLSearchParams({ intent: "typing" }) }).catch(() => {});
    };
    element.addEventListener("input", signal);
    return () => element.removeEventListener("input", signal);
  }, [form, url]);
}
