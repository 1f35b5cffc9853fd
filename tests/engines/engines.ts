import { startChromium } from "./chromium";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { chromiumFromNpm } from "./packages";
import { startWebKit, WEBKITGTK, WPE } from "./webkit";

const chromium =
  (major: string, scripts = true) =>
  () =>
    startChromium(chromiumFromNpm(major), { scripts });

/** How each engine is started; `-off` runs no script of a page. */
const ENGINES: Record<string, () => Promise<Engine>> = {
  "64": chromium("64"),
  "64-off": chromium("64", false),
  "78": chromium("78"),
  "92": chromium("92"),
  "103": chromium("103"),
  "112": chromium("112"),
  "112-off": chromium("112", false),
  wpe: () => startWebKit(WPE),
  webkitgtk: () => startWebKit(WEBKITGTK),
  firefox: startFirefox,
};

export const ENGINE_NAMES = Object.keys(ENGINES);

/** Starts an engine by its name; says in one line why it cannot be had. */
export async function startEngine(name: string): Promise<Engine> {
  const start = ENGINES[name];
  if (!start) throw new Error(`${name} is none of ${ENGINE_NAMES.join(", ")}`);
  try {
    return await start();
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split("\n");
    throw new Error(`${name} cannot be had on this machine: ${line}`, { cause: error });
  }
}
