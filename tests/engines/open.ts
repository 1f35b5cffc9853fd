import { writeFile } from "node:fs/promises";
import { startEngine } from "./engines";
import { untilLoaded } from "./waiting";

/** Opens a page and writes what the window shows. */
export async function open(name = "", address = "", picture = "", expression = ""): Promise<void> {
  const engine = await startEngine(name);
  try {
    await engine.goto(address);
    await untilLoaded(engine);
    process.stdout.write(`${engine.version}\n`);
    if (expression) process.stdout.write(`${JSON.stringify(await engine.evaluate(expression))}\n`);
    await writeFile(picture, await engine.screenshot());
  } finally {
    await engine.close();
  }
}
