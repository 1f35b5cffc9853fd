/**
 * Whose turn it is on the one core: work begins and goes on in small pieces, one for each round of the event loop once a
 * round is full, so that health checks, files and answers of PHP come in between. A page that has begun goes before new
 * ones; who waited too long to begin is told so, which costs a twentieth of a page (TRUST.md, "Staying up").
 */
export class Turns {
  readonly #begun: (() => void)[] = [];
  readonly #fresh: { sinceMs: number; answer: (mayBegin: boolean) => void }[] = [];
  #isTicking = false;
  #roundEndsMs = 0;
  #refusedAtMs = Number.NEGATIVE_INFINITY;

  /** @param maxWaitMs longest wait of a new page; 0: it waits as long as it takes. */
  constructor(
    private readonly maxWaitMs = 0,
    private readonly clock = () => performance.now(),
    private readonly nextRound: (tick: () => void) => void = setImmediate,
  ) {}

  /** A new page: whether it may begin. Not a promise where nobody waits, which is nearly always. */
  begin(): boolean | Promise<boolean> {
    if (this.isFree()) return true;
    if (this.maxWaitMs > 0 && this.#fresh.length >= MAX_WAITING) return this.#refuse();
    return new Promise((answer) => void this.#fresh.push({ sinceMs: this.clock(), answer }));
  }

  /** Whether a new page would wait for nobody; then it has begun. */
  isFree(): boolean {
    return this.#fresh.length === 0 && this.#hasRoom();
  }

  /** The next piece of work of a page that has begun. */
  proceed(): undefined | Promise<void> {
    if (this.#hasRoom()) return undefined;
    return new Promise((go) => void this.#begun.push(go));
  }

  /** Whether somebody was refused a moment ago. */
  isFull(): boolean {
    return this.clock() - this.#refusedAtMs < FULL_MS;
  }

  #hasRoom(): boolean {
    const nowMs = this.clock();
    if (!this.#isTicking) {
      this.#isTicking = true;
      this.#roundEndsMs = nowMs + ROUND_MS;
      this.nextRound(this.#tick);
      return true;
    }
    return this.#begun.length === 0 && nowMs < this.#roundEndsMs;
  }

  readonly #tick = (): void => {
    const nowMs = this.clock();
    this.#roundEndsMs = nowMs + ROUND_MS;
    this.#refuseLate(nowMs);
    const next = this.#begun.shift();
    const fresh = next ? undefined : this.#fresh.shift();
    this.#isTicking = next !== undefined || fresh !== undefined;
    if (!this.#isTicking) return;
    this.nextRound(this.#tick);
    next?.();
    fresh?.answer(true);
  };

  #refuseLate(nowMs: number): void {
    if (this.maxWaitMs === 0) return;
    for (let refused = 0; refused < REFUSED_A_ROUND; refused += 1) {
      const [oldest] = this.#fresh;
      if (oldest === undefined || nowMs - oldest.sinceMs <= this.maxWaitMs) return;
      this.#fresh.shift();
      oldest.answer(this.#refuse());
    }
  }

  #refuse(): false {
    this.#refusedAtMs = this.clock();
    return false;
  }
}

/** Work of one round before the loop looks around again. */
const ROUND_MS = 10;
/** New pages that wait at most. */
const MAX_WAITING = 1_000;
/** Refusals are cheap, but not free. */
const REFUSED_A_ROUND = 20;
const FULL_MS = 1_000;
