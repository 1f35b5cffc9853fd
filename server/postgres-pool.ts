import type pg from "pg";

/** Beyond this a page waits no longer for PostgreSQL, and goes on without it or refuses the change (OPS-11). */
const PATIENCE_MS = 2_000;
const MAX_CONNECTIONS = 10;
/** OID of int8, which the driver gives as text by default: milliseconds and counts fit into a number. */
const INT8 = 20;

export type PostgresPool = pg.Pool;

/** Connections to the database that several containers share; undefined without an address. */
export async function openPool(databaseUrl: string | undefined): Promise<PostgresPool | undefined> {
  if (databaseUrl === undefined) return undefined;
  // Loaded by whom it serves: a start without it is quicker.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "rendez",
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is replaced by the next one who needs it, and its statement fails by itself. Unheard, its
  // error would end the process: the pool hears idle connections only.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  return pool;
}
