import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../../..");

function changedAtMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Builds the bundle when it is missing or older than its sources. */
export default async function buildBundle(): Promise<void> {
  const sources = path.join(ROOT, "app/enhance");
  const newestMs = Math.max(...readdirSync(sources).map((file) => changedAtMs(path.join(sources, file))));
  if (changedAtMs(path.join(ROOT, "build/enhance-manifest.json")) > newestMs) return;
  process.chdir(ROOT);
  await build({ configFile: path.join(ROOT, "enhance.config.ts"), logLevel: "warn" });
}
