import { startChromium } from "./chromium";
import type { Engine, EngineOptions } from "./engine";
import { chromiumFromNpm } from "./packages";

/** Starts an engine by its name, such as `64` or `firefox`; throws where it cannot be had. */
export async function startEngine(name: string, options: EngineOptions = {}): Promise<Engine> {
  return startChromium(chromiumFromNpm(name), options);
}
