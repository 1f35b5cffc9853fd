import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

/** How long a write waits for another process's write. */
const BUSY_TIMEOUT_MS = 2000;

/** Opens (and makes) the SQLite file that idempotency store and drafts share; each opens its own connection. */
export function openOnceDatabase(path: string): Database.Database {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec("PRAGMA journal_mode = WAL");
  // In WAL mode NORMAL survives a crash of the process; what must survive a power cut too asks for FULL.
  database.exec("PRAGMA synchronous = NORMAL");
  return database;
}
