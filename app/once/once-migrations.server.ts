import { type Kysely, type Migration, Migrator, sql } from "kysely";

/** What the embedded file and PostgreSQL spell differently. */
export interface Dialect {
  bytes: string;
  /** Stands behind a table that is only asked by its key. */
  keyed: string;
}

/** A name that was released never changes. Files of before there were migrations have the first three tables. */
function migrationsIn({ bytes, keyed }: Dialect): Record<string, Migration> {
  const sealed = (table: string, age: string) => [
    `CREATE TABLE IF NOT EXISTS ${table} (
       id_hash TEXT PRIMARY KEY, sealed ${bytes} NOT NULL, ${age} BIGINT NOT NULL)${keyed}`,
    `CREATE INDEX IF NOT EXISTS ${table}_age ON ${table} (${age})`,
  ];
  return {
    "0001-keys-and-texts": steps([
      `CREATE TABLE IF NOT EXISTS ledger (
         key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, state TEXT NOT NULL, result TEXT,
         owner TEXT NOT NULL, lease_until_ms BIGINT NOT NULL, touched_at_ms BIGINT NOT NULL)${keyed}`,
      "CREATE INDEX IF NOT EXISTS ledger_touched ON ledger (touched_at_ms)",
      ...sealed("kept_text", "kept_at_ms"),
      ...sealed("login_memory", "written_at_ms"),
    ]),
    "0002-signups-and-limits": steps([
      ...sealed("signup_login", "written_at_ms"),
      // As rate-limiter-flexible asks for it (server/steps/limits.ts).
      "CREATE TABLE IF NOT EXISTS rate_limit (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT)",
      "CREATE INDEX IF NOT EXISTS rate_limit_expire ON rate_limit (expire)",
    ]),
  };
}

function steps(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** Brings the tables to the newest version; with PostgreSQL one container does it, under Kysely's advisory lock. */
export async function migrateOnceDatabase(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const provider = { getMigrations: async () => migrationsIn(dialect) };
  const migrator = new Migrator({
    db: kysely,
    provider,
    // Operators may keep tables of their own, or another program's migrations, in the same database.
    migrationTableName: "rendez_migration",
    migrationLockTableName: "rendez_migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
