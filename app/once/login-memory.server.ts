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
};

/** As long as a login lasts (SPEC §9). */
const LIFETIME_MS = 30 * 24 * 3_600_000;
const MAX_LENGTH = 400;

/**
 * The fingerprint of the login is half of the key of each row: after a logout nobody can read it.
 * @throws RangeError without a secret
 */
export function createLoginMemory({ maxRows = 200_000, ...settings }: LoginMemorySettings): LoginMemory {
  const rows = createSealedRows({ ...settings, table: "login_memory", lifetimeMs: LIFETIME_MS, maxRows });
  const idOf = (binding: string, name: string) => `${name}\n${binding}`;
  return {
    read: (binding, name) => orWithoutStore(rows.get(idOf(binding, name)), undefined),
    async write(binding, name, text) {
      const id = idOf(binding, name);
      const isKept = text !== "" && text.length <= MAX_LENGTH;
      await orWithoutStore(isKept ? rows.put(id, text) : rows.forget(id), undefined);
    },
  };
}
