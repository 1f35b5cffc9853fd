import { openOnceDatabase } from "./database.server";
import { IdempotencyStoreFull } from "./idempotency-store.server";

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
  claim(row: { key: string; fingerprint: string; nowMs: number; leaseUntilMs: number }): boolean;
  find(key: string): IdempotencyRow | undefined;
  /** The outcome of what this process started. */
  settle(row: { key: string; state: IdempotencyState; result: string | null; nowMs: number }): void;
  /** `started` becomes `unknown` once its lease ran out. */
  giveUp(key: string, nowMs: number): void;
  /** `unknown` becomes `done`; false when the row is not unknown. */
  confirm(key: string, result: string, nowMs: number): boolean;
  /** Renews the leases of everything this process runs. */
  renew(leaseUntilMs: number): void;
  close(): void;
}

export interface IdempotencyRowsSettings {
  path: string;
  maxRows: number;
  lifetimeMs: number;
  /** This process, told apart from all others. */
  owner: string;
}

const PRUNE_EVERY_CLAIMS = 500;

const TABLE = `
  CREATE TABLE IF NOT EXISTS ledger (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    result TEXT,
    owner TEXT NOT NULL,
    lease_until_ms INTEGER NOT NULL,
    touched_at_ms INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS ledger_touched ON ledger (touched_at_ms);
`;

/** The store's table (named `ledger` since its first version): each function is one statement, so that two processes never see half a step. */
export function createIdempotencyRows({
  path,
  maxRows,
  lifetimeMs,
  owner,
}: IdempotencyRowsSettings): IdempotencyRows {
  const database = openOnceDatabase(path);
  database.exec(TABLE);
  const insert = database.prepare(`
    INSERT INTO ledger (key, fingerprint, state, result, owner, lease_until_ms, touched_at_ms)
    VALUES (?, ?, 'started', NULL, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET
      fingerprint = excluded.fingerprint, state = 'started', result = NULL, owner = excluded.owner,
      lease_until_ms = excluded.lease_until_ms, touched_at_ms = excluded.touched_at_ms
    WHERE ledger.state = 'refused'`);
  const select = database.prepare(`
    SELECT key, fingerprint, state, result, lease_until_ms AS leaseUntilMs FROM ledger WHERE key = ?`);
  // A late owner knows better than the process that gave it up, hence 'unknown' too.
  const settle = database.prepare(`
    UPDATE ledger SET state = ?, result = ?, touched_at_ms = ?
    WHERE key = ? AND owner = ? AND state IN ('started', 'unknown')`);
  const giveUp = database.prepare(`
    UPDATE ledger SET state = 'unknown', touched_at_ms = ?
    WHERE key = ? AND state = 'started' AND lease_until_ms <= ?`);
  const confirm = database.prepare(`
    UPDATE ledger SET state = 'done', result = ?, touched_at_ms = ? WHERE key = ? AND state = 'unknown'`);
  const renew = database.prepare(
    "UPDATE ledger SET lease_until_ms = ? WHERE owner = ? AND state = 'started'",
  );
  const forgetOld = database.prepare("DELETE FROM ledger WHERE touched_at_ms < ?");
  const forgetFree = database.prepare("DELETE FROM ledger WHERE state = 'refused'");
  const count = database.prepare("SELECT count(*) AS count FROM ledger");
  const countRows = () => (count.get() as { count: number }).count;

  let claims = 0;
  let knownRows = countRows();

  function makeRoom(nowMs: number): void {
    claims += 1;
    if (knownRows < maxRows && claims % PRUNE_EVERY_CLAIMS !== 0) return;
    forgetOld.run(nowMs - lifetimeMs);
    knownRows = countRows();
    if (knownRows < maxRows) return;
    // A freed key holds nothing back: forgetting it loses only the repeated refusal.
    forgetFree.run();
    knownRows = countRows();
    if (knownRows >= maxRows) throw new IdempotencyStoreFull();
  }

  return {
    claim({ key, fingerprint, nowMs, leaseUntilMs }) {
      makeRoom(nowMs);
      database.exec("PRAGMA synchronous = FULL");
      try {
        const { changes } = insert.run(key, fingerprint, owner, leaseUntilMs, nowMs);
        knownRows += changes;
        return changes > 0;
      } finally {
        database.exec("PRAGMA synchronous = NORMAL");
      }
    },
    find(key) {
      return (select.get(key) as IdempotencyRow | undefined) ?? undefined;
    },
    settle: ({ key, state, result, nowMs }) => void settle.run(state, result, nowMs, key, owner),
    giveUp: (key, nowMs) => void giveUp.run(nowMs, key, nowMs),
    confirm: (key, result, nowMs) => confirm.run(result, nowMs, key).changes > 0,
    renew: (leaseUntilMs) => void renew.run(leaseUntilMs, owner),
    close: () => void database.close(),
  };
}
