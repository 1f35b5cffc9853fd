import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * The store did not do what it was asked, or nobody knows whether it did: what needs it is refused, and the page that
 * says so keeps the text and the key, so that its button does nothing twice (OPS-11).
 */
export class StoreUnavailable extends Error {
  override readonly name: string = "StoreUnavailable";
}

/** Rows of one statement, and how many it changed. */
interface StatementResult<Row> {
  rows: Row[];
  changes: number;
}

/**
 * Where keys, kept texts and small memories live: the embedded file, or PostgreSQL for several containers. Statements
 * are SQL that both understand.
 */
export interface OnceDatabase {
  /** @throws StoreUnavailable */
  run<Row>(statement: RawBuilder<Row>): Promise<StatementResult<Row>>;
  /** The same for what must survive a power cut a moment later. @throws StoreUnavailable */
  runDurably<Row>(statement: RawBuilder<Row>): Promise<StatementResult<Row>>;
  /** Whether changes are taken at the moment. */
  isUp(): boolean;
  close(): Promise<void>;
}

export interface OnceDatabaseSettings {
  kysely: Kysely<unknown>;
  /** Statements around one that must survive a power cut, where the database does not see to that by itself. */
  durable?: { before: string; after: string };
  /**
   * Asked again in this rhythm once a statement failed; until it answers, nothing else waits for it. Undefined for a
   * file, which answers at once and is asked each time.
   */
  probeEveryMs?: number;
  /** Hears when changes are refused, and when they are taken again. */
  log: (line: { msg: string; error?: string }) => void;
}

export function createOnceDatabase(settings: OnceDatabaseSettings): OnceDatabase {
  const { kysely, durable, probeEveryMs, log } = settings;
  let isUp = true;
  let probe: NodeJS.Timeout | undefined;

  function becomeUp(): void {
    if (isUp) return;
    isUp = true;
    clearInterval(probe);
    log({ msg: "store is back" });
  }

  function becomeDown(error: unknown): StoreUnavailable {
    if (isUp) {
      isUp = false;
      log({ msg: "store lost: changes are refused", error: String(error) });
      if (probeEveryMs !== undefined) {
        probe = setInterval(() => void sql`SELECT 1`.execute(kysely).then(becomeUp, () => {}), probeEveryMs);
        probe.unref();
      }
    }
    return new StoreUnavailable(`the store is away: ${error}`);
  }

  async function attempt<Row>(isChange: boolean, execute: () => ReturnType<RawBuilder<Row>["execute"]>) {
    if (!isUp && probeEveryMs !== undefined) throw new StoreUnavailable("the store is away");
    try {
      const { rows, numAffectedRows = 0n } = await execute();
      // A full disk still reads.
      if (isChange) becomeUp();
      return { rows, changes: Number(numAffectedRows) };
    } catch (error) {
      throw becomeDown(error);
    }
  }

  return {
    run: (statement) => attempt(false, () => statement.execute(kysely)),
    runDurably: (statement) =>
      attempt(true, () =>
        durable === undefined
          ? statement.execute(kysely)
          : kysely.connection().execute(async (connection) => {
              await sql.raw(durable.before).execute(connection);
              try {
                return await statement.execute(connection);
              } finally {
                await sql.raw(durable.after).execute(connection);
              }
            }),
      ),
    isUp: () => isUp,
    async close() {
      clearInterval(probe);
      await kysely.destroy();
    },
  };
}

/** What the store gives, or `fallback` while it is away: for what a page can do without. */
export async function orWithoutStore<Value, Fallback>(
  asked: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StoreUnavailable) return fallback;
    throw error;
  }
}
