import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { createOnceDatabase, type OnceDatabase, type OnceDatabaseSettings } from "./once-database.server";
import { migrateOnceDatabase } from "./once-migrations.server";

const PROBE_EVERY_MS = 250;

/** A connection that failed once is closed: Kysely would hand one that hears nothing any more to the next statement. */
function withoutBrokenConnections(pool: PostgresPool): PostgresPool {
  return {
    async connect() {
      const client = (await pool.connect()) as PostgresPoolClient & { release(isBroken: boolean): void };
      let isBroken = false;
      return {
        query: (text: string, values: readonly unknown[]) =>
          client.query(text, values).catch((error: unknown) => {
            isBroken = true;
            throw error;
          }),
        release: () => client.release(isBroken),
      } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** PostgreSQL's "cannot connect now": it is starting or stopping. */
const NOT_NOW = "57P03";

/** Whether nobody answered, in contrast to a server that says no. */
export function isAway(error: unknown): error is Error & { code?: string } {
  return error instanceof Error && (!("severity" in error) || ("code" in error && error.code === NOT_NOW));
}

/** Keys and texts in PostgreSQL, for several containers (OPS-11). The pool stays the caller's until `close`, which ends it. */
export async function openPostgres(
  pool: PostgresPool,
  log: OnceDatabaseSettings["log"],
): Promise<OnceDatabase> {
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: withoutBrokenConnections(pool) }),
  });
  await migrateOnceDatabase(kysely, { bytes: "BYTEA", keyed: "" });
  return createOnceDatabase({ kysely, probeEveryMs: PROBE_EVERY_MS, log });
}
