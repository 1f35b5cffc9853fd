import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { startReferenceBackend } from "#server/reference-backend/start";

const CACHE = "node_modules/.cache/rendez-seed";
const SOURCES = "server/reference-backend";

const HOUR_MS = 3_600_000;

/** What the seed depends on: its sources, and the hour, because offers to new members and ages are counted from it. */
async function seedVersion(): Promise<string> {
  const hash = createHash("sha256").update(String(Math.floor(Date.now() / HOUR_MS)));
  const names = await readdir(SOURCES, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(".ts")).sort()) {
    hash.update(name).update(await readFile(join(SOURCES, name)));
  }
  return hash.digest("base64url").slice(0, 16);
}

/** Those of hours gone by, which nobody copies any more. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > 2 * HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Puts a small seeded database into `dataDir`. Drawing the pictures takes seconds, so it is done once a version. */
export async function copySeededFolder(dataDir: string): Promise<void> {
  const version = await seedVersion();
  const ready = join(CACHE, version);
  const copy = () => cp(ready, dataDir, { recursive: true });
  try {
    await copy();
  } catch {
    await mkdir(CACHE, { recursive: true });
    await removeOld().catch(() => {});
    const fresh = await mkdtemp(join(CACHE, "making-"));
    const backend = await startReferenceBackend({ dataDir: fresh, port: 0, seed: "small" });
    await backend.close();
    // Who comes second finds the folder taken, and uses it.
    await rename(fresh, ready).catch(() => rm(fresh, { recursive: true, force: true }));
    await copy();
  }
}
