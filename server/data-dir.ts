import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { SettingsError } from "./settings";

/** Makes DATA_DIR where it is missing and proves that it can be written (OPS-10). Throws SettingsError. */
export function prepareDataDir(dir: string): void {
  try {
    makeFolder(resolve(dir));
    const probe = join(dir, `.writable-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new SettingsError([
      `DATA_DIR ${dir} cannot be written: ${error instanceof Error ? error.message : error}. Name a folder that this user may write`,
    ]);
  }
}

/** One folder after the other: Node's own `recursive` never comes back from places such as /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
