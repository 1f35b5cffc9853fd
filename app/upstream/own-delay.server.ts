/**
 * Whether this process itself was held up lately: a call whose answer waited here for its turn says nothing about PHP
 * (TRUST.md, "Staying up").
 */
export interface OwnDelay {
  wasHeldUp(): boolean;
  stop(): void;
}

const LOOK_EVERY_MS = 100;
/** Beyond any collection of garbage: so long nothing at all ran. */
const HELD_UP_MS = 300;
/** Time-outs that began while it was held up end within about this time. */
const REMEMBERED_MS = 5_000;

/** Looks by a timer of its own, which comes late when everything does. */
export function watchOwnDelay(clock: () => number): OwnDelay {
  let lookedAtMs = clock();
  let heldUpAtMs = Number.NEGATIVE_INFINITY;
  const look = () => {
    const nowMs = clock();
    if (nowMs - lookedAtMs - LOOK_EVERY_MS > HELD_UP_MS) heldUpAtMs = nowMs;
    lookedAtMs = nowMs;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    wasHeldUp() {
      // Timers run one after the other: what asks may come before the look that is due.
      if (clock() - lookedAtMs - LOOK_EVERY_MS > HELD_UP_MS) look();
      return clock() - heldUpAtMs < REMEMBERED_MS;
    },
    stop: () => clearInterval(timer),
  };
}
