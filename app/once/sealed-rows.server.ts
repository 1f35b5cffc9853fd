import { sql } from "kysely";
import type { OnceDatabase } from "./once-database.server";
import { hashOf, seal, unseal } from "./sealed.server";

/**
 * Texts under ids that are stored nowhere: the id is half of the key that encrypts its row, so that the database alone,
 * even with the secret, reads as noise.
 */
export interface SealedRows {
  put(id: string, text: string): Promise<void>;
  /** Undefined when it is gone, too old or not ours. */
  get(id: string): Promise<string | undefined>;
  /** The same, once. */
  take(id: string): Promise<string | undefined>;
  forget(id: string): Promise<void>;
}

export interface SealedRowsSettings {
  database: OnceDatabase;
  table: "kept_text" | "login_memory" | "signup_login";
  /** Column of the time of writing. */
  age?: "kept_at_ms" | "written_at_ms";
  /** Newest first: the first encrypts, each decrypts. */
  secrets: readonly string[];
  lifetimeMs: number;
  maxRows: number;
  /** Old rows and those beyond `maxRows` go once in so many writes. */
  tidyEvery?: number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

/** More rows than there ever are: PostgreSQL knows no LIMIT -1, SQLite no OFFSET alone. */
const ALL = 1_000_000_000;

interface SealedRow {
  sealed: Uint8Array;
  writtenAtMs: number;
}

/** @throws RangeError without a secret */
export function createSealedRows(settings: SealedRowsSettings): SealedRows {
  const { database, secrets, lifetimeMs, maxRows, tidyEvery = 100, clock = Date.now } = settings;
  const [newest] = secrets;
  if (!newest || secrets.includes("")) throw new RangeError("sealed rows need a secret");
  const table = sql.id(settings.table);
  const age = sql.id(settings.age ?? "written_at_ms");
  let writes = 0;

  function opened(row: SealedRow | undefined, id: string): string | undefined {
    if (row === undefined || row.writtenAtMs < clock() - lifetimeMs) return undefined;
    return unseal(Buffer.from(row.sealed), secrets, id)?.toString("utf8");
  }

  async function tidy(): Promise<void> {
    await database.run(sql`DELETE FROM ${table} WHERE ${age} < ${clock() - lifetimeMs}`);
    await database.run(sql`
      DELETE FROM ${table} WHERE id_hash IN
        (SELECT id_hash FROM ${table} ORDER BY ${age} DESC, id_hash LIMIT ${ALL} OFFSET ${maxRows})`);
  }

  return {
    async put(id, text) {
      const sealed = seal(Buffer.from(text, "utf8"), newest, id);
      await database.run(sql`
        INSERT INTO ${table} (id_hash, sealed, ${age}) VALUES (${hashOf(id)}, ${sealed}, ${clock()})
        ON CONFLICT (id_hash) DO UPDATE SET sealed = excluded.sealed, ${age} = excluded.${age}`);
      writes += 1;
      if (writes % tidyEvery === 0) await tidy();
    },
    async get(id) {
      const { rows } = await database.run<SealedRow>(
        sql`SELECT sealed, ${age} AS "writtenAtMs" FROM ${table} WHERE id_hash = ${hashOf(id)}`,
      );
      return opened(rows[0], id);
    },
    async take(id) {
      const { rows } = await database.run<SealedRow>(
        sql`DELETE FROM ${table} WHERE id_hash = ${hashOf(id)} RETURNING sealed, ${age} AS "writtenAtMs"`,
      );
      return opened(rows[0], id);
    },
    async forget(id) {
      await database.run(sql`DELETE FROM ${table} WHERE id_hash = ${hashOf(id)}`);
    },
  };
}
