import { type RefObject, useEffect } from "react";
import { isSlow } from "#app/ui/live/poll-pace";

/** Upstream forgets after a few seconds (messages.setTyping), so it is said again while somebody types. */
const AGAIN_MS = 4_000;

/** Says that the member is typing (CHAT-03); spared on slow connections. `onTyping` runs as often. */
export function useTypingSignal(form: RefObject<HTMLFormElement>, url: string, onTyping: () => void): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let saidMs = 0;
    const say = ({ target, isTrusted, timeStamp }: Event) => {
      if (!isTrusted || !(target instanceof HTMLTextAreaElement) || target.value.trim() === "") return;
      if (saidMs > 0 && timeStamp - saidMs < AGAIN_MS) return;
      saidMs = timeStamp;
      onTyping();
      if (isSlow()) return;
      // Nobody waits for it.
      // A lost signal is sent again with the next letters.
      fetch(url, { method: "POST", body: new URLSearchParams({ intent: "typing" }) }).catch(() => {});
    };
    element.addEventListener("input", say);
    return () => element.removeEventListener("input", say);
  }, [form, url, onTyping]);
}
