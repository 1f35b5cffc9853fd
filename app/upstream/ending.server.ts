/**
 * As much of an `AbortSignal` as a call asks of it; every `AbortSignal` is one. What a call ends by is made three or four
 * times a page and fires nearly never: an EventTarget of Node's for each was a sixth of a poll (docs/decisions/0125).
 */
export interface Ending {
  readonly aborted: boolean;
  /** Of what is aborted. */
  readonly reason: Error;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** An ending that its maker brings about. */
export class OwnEnding implements Ending {
  aborted = false;
  reason!: Error;
  #listeners: readonly (() => void)[] = [];

  addEventListener(_: "abort", listener: () => void): void {
    if (!this.#listeners.includes(listener)) this.#listeners = [...this.#listeners, listener];
  }

  removeEventListener(_: "abort", listener: () => void): void {
    this.#listeners = this.#listeners.filter((one) => one !== listener);
  }

  /** The first reason counts. */
  abort(reason: Error): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const told = this.#listeners;
    this.#listeners = [];
    for (const listener of told) listener();
  }
}

/** The same ending for Node's own functions. */
export function abortSignalOf(ending: Ending): AbortSignal {
  if (ending instanceof AbortSignal) return ending;
  const controller = new AbortController();
  if (ending.aborted) controller.abort(ending.reason);
  else ending.addEventListener("abort", () => controller.abort(ending.reason));
  return controller.signal;
}
