import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import SqliteFile from "libsql";
import { migrateToLatest } from "./migrate";
import type { Database, Tables } from "./schema";

const BUSY_TIMEOUT_MS = 5000;
const MAX_CACHED_STATEMENTS = 500;

/** Opens (and migrates) `<dataDir>/reference.db`. Throws where the directory cannot be written. */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = new SqliteFile(join(dataDir, "reference.db"));
  file.exec("PRAGMA journal_mode = WAL");
  file.exec("PRAGMA synchronous = NORMAL");
  file.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  file.exec("PRAGMA foreign_keys = ON");
  file.exec("PRAGMA cache_size = -16000");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(file) }) });
  await migrateToLatest(db);
  return db;
}

/** Kysely prepares every query anew; preparing costs more than most of the reads here. */
function withStatementCache(file: SqliteFile.Database) {
  const statements = new Map<string, ReturnType<typeof prepare>>();
  function prepare(sql: string) {
    const statement = file.prepare(sql);
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => statement.all([...parameters]) as unknown[],
      run: (parameters: readonly unknown[]) => {
        const { changes, lastInsertRowid } = statement.run([...parameters]);
        return { changes, lastInsertRowid };
      },
      iterate: (parameters: readonly unknown[]) =>
        statement.iterate([...parameters]) as IterableIterator<unknown>,
    };
  }
  return {
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known) return known;
      const made = prepare(sql);
      if (/^(select|insert|update|delete) /i.test(sql)) {
        if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
        statements.set(sql, made);
      }
      return made;
    },
    close: () => {
      statements.clear();
      file.close();
    },
  };
}
