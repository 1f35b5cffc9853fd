import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import { createOnceDatabase, type OnceDatabase, type OnceDatabaseSettings } from "./once-database.server";
import { migrateOnceDatabase } from "./once-migrations.server";

/** How long a write waits for another process's write. */
const BUSY_TIMEOUT_MS = 2000;

/** Opens (and makes) the embedded file, or `:memory:`. Several processes may share it. */
export async function openSqlite(path: string, log: OnceDatabaseSettings["log"]): Promise<OnceDatabase> {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const file = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  file.exec("PRAGMA journal_mode = WAL");
  // In WAL mode NORMAL survives a crash of the process; what must survive a power cut too asks for FULL.
  file.exec("PRAGMA synchronous = NORMAL");
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  const migrate = () => migrateOnceDatabase(kysely, { bytes: "BLOB", keyed: " WITHOUT ROWID" });
  // Two processes that make the same file at once: the second finds what the first did.
  await migrate().catch(migrate);
  return createOnceDatabase({
    kysely,
    durable: { before: "PRAGMA synchronous = FULL", after: "PRAGMA synchronous = NORMAL" },
    log,
  });
}

/** Kysely prepares every query anew, which costs more than running it; the statements here are a closed list. */
function preparedOnce(file: Database.Database) {
  const statements = new Map<string, ReturnType<typeof prepare>>();
  function prepare(text: string) {
    const statement = file.prepare(text);
    return {
      reader: statement.reader,
      // In a list: libsql takes a lone buffer for named parameters and ends the process.
      all: (values: readonly unknown[]) => statement.all([...values]) as unknown[],
      run: (values: readonly unknown[]) => {
        const { changes, lastInsertRowid } = statement.run([...values]);
        return { changes, lastInsertRowid };
      },
      iterate: (values: readonly unknown[]) => statement.iterate([...values]) as IterableIterator<unknown>,
    };
  }
  return {
    prepare(text: string) {
      const known = statements.get(text);
      if (known) return known;
      const made = prepare(text);
      if (/^\s*(select|insert|update|delete) /i.test(text)) statements.set(text, made);
      return made;
    },
    close() {
      statements.clear();
      file.close();
    },
  };
}
