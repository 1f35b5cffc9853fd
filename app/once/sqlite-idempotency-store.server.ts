import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { fingerprintHashOf, keyHashOf } from "./idempotency-hash.server";
import { createIdempotencyRows, type IdempotencyRow, type IdempotencyRows } from "./idempotency-rows.server";
import type { EffectResult, IdempotencyStore, JsonValue, StoredOutcome } from "./idempotency-store.server";

export interface SqliteIdempotencyStoreSettings {
  /** SQLite file, or `:memory:`. */
  path: string;
  /** Rows at most. */
  maxRows?: number;
  /** How long a key is remembered, at least. */
  lifetimeMs?: number;
  /** How long a running effect of a process that gives no sign counts as running. */
  leaseMs?: number;
  /** Pause between two looks at an effect that another process runs. */
  pollMs?: number;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  wait?: (delayMs: number) => Promise<unknown>;
}

const DAY_MS = 86_400_000;
/** A larger result is not stored; whoever brings the key again hears `unknown`. */
const MAX_RESULT = 16_384;

/** The idempotency store in a SQLite file: survives a restart, and several processes may share the file. */
export function createSqliteIdempotencyStore(settings: SqliteIdempotencyStoreSettings): IdempotencyStore {
  const { leaseMs = 6000, pollMs = 50, clock = Date.now } = settings;
  const wait = settings.wait ?? ((delayMs) => delay(delayMs));
  const rows = createIdempotencyRows({
    path: settings.path,
    maxRows: settings.maxRows ?? 500_000,
    lifetimeMs: settings.lifetimeMs ?? DAY_MS,
    owner: randomUUID(),
  });
  const running = new Map<string, { fingerprint: string; answer: Promise<StoredOutcome<JsonValue>> }>();
  let heartbeat: NodeJS.Timeout | undefined;

  /** While something runs here, the lease is renewed, so that other processes go on waiting for it. */
  function keepAlive(): void {
    if (running.size === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    } else if (heartbeat === undefined) {
      heartbeat = setInterval(renew, leaseMs / 3);
      heartbeat.unref();
    }
  }

  function renew(): void {
    try {
      rows.renew(clock() + leaseMs);
    } catch {
      // A renewal that fails (disk, lock) only makes other processes say "unknown"; thrown here it would end this one.
    }
  }

  async function claimAndPerform<T extends JsonValue>(
    key: string,
    fingerprint: string,
    perform: () => Promise<EffectResult<T>>,
  ): Promise<StoredOutcome<T>> {
    // Each turn finds what another made of the key, or wins the row. Looking first lets a full store answer for known keys.
    for (;;) {
      const known = rows.find(key);
      const answer = known && (await settled<T>(known, fingerprint));
      if (answer !== undefined) return answer;
      const nowMs = clock();
      if (rows.claim({ key, fingerprint, nowMs, leaseUntilMs: nowMs + leaseMs })) {
        return await performAndStore(rows, key, perform, clock);
      }
    }
  }

  /** The answer a row holds, waiting for one that runs elsewhere; undefined when the key became free. */
  async function settled<T extends JsonValue>(
    found: IdempotencyRow,
    fingerprint: string,
  ): Promise<StoredOutcome<T> | undefined> {
    let row: IdempotencyRow | undefined = found;
    let waited = false;
    while (row !== undefined) {
      // A refused key is free; who waited for that refusal gets it, who comes later performs anew.
      if (row.state === "refused") return waited ? answerOf<T>(row) : undefined;
      if (row.fingerprint !== fingerprint) return { kind: "different_payload" };
      if (row.state !== "started") return answerOf<T>(row);
      if (row.leaseUntilMs <= clock()) {
        // Its process is gone: whether PHP was asked, nobody knows.
        rows.giveUp(row.key, clock());
      } else {
        await wait(pollMs);
        waited = true;
      }
      row = rows.find(row.key);
    }
    return undefined;
  }

  return {
    async run<T extends JsonValue>(
      plainKey: string,
      plainFingerprint: string,
      perform: () => Promise<EffectResult<T>>,
    ): Promise<StoredOutcome<T>> {
      const key = keyHashOf(plainKey);
      const fingerprint = fingerprintHashOf(plainKey, plainFingerprint);
      const first = running.get(key);
      if (first !== undefined) {
        if (first.fingerprint !== fingerprint) return { kind: "different_payload" };
        return replayed((await first.answer) as StoredOutcome<T>);
      }
      const answer = claimAndPerform(key, fingerprint, perform);
      // Who waits must not fail with the first one's error: for them the outcome is unknown.
      const forOthers = answer.catch((): StoredOutcome<JsonValue> => ({ kind: "unknown" }));
      running.set(key, { fingerprint, answer: forOthers });
      keepAlive();
      try {
        return await answer;
      } finally {
        running.delete(key);
        keepAlive();
      }
    },
    confirm: (plainKey, result) => rows.confirm(keyHashOf(plainKey), JSON.stringify(result), clock()),
    close() {
      clearInterval(heartbeat);
      rows.close();
    },
  };
}

async function performAndStore<T extends JsonValue>(
  rows: IdempotencyRows,
  key: string,
  perform: () => Promise<EffectResult<T>>,
  clock: () => number,
): Promise<StoredOutcome<T>> {
  let performed: EffectResult<T>;
  try {
    performed = await perform();
  } catch (error) {
    rows.settle({ key, state: "unknown", result: null, nowMs: clock() });
    throw error;
  }
  if (performed.state === "unknown") {
    rows.settle({ key, state: "unknown", result: null, nowMs: clock() });
    return { kind: "unknown" };
  }
  const result = JSON.stringify(performed.result);
  const final = performed.state === "refused" && performed.isFinal === true;
  const state = final ? "refused_for_good" : performed.state;
  if (result.length > MAX_RESULT) rows.settle({ key, state: "unknown", result: null, nowMs: clock() });
  else rows.settle({ key, state, result, nowMs: clock() });
  return { kind: performed.state, result: performed.result, replayed: false };
}

function answerOf<T extends JsonValue>({ state, result }: IdempotencyRow): StoredOutcome<T> {
  if (state === "unknown" || result === null) return { kind: "unknown" };
  return { kind: state === "done" ? "done" : "refused", result: JSON.parse(result) as T, replayed: true };
}

function replayed<T extends JsonValue>(answer: StoredOutcome<T>): StoredOutcome<T> {
  return "replayed" in answer ? { ...answer, replayed: true } : answer;
}
