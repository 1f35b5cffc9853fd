import { sql } from "kysely";
import { IdempotencyStoreFull } from "./idempotency-store.server";
import type { OnceDatabase } from "./once-database.server";

/** `refused` frees its key for another try, `refused_for_good` does not. */
export type IdempotencyState = "started" | "done" | "unknown" | "refused" | "refused_for_good";

export interface IdempotencyRow {
  /** SHA-256 of the form key. */
  key: string;
  fingerprint: string;
  state: IdempotencyState;
  /** JSON of the result. */
  result: string | null;
  leaseUntilMs: number;
}

export interface IdempotencyRows {
  /** Writes `started` for a new or freed key, onto the disk; false when the key is taken. @throws IdempotencyStoreFull */
  claim(row: {
    key: string;
    fingerprint: string;
    /** Random: what else is done for a claim finds its row by it, so that a late statement meets no later claim. */
    claimId: string;
    nowMs: number;
    leaseUntilMs: number;
  }): Promise<boolean>;
  find(key: string): Promise<IdempotencyRow | undefined>;
  /** The outcome of a claim. */
  settle(row: {
    key: string;
    claimId: string;
    state: IdempotencyState;
    result: string | null;
    nowMs: number;
  }): Promise<void>;
  /** `started` becomes `unknown` once its lease ran out. */
  giveUp(key: string, nowMs: number): Promise<void>;
  /** `unknown` becomes `done`; false when the row is not unknown. */
  confirm(key: string, result: string, nowMs: number): Promise<boolean>;
  /** Renews the leases of what still runs. */
  renew(claims: readonly { key: string; claimId: string }[], leaseUntilMs: number): Promise<void>;
}

export interface IdempotencyRowsSettings {
  database: OnceDatabase;
  maxRows: number;
  lifetimeMs: number;
}

const PRUNE_EVERY_CLAIMS = 500;

/** The store's table (named `ledger` since its first version): each function is one statement, so that two processes never see half a step. */
export function createIdempotencyRows({
  database,
  maxRows,
  lifetimeMs,
}: IdempotencyRowsSettings): IdempotencyRows {
  let claims = 0;
  let knownRows: number | undefined;

  async function countRows(): Promise<number> {
    const { rows } = await database.run<{ count: number }>(sql`SELECT count(*) AS count FROM ledger`);
    return rows[0]?.count ?? 0;
  }

  async function makeRoom(nowMs: number): Promise<void> {
    claims += 1;
    knownRows ??= await countRows();
    if (knownRows < maxRows && claims % PRUNE_EVERY_CLAIMS !== 0) return;
    await database.run(sql`DELETE FROM ledger WHERE touched_at_ms < ${nowMs - lifetimeMs}`);
    knownRows = await countRows();
    if (knownRows < maxRows) return;
    // A freed key holds nothing back: forgetting it loses only the repeated refusal.
    await database.run(sql`DELETE FROM ledger WHERE state = 'refused'`);
    knownRows = await countRows();
    if (knownRows >= maxRows) throw new IdempotencyStoreFull();
  }

  return {
    async claim({ key, fingerprint, claimId, nowMs, leaseUntilMs }) {
      await makeRoom(nowMs);
      const { changes } = await database.runDurably(sql`
        INSERT INTO ledger (key, fingerprint, state, result, owner, lease_until_ms, touched_at_ms)
        VALUES (${key}, ${fingerprint}, 'started', NULL, ${claimId}, ${leaseUntilMs}, ${nowMs})
        ON CONFLICT (key) DO UPDATE SET
          fingerprint = excluded.fingerprint, state = 'started', result = NULL, owner = excluded.owner,
          lease_until_ms = excluded.lease_until_ms, touched_at_ms = excluded.touched_at_ms
        WHERE ledger.state = 'refused'`);
      knownRows = (knownRows ?? 0) + changes;
      return changes > 0;
    },
    async find(key) {
      const { rows } = await database.run<IdempotencyRow>(sql`
        SELECT key, fingerprint, state, result, lease_until_ms AS "leaseUntilMs" FROM ledger WHERE key = ${key}`);
      return rows[0];
    },
    async settle({ key, claimId, state, result, nowMs }) {
      // A late claim knows better than the process that gave it up, hence 'unknown' too.
      await database.run(sql`
        UPDATE ledger SET state = ${state}, result = ${result}, touched_at_ms = ${nowMs}
        WHERE key = ${key} AND owner = ${claimId} AND state IN ('started', 'unknown')`);
    },
    async giveUp(key, nowMs) {
      await database.run(sql`
        UPDATE ledger SET state = 'unknown', touched_at_ms = ${nowMs}
        WHERE key = ${key} AND state = 'started' AND lease_until_ms <= ${nowMs}`);
    },
    async confirm(key, result, nowMs) {
      const { changes } = await database.run(sql`
        UPDATE ledger SET state = 'done', result = ${result}, touched_at_ms = ${nowMs}
        WHERE key = ${key} AND state = 'unknown'`);
      return changes > 0;
    },
    async renew(claims, leaseUntilMs) {
      await database.run(sql`
        UPDATE ledger SET lease_until_ms = ${leaseUntilMs}
        WHERE key IN (${sql.join(claims.map(({ key }) => key))})
          AND owner IN (${sql.join(claims.map(({ claimId }) => claimId))}) AND state = 'started'`);
    },
  };
}
