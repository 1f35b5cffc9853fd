import type { Engine } from "./engine";

const WITHIN_MS = 20_000;
const PAUSE_MS = 100;
const SCRIPTS_MS = 700;

/** Waits until an ES5 expression is true in the page; pages that come and go in between are waited for too. */
export async function until(engine: Engine, expression: string, withinMs = WITHIN_MS): Promise<void> {
  const end = Date.now() + withinMs;
  let last = "";
  for (;;) {
    try {
      if (await engine.evaluate(expression)) return;
      last = "it is not so";
    } catch (error) {
      last = String(error);
    }
    if (Date.now() > end) throw new Error(`${expression}: ${last}`);
    await new Promise((later) => setTimeout(later, PAUSE_MS));
  }
}

/** The page and what it loads are there, and its scripts have done to it what they do, good or bad. */
export async function untilLoaded(engine: Engine): Promise<void> {
  await until(engine, "location.href !== 'about:blank' && document.readyState === 'complete'");
  await new Promise((later) => setTimeout(later, SCRIPTS_MS));
}
