import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { fingerprintHashOf, keyHashOf } from "./idempotency-hash.server";
import {
  createIdempotencyRows,
  type IdempotencyRow,
  type IdempotencyRows,
  type IdempotencyState,
} from "./idempotency-rows.server";
import type { EffectResult, IdempotencyStore, JsonValue, StoredOutcome } from "./idempotency-store.server";
import { type OnceDatabase, orWithoutStore, StoreUnavailable } from "./once-database.server";

export interface DatabaseStoreSettings {
  database: OnceDatabase;
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

interface Claim {
  key: string;
  fingerprint: string;
  claimId: string;
}
type Settled = Claim & Parameters<IdempotencyRows["settle"]>[0];

/** The idempotency store in a table: survives a restart, and several processes may share the database. */
export function createDatabaseIdempotencyStore(settings: DatabaseStoreSettings): IdempotencyStore {
  const { leaseMs = 6000, pollMs = 50, clock = Date.now } = settings;
  const wait = settings.wait ?? ((delayMs) => delay(delayMs));
  const rows = createIdempotencyRows({
    database: settings.database,
    maxRows: settings.maxRows ?? 500_000,
    lifetimeMs: settings.lifetimeMs ?? DAY_MS,
  });
  const running = new Map<string, Claim & { answer: Promise<StoredOutcome<JsonValue>> }>();
  /** Outcomes that the store did not take yet: until it does, this process answers for them. */
  const unsettled = new Map<string, Settled>();
  let heartbeat: NodeJS.Timeout | undefined;

  /** While something runs here, the lease is renewed, so that other processes go on waiting for it. */
  function keepAlive(): void {
    if (running.size === 0 && unsettled.size === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    } else if (heartbeat === undefined) {
      heartbeat = setInterval(() => void beat(), leaseMs / 3);
      heartbeat.unref();
    }
  }

  async function beat(): Promise<void> {
    for (const row of unsettled.values()) await settle(row);
    // A renewal that fails only makes other processes say "unknown".
    if (running.size > 0)
      await orWithoutStore(rows.renew([...running.values()], clock() + leaseMs), undefined);
    keepAlive();
  }

  /** What was done is done, whether the store takes it or not: it is told until it does. */
  async function settle(row: Settled): Promise<void> {
    const isTaken = await orWithoutStore(
      rows.settle(row).then(() => true),
      false,
    );
    if (!isTaken) unsettled.set(row.key, row);
    else if (unsettled.get(row.key) === row) unsettled.delete(row.key);
  }

  /** A claim whose answer got lost may stand in the table, though nothing was done for it: the key is freed again. */
  async function claimRow(claim: Claim): Promise<boolean> {
    const nowMs = clock();
    try {
      return await rows.claim({ ...claim, nowMs, leaseUntilMs: nowMs + leaseMs });
    } catch (error) {
      if (error instanceof StoreUnavailable)
        unsettled.set(claim.key, { ...claim, state: "refused", result: null, nowMs });
      throw error;
    }
  }

  async function claimAndPerform<T extends JsonValue>(
    claim: Claim,
    perform: () => Promise<EffectResult<T>>,
  ): Promise<StoredOutcome<T>> {
    // Each turn finds what another made of the key, or wins the row. Looking first lets a full store answer for known keys.
    for (;;) {
      const known = await rows.find(claim.key);
      const answer = known && (await settled<T>(known, claim.fingerprint));
      if (answer !== undefined) return answer;
      if (await claimRow(claim)) return await performAndStore(claim, perform);
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
      if (row.state === "refused") return waited && row.result !== null ? answerOf<T>(row) : undefined;
      if (row.fingerprint !== fingerprint) return { kind: "different_payload" };
      if (row.state !== "started") return answerOf<T>(row);
      if (row.leaseUntilMs <= clock()) {
        // Its process is gone: whether PHP was asked, nobody knows.
        await rows.giveUp(row.key, clock());
      } else {
        await wait(pollMs);
        waited = true;
      }
      row = await rows.find(row.key);
    }
    return undefined;
  }

  async function performAndStore<T extends JsonValue>(
    claim: Claim,
    perform: () => Promise<EffectResult<T>>,
  ): Promise<StoredOutcome<T>> {
    const settleAs = (state: IdempotencyState, result: string | null) =>
      settle({ ...claim, state, result, nowMs: clock() });
    let performed: EffectResult<T>;
    try {
      performed = await perform();
    } catch (error) {
      await settleAs("unknown", null);
      throw error;
    }
    if (performed.state === "unknown") {
      await settleAs("unknown", null);
      return { kind: "unknown" };
    }
    const result = JSON.stringify(performed.result);
    const final = performed.state === "refused" && performed.isFinal === true;
    if (result.length > MAX_RESULT) await settleAs("unknown", null);
    else await settleAs(final ? "refused_for_good" : performed.state, result);
    return { kind: performed.state, result: performed.result, replayed: false };
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
      const late = unsettled.get(key);
      // A refused key is free, but only the store can say so to everybody.
      if (late?.state === "refused") await settle(late);
      else if (late)
        return late.fingerprint === fingerprint ? answerOf<T>(late) : { kind: "different_payload" };
      const claim = { key, fingerprint, claimId: randomUUID() };
      const answer = claimAndPerform(claim, perform);
      // Who waits must not fail with the first one's error: for them the outcome is unknown.
      const forOthers = answer.catch((): StoredOutcome<JsonValue> => ({ kind: "unknown" }));
      running.set(key, { ...claim, answer: forOthers });
      keepAlive();
      try {
        return await answer;
      } finally {
        running.delete(key);
        keepAlive();
      }
    },
    confirm: (plainKey, result) =>
      orWithoutStore(rows.confirm(keyHashOf(plainKey), JSON.stringify(result), clock()), false),
    async close() {
      clearInterval(heartbeat);
      for (const row of unsettled.values()) await settle(row);
    },
  };
}

function answerOf<T extends JsonValue>({
  state,
  result,
}: Pick<IdempotencyRow, "state" | "result">): StoredOutcome<T> {
  if (state === "unknown" || result === null) return { kind: "unknown" };
  return { kind: state === "done" ? "done" : "refused", result: JSON.parse(result) as T, replayed: true };
}

function replayed<T extends JsonValue>(answer: StoredOutcome<T>): StoredOutcome<T> {
  return "replayed" in answer ? { ...answer, replayed: true } : answer;
}
