// What demo and tests ask first. Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Whether the last install is as new as the lock: npm leaves its own lock file inside node_modules. */
export function isInstalled(root) {
  const marker = join(root, "node_modules/.package-lock.json");
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}
