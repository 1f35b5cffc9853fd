type State = "starting" | "ready" | "draining";

/** Whether this container wants traffic. */
export class Readiness {
  #state: State = "starting";

  state(): State {
    return this.#state;
  }

  isReady(): boolean {
    return this.#state === "ready";
  }

  become(state: State): void {
    this.#state = state;
  }
}
