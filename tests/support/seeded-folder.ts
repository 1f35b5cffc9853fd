import { createHash } from "node:crypto";
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startReferenceBackend } from "#server/reference-backend/start";

const CACHE = "node_modules/.cache/rendez-seed";
const SOURCES = "server/reference-backend";

const HOUR_MS = 3_600_000;
/** Nobody draws for so long: whoever meant to was ended. */
const GIVEN_UP_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 200;

const versions = new Map<number, Promise<string>>();

/** What the seed depends on: its sources, and the hour, because offers to new members and ages are counted from it. */
function seedVersion(): Promise<string> {
  const hour = Math.floor(Date.now() / HOUR_MS);
  const version = versions.get(hour) ?? hashOf(hour);
  versions.set(hour, version);
  return version;
}

async function hashOf(hour: number): Promise<string> {
  const hash = createHash("sha256").update(String(hour));
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

async function isThere(path: string, withinMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < withinMs;
}

async function make(ready: string): Promise<void> {
  await removeOld().catch(() => {});
  const fresh = await mkdtemp(join(CACHE, "making-"));
  const backend = await startReferenceBackend({ dataDir: fresh, port: 0, seed: "small" });
  await backend.close();
  // Who comes second finds the folder taken, and uses it.
  await rename(fresh, ready).catch(() => rm(fresh, { recursive: true, force: true }));
}

/** Puts a small seeded database into `dataDir`. Drawing the pictures takes seconds: one process does it, once a version. */
export async function copySeededFolder(dataDir: string): Promise<void> {
  const ready = join(CACHE, await seedVersion());
  const drawing = `${ready}.drawing`;
  while (!(await isThere(ready))) {
    await mkdir(CACHE, { recursive: true });
    if (!(await isThere(drawing, GIVEN_UP_MS))) await rm(drawing, { recursive: true, force: true });
    const isMine = await mkdir(drawing).then(
      () => true,
      () => false,
    );
    if (isMine) await make(ready).finally(() => rm(drawing, { recursive: true, force: true }));
    else await pause(LOOK_AGAIN_MS);
  }
  await copyOf(ready, dataDir);
}

/** Pictures are written once and never changed, so that a link is as good as a copy; the database is not. */
async function copyOf(folder: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(relative(folder, entry.parentPath), entry.name);
    const [from, to] = [join(folder, path), join(copy, path)] as const;
    if (entry.isDirectory()) await mkdir(to, { recursive: true });
    else if (!entry.name.endsWith(".webp")) await copyFile(from, to);
    // On another disk than the cache there are no links.
    else await link(from, to).catch(() => copyFile(from, to));
  }
}
