import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { settings as settingsSchema } from "#app/contract/site.server";

type Settings = z.output<typeof settingsSchema>;

/**
 * The last good settings of each domain, at any age and also after a restart: what a page looks like that can show
 * nothing else while PHP is away (OPS-08). Nothing about a visitor is among them.
 */
export interface LastGoodSettings {
  of(domain: string): Settings | undefined;
  store(domain: string, settings: Settings): void;
}

/** So often a domain's file is written at most: its looks hardly ever change. */
const WRITE_EVERY_MS = 600_000;
const FILE = "last-settings.json";

interface LastGoodSettingsOptions {
  dataDir: string;
  clock: () => number;
  log: (line: { msg: string; error: string }) => void;
}

/** One a process; a file in `dataDir` carries it over a restart. */
export function createLastGoodSettings({ dataDir, clock, log }: LastGoodSettingsOptions): LastGoodSettings {
  const path = join(dataDir, FILE);
  const byDomain = readStored(path);
  const writtenAtMs = new Map<string, number>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    try {
      // Whoever reads while this is written, after a kill, finds the old file whole.
      await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(byDomain)));
      await rename(`${path}.new`, path);
    } catch (error) {
      log({ msg: "last settings not stored", error: String(error) });
    }
  }

  return {
    of: (domain) => byDomain.get(domain),
    store(domain, settings) {
      byDomain.set(domain, { ...settings, geoip_country: undefined, geoip_selected_country: undefined });
      const nowMs = clock();
      if (nowMs - (writtenAtMs.get(domain) ?? Number.NEGATIVE_INFINITY) < WRITE_EVERY_MS) return;
      writtenAtMs.set(domain, nowMs);
      writing = writing.then(write);
    },
  };
}

function readStored(path: string): Map<string, Settings> {
  try {
    const stored = z.record(z.string(), settingsSchema).safeParse(JSON.parse(readFileSync(path, "utf8")));
    return new Map(Object.entries(stored.data ?? {}));
  } catch {
    // The first start, or a file of another version: the next good answer writes it anew.
    return new Map();
  }
}
