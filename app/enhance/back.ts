import { EnhancedElement } from "./enhanced-element";

/** `<rz-back hidden>` around a button: goes back; shown in the installed app where there is something to go back to. */
export default class Back extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    this.hidden = history.length < 2 || !matchMedia("(display-mode: standalone)").matches;
    this.addEventListener("click", () => history.back(), { signal });
  }
}
