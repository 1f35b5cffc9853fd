import { EnhancedElement } from "./enhanced-element";

const FIELDS = "input:not([type=hidden]),textarea";

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (step: HTMLElement) => [...step.querySelectorAll<Control>(FIELDS)];

/** What the server filled in, such as the address typed on the home page, is not asked once more. */
function isAnswered(step: HTMLElement): boolean {
  const required = controlsOf(step).filter((control) => control.required);
  return required.length > 0 && required.every((control) => control.defaultValue && control.validity.valid);
}

/**
 * `<rz-signup data-on data-step-of>` around the signup's form: where the media condition `data-on` holds, one
 * `[data-step]` a screen. Back goes a step back, Enter goes on, what is wrong is shown in its step.
 */
export default class Signup extends EnhancedElement {
  #at = 0;
  #isStepwise = false;
  /** Whether something is asked beside the fields of a step, as soon as the hints are there. */
  #asks: Promise<((step: Element) => Promise<boolean>) | undefined> = Promise.resolve(undefined);
  #steps: HTMLElement[] = [];

  protected start(signal: AbortSignal): void {
    const form = this.querySelector("form");
    if (!form) return;
    this.#steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
    const narrow = matchMedia(this.dataset.on ?? "not all");
    const adapt = () => {
      this.#isStepwise = narrow.matches;
      this.#show(this.#at);
    };
    this.#at = this.#first();
    adapt();
    this.#comeBack();
    narrow.addEventListener("change", adapt, { signal });
    form.querySelector("[data-next]")?.addEventListener("click", () => void this.#goOn(), { signal });
    form.querySelector("[data-back]")?.addEventListener("click", () => this.#goBack(), { signal });
    form.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.#showWhatIsWrong(form, signal);
    // Who only looks at the page needs none.
    const startHints = () => {
      const part = import("./signup-hints").catch(() => undefined);
      this.#asks = part.then((hints) => hints?.startHints(form, signal));
    };
    form.addEventListener("focusin", startHints, { signal, once: true });
    addEventListener("popstate", () => this.#isStepwise && this.#open(history.state?.rzStep ?? 0), {
      signal,
    });
  }

  /** Where the form is taken up: at what the server marks, at a step come back to, else at the first without an answer. */
  #first(): number {
    const marked = this.#steps.findIndex((step) => step.querySelector("[autofocus],[aria-invalid]"));
    if (marked >= 0) return marked;
    const unfinished = this.#steps.findIndex((step) => controlsOf(step).some((one) => !one.validity.valid));
    const begun = history.state?.rzStep ?? this.#steps.findIndex((step) => !isAnswered(step));
    return Math.max(0, unfinished < 0 ? begun : Math.min(begun, unfinished));
  }

  /** A refusal takes the steps behind it back, or Back would lead to where somebody has just been. */
  #comeBack(): void {
    const { rzStep = 0, rzSteps = 0 } = history.state ?? {};
    const behind = Math.min(rzStep - this.#at, rzSteps);
    if (this.#isStepwise && behind > 0) history.go(-behind);
  }

  #show(at: number): void {
    const last = this.#steps.length - 1;
    this.#at = Math.min(at, last);
    for (const [index, step] of this.#steps.entries()) step.hidden = this.#isStepwise && index !== this.#at;
    const hide = (selector: string, isHidden: boolean) =>
      this.querySelector(selector)?.toggleAttribute("hidden", !this.#isStepwise || isHidden);
    hide("[data-next]", this.#at === last);
    hide("[data-back]", this.#at === 0);
    hide("[data-progress]", false);
    this.#tellProgress();
  }

  #tellProgress(): void {
    const text = this.querySelector("[data-progress] p");
    const values: Record<string, number> = { number: this.#at + 1, total: this.#steps.length };
    if (text)
      text.textContent = (this.dataset.stepOf ?? "").replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
    for (const [index, dot] of this.querySelectorAll("[data-progress] li").entries()) {
      dot.classList.toggle("done", index < this.#at);
      if (index === this.#at) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    }
  }

  #open(at: number): void {
    this.#show(at);
    this.#steps[this.#at]?.querySelector<Control>(FIELDS)?.focus();
  }

  async #goOn(): Promise<void> {
    const step = this.#steps[this.#at];
    if (!step) return;
    const wrong = controlsOf(step).find((control) => !control.validity.valid);
    if (wrong) {
      wrong.reportValidity();
      return;
    }
    const asks = await this.#asks;
    // A question is put once; who goes on all the same has answered it.
    if ((await asks?.(step)) || step !== this.#steps[this.#at]) return;
    const { rzSteps = 0 } = history.state ?? {};
    history.pushState({ ...history.state, rzStep: this.#at + 1, rzSteps: rzSteps + 1 }, "");
    this.#open(this.#at + 1);
  }

  #goBack(): void {
    if (history.state?.rzStep === this.#at) history.back();
    else this.#open(this.#at - 1);
  }

  #onKey(event: KeyboardEvent): void {
    const isLast = this.#at === this.#steps.length - 1;
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== "Enter" || event.isComposing || !isField || !this.#isStepwise || isLast) return;
    event.preventDefault();
    void this.#goOn();
  }

  #indexOf(element: Element | null): number {
    return this.#steps.findIndex((step) => step.contains(element));
  }

  /** A field that the browser or the summary above the form leads to may stand in a step that is not shown. */
  #showWhatIsWrong(form: HTMLFormElement, signal: AbortSignal): void {
    let isLed = false;
    const onInvalid = ({ target }: Event) => {
      if (!this.#isStepwise || isLed || !(target instanceof Element)) return;
      // The browser goes to the first of them, as soon as all have been told.
      isLed = true;
      setTimeout(() => {
        isLed = false;
      });
      this.#show(this.#indexOf(target));
    };
    form.addEventListener("invalid", onInvalid, { signal, capture: true });
    const onLink = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      const target = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      const at = target ? this.#indexOf(target) : -1;
      if (!target || at < 0 || !this.#isStepwise) return;
      event.preventDefault();
      this.#show(at);
      target.focus();
    };
    this.closest("[data-piece]")?.addEventListener("click", onLink, { signal });
  }
}
