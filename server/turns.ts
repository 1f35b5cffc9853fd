/**
 * Whose turn it is on the one core: work begins and goes on in small pieces, a few for each round of the event loop, so
 * that health checks, files and answers of PHP come in between. A page that has begun goes before new ones; who waited too
 * long to begin is told so, which costs a twentieth of a page (TRUST.md, "Staying up"; docs/decisions/0127).
 */
export class Turns {
  readonly #begun: (() => void)[] = [];
  readonly #fresh: { sinceMs: number; answer: (mayBegin: boolean) => void }[] = [];
  #isTicking = false;
  #newThisRound = 0;
  /** Rounds in which another connection may come. */
  #knocks = 0;
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
    if (!this.#isHeld() && this.isFree()) return true;
    if (this.maxWaitMs > 0 && this.#fresh.length >= MAX_WAITING) return this.#refuse();
    this.#startTicking();
    return new Promise((answer) => void this.#fresh.push({ sinceMs: this.clock(), answer }));
  }

  /** Whether a new page would wait for nobody; then it has begun. */
  isFree(): boolean {
    return this.#fresh.length === 0 && this.#hasRoom();
  }

  /** The next piece of work of a page that has begun. */
  proceed(): undefined | Promise<void> {
    if (!this.#isHeld() && this.#hasRoom()) return undefined;
    this.#startTicking();
    return new Promise((go) => void this.#begun.push(go));
  }

  /** Whether somebody was refused a moment ago. */
  isFull(): boolean {
    return this.clock() - this.#refusedAtMs < FULL_MS;
  }

  /**
   * A connection was opened. Node opens one a round of its loop: who comes after many, such as a health check, would wait
   * for the work of as many rounds. So work is held for a moment while they come.
   */
  connectionCame(): void {
    if (this.#knocks === 0) this.nextRound(this.#listen);
    // This round and the next, in which another may come.
    this.#knocks = 2;
  }

  readonly #listen = (): void => {
    this.#knocks -= 1;
    if (this.#knocks > 0) this.nextRound(this.#listen);
  };

  #isHeld(): boolean {
    return this.#knocks > 0 && this.clock() < this.#roundEndsMs + HELD_MS;
  }

  #hasRoom(): boolean {
    const nowMs = this.clock();
    if (this.#isTicking) return this.#begun.length === 0 && nowMs < this.#roundEndsMs;
    this.#roundEndsMs = nowMs + ROUND_MS;
    this.#startTicking();
    return true;
  }

  #startTicking(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    this.nextRound(this.#tick);
  }

  readonly #tick = (): void => {
    const nowMs = this.clock();
    this.#refuseLate(nowMs);
    this.#isTicking = this.#begun.length + this.#fresh.length > 0;
    if (!this.#isTicking) return;
    this.nextRound(this.#tick);
    if (this.#isHeld()) return;
    this.#roundEndsMs = nowMs + ROUND_MS;
    this.#newThisRound = 0;
    this.#work();
  };

  readonly #work = (): void => {
    const piece = this.#begun.shift() ?? this.#newPage();
    if (!piece) return;
    piece();
    // Ticks of the process come after all that the piece does in microtasks.
    process.nextTick(() => this.clock() < this.#roundEndsMs && this.#work());
  };

  #newPage(): (() => void) | undefined {
    if (this.#newThisRound === NEW_A_ROUND) return undefined;
    this.#newThisRound += 1;
    const fresh = this.#fresh.shift();
    return fresh && (() => fresh.answer(true));
  }

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
/** Between two rounds of work at most, for new connections. */
const HELD_MS = 20;
/** One alone leaves caches of the processor cold, as many as a round has time for fill its memory. */
const NEW_A_ROUND = 4;
/** New pages that wait at most. */
const MAX_WAITING = 1_000;
/** Refusals are cheap, but not free. */
const REFUSED_A_ROUND = 20;
const FULL_MS = 1_000;
