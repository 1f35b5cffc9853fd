import { EnhancedElement } from "./enhanced-element";

/** A place an hour old is good enough (SPEC §9). */
const OPTIONS: PositionOptions = { maximumAge: 3_600_000, timeout: 10_000 };

/**
 * `<rz-locate hidden data-busy data-denied data-failed data-none>` around a submit button and a status line: asks the
 * device where it is and sends its place, to about a kilometre, as the button's value.
 */
export default class Locate extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const button = this.querySelector("button");
    const status = this.querySelector("p");
    if (!button || !status) return;
    const say = (why: string) => {
      status.textContent = this.dataset[why] ?? "";
    };
    this.hidden = false;
    if (!navigator.geolocation) {
      button.hidden = true;
      say("none");
      return;
    }
    button.addEventListener(
      "click",
      (event) => {
        if (button.value) return;
        event.preventDefault();
        say("busy");
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => {
            button.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
            button.click();
            button.value = "";
          },
          ({ code }) => say(code === 1 ? "denied" : "failed"),
          OPTIONS,
        );
      },
      { signal },
    );
  }
}
