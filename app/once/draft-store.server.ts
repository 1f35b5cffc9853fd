import { randomBytes } from "node:crypto";
import { openOnceDatabase } from "./database.server";
import { hashOf, seal, unseal } from "./sealed.server";

/** What a member typed, by field name. Passwords and card numbers never belong here. */
export type DraftFields = Readonly<Record<string, string>>;

/** Keeps what was typed while the member logs in again (TRUST, "Once" 6). */
export interface DraftStore {
  /** A random id for `take`, or undefined when the text is longer than 16 KB. */
  save(fields: DraftFields): string | undefined;
  /** The text, once; undefined when it is gone, too old or not ours. */
  take(id: string): DraftFields | undefined;
  close(): void;
}

export interface DraftStoreSettings {
  /** SQLite file, or `:memory:`; the idempotency store's file may be shared. */
  path: string;
  /** Newest first: the first encrypts, each decrypts. */
  secrets: readonly string[];
  maxRows?: number;
  lifetimeMs?: number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

const MAX_TEXT_BYTES = 16 * 1024;
const HALF_HOUR_MS = 30 * 60_000;
const ID_SHAPE = /^[A-Za-z0-9_-]{22}$/;

const TABLE = `
  CREATE TABLE IF NOT EXISTS kept_text (
    id_hash TEXT PRIMARY KEY,
    sealed BLOB NOT NULL,
    kept_at_ms INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS kept_text_age ON kept_text (kept_at_ms);
`;

/**
 * The id is the other half of the key and is stored nowhere: the file alone, even with the secret, reads as noise.
 * @throws RangeError without a secret
 */
export function createDraftStore(settings: DraftStoreSettings): DraftStore {
  const { path, secrets, maxRows = 10_000, lifetimeMs = HALF_HOUR_MS, clock = Date.now } = settings;
  const newest = secrets[0];
  if (newest === undefined || secrets.includes("")) throw new RangeError("drafts need a secret");
  const database = openOnceDatabase(path);
  database.exec(TABLE);
  const insert = database.prepare("INSERT INTO kept_text (id_hash, sealed, kept_at_ms) VALUES (?, ?, ?)");
  const takeOut = database.prepare(
    "DELETE FROM kept_text WHERE id_hash = ? RETURNING sealed, kept_at_ms AS storedAtMs",
  );
  const forgetOld = database.prepare("DELETE FROM kept_text WHERE kept_at_ms < ?");
  const forgetOldest = database.prepare(`
    DELETE FROM kept_text WHERE id_hash IN
      (SELECT id_hash FROM kept_text ORDER BY kept_at_ms DESC, id_hash LIMIT -1 OFFSET ?)`);

  return {
    save(fields) {
      const plain = Buffer.from(JSON.stringify(fields), "utf8");
      if (plain.length > MAX_TEXT_BYTES) return undefined;
      const nowMs = clock();
      const id = randomBytes(16).toString("base64url");
      forgetOld.run(nowMs - lifetimeMs);
      insert.run(hashOf(id), seal(plain, newest, id), nowMs);
      forgetOldest.run(maxRows);
      return id;
    },
    take(id) {
      if (!ID_SHAPE.test(id)) return undefined;
      const row = takeOut.get(hashOf(id)) as { sealed: Uint8Array; storedAtMs: number } | undefined;
      if (row === undefined || row === null || row.storedAtMs < clock() - lifetimeMs) return undefined;
      const plain = unseal(Buffer.from(row.sealed), secrets, id);
      return plain && (JSON.parse(plain.toString("utf8")) as DraftFields);
    },
    close: () => void database.close(),
  };
}
