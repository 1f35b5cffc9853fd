/**
 * A custom element around finished HTML. `start` runs at each connection; everything it sets up hangs on `signal`,
 * which aborts when the element leaves the page.
 */
export abstract class EnhancedElement extends HTMLElement {
  #life = new AbortController();

  protected abstract start(signal: AbortSignal): void;

  connectedCallback(): void {
    this.#life = new AbortController();
    this.start(this.#life.signal);
  }

  disconnectedCallback(): void {
    this.#life.abort();
  }
}
