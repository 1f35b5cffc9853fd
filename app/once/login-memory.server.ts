import { openOnceDatabase } from "./database.server";
import { hashOf, seal, unseal } from "./sealed.server";

/** Small things remembered for a login, which a cookie would be for if looking at a page could set one (decision 45). */
export interface LoginMemory {
  /** The text last written under a name; undefined when there is none, or it is too old. */
  read(binding: string, name: string): string | undefined;
  /** An empty text forgets. */
  write(binding: string, name: string, text: string): void;
  close(): void;
}

export interface LoginMemorySettings {
  /** SQLite file, or `:memory:`; the idempotency store's file may be shared. */
  path: string;
  /** Newest first: the first encrypts, each decrypts. */
  secrets: readonly string[];
  maxRows?: number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

/** As long as a login lasts (SPEC §9). */
const LIFETIME_MS = 30 * 24 * 3_600_000;
const MAX_LENGTH = 400;
/** Rows are counted and old ones dropped once in so many writes. */
const TIDY_EVERY = 100;

const TABLE = `
  CREATE TABLE IF NOT EXISTS login_memory (
    id_hash TEXT PRIMARY KEY,
    sealed BLOB NOT NULL,
    written_at_ms INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS login_memory_age ON login_memory (written_at_ms);
`;

/**
 * The fingerprint of the login is half of the key of each row and stored nowhere: without the member's cookie the file
 * reads as noise, and after a logout nobody can read it.
 * @throws RangeError without a secret
 */
export function createLoginMemory(settings: LoginMemorySettings): LoginMemory {
  const { path, secrets, maxRows = 200_000, clock = Date.now } = settings;
  const newest = secrets[0];
  if (!newest) throw new RangeError("the login memory needs a secret");
  const database = openOnceDatabase(path);
  database.exec(TABLE);
  const upsert = database.prepare(`
    INSERT INTO login_memory (id_hash, sealed, written_at_ms) VALUES (?, ?, ?)
    ON CONFLICT (id_hash) DO UPDATE SET sealed = excluded.sealed, written_at_ms = excluded.written_at_ms`);
  const find = database.prepare(
    "SELECT sealed, written_at_ms AS writtenAtMs FROM login_memory WHERE id_hash = ?",
  );
  const forget = database.prepare("DELETE FROM login_memory WHERE id_hash = ?");
  const forgetOld = database.prepare("DELETE FROM login_memory WHERE written_at_ms < ?");
  const forgetOldest = database.prepare(`
    DELETE FROM login_memory WHERE id_hash IN
      (SELECT id_hash FROM login_memory ORDER BY written_at_ms DESC, id_hash LIMIT -1 OFFSET ?)`);
  const idOf = (binding: string, name: string) => `${name}\n${binding}`;
  let writes = 0;

  return {
    read(binding, name) {
      const id = idOf(binding, name);
      const row = find.get(hashOf(id)) as { sealed: Uint8Array; writtenAtMs: number } | undefined;
      if (row === undefined || row === null || row.writtenAtMs < clock() - LIFETIME_MS) return undefined;
      return unseal(Buffer.from(row.sealed), secrets, id)?.toString("utf8");
    },
    write(binding, name, text) {
      const id = idOf(binding, name);
      if (text === "" || text.length > MAX_LENGTH) {
        forget.run(hashOf(id));
        return;
      }
      upsert.run(hashOf(id), seal(Buffer.from(text, "utf8"), newest, id), clock());
      writes += 1;
      if (writes % TIDY_EVERY !== 0) return;
      forgetOld.run(clock() - LIFETIME_MS);
      forgetOldest.run(maxRows);
    },
    close: () => void database.close(),
  };
}
