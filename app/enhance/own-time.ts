import { EnhancedElement } from "./enhanced-element";

/**
 * `<rz-own-time data-locale>` around a `<time>`: weekday and clock time in the zone of the device, where the server took
 * that of the country (docs/decisions/0006-times.md). With `data-draft-word`, `data-unsent-word` and `data-owner` around a
 * list of conversations: its times, its drafts, and what has not gone out.
 */
export default class OwnTime extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const { draftWord, unsentWord = "", owner = "", locale } = this.dataset;
    if (draftWord) {
      // Not taken apart, as everywhere; without it the list has the server's times.
      import("./chat-rows").then(
        (part) => part.keepRowsTrue(this, { draftWord, unsentWord, owner }, signal),
        () => {},
      );
      return;
    }
    const time = this.querySelector("time");
    if (!time || !("Intl" in window)) return;
    const clock = new Intl.DateTimeFormat(locale, { weekday: "long", hour: "numeric", minute: "2-digit" });
    time.textContent = clock.format(new Date(time.dateTime));
  }
}
