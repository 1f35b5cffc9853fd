// Whether `build/` is as new as what it is made of. Plain JavaScript without dependencies, as in installed.mjs.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "app",
  "server",
  "styles",
  "public",
  "remix.config.ts",
  "enhance.config.ts",
  "package-lock.json",
];
/** What `npm run build` writes last. */
const LAST = "build/host/main.js";

function changedAtMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestMs(path) {
  if (!statSync(path).isDirectory()) return changedAtMs(path);
  return Math.max(
    changedAtMs(path),
    ...readdirSync(path, { recursive: true }).map((name) => changedAtMs(join(path, name))),
  );
}

/** Whether no source is newer than the last build. */
export function isBuilt(root) {
  const builtAtMs = changedAtMs(join(root, LAST));
  return builtAtMs > 0 && SOURCES.every((source) => newestMs(join(root, source)) <= builtAtMs);
}
