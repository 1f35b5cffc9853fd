import { LRUCache } from "lru-cache";
import { orWithoutStore } from "./once-database.server";
import { createSealedRows, type SealedRowsSettings } from "./sealed-rows.server";

/**
 * Small things remembered for a login, which a cookie would be for if looking at a page could set one (decision 45).
 * While the store is away nothing is remembered: no page waits for it.
 */
export interface LoginMemory {
  /** The text last written under a name; undefined when there is none, or it is too old. */
  read(binding: string, name: string): Promise<string | undefined>;
  /** An empty text forgets. */
  write(binding: string, name: string, text: string): Promise<void>;
}

export type LoginMemorySettings = Pick<SealedRowsSettings, "database" | "secrets" | "clock" | "tidyEvery"> & {
  maxRows?: number;
  /** No other process writes into this store: what was read of it once is known. */
  isAlone?: boolean;
};

/** As long as a login lasts (SPEC §9). */
const LIFETIME_MS = 30 * 24 * 3_600_000;
const MAX_LENGTH = 400;
/** Texts that are known without the store, about 300 bytes each with their login. */
const MAX_KNOWN = 5_000;
const KNOWN_FOR_MS = 60 * 60_000;

/**
 * The fingerprint of the login is half of the key of each row: after a logout nobody can read it.
 * @throws RangeError without a secret
 */
export function createLoginMemory({ maxRows = 200_000, isAlone = false, ...settings }: LoginMemorySettings) {
  const rows = createSealedRows({ ...settings, table: "login_memory", lifetimeMs: LIFETIME_MS, maxRows });
  const known = isAlone ? new LRUCache<string, string>({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS }) : undefined;
  const idOf = (binding: string, name: string) => `${name}\n${binding}`;

  async function readRow(id: string): Promise<string | undefined> {
    const text = await rows.get(id);
    known?.set(id, text ?? "");
    return text;
  }

  async function writeRow(id: string, text: string): Promise<void> {
    known?.delete(id);
    const isKept = text !== "" && text.length <= MAX_LENGTH;
    await (isKept ? rows.put(id, text) : rows.forget(id));
    known?.set(id, isKept ? text : "");
  }

  const memory: LoginMemory = {
    async read(binding, name) {
      const id = idOf(binding, name);
      const text = known?.get(id) ?? (await orWithoutStore(readRow(id), undefined));
      return text === "" ? undefined : text;
    },
    write: (binding, name, text) => orWithoutStore(writeRow(idOf(binding, name), text), undefined),
  };
  return memory;
}
