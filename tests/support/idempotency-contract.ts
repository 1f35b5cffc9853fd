import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createDatabaseIdempotencyStore,
  type DatabaseStoreSettings,
} from "#app/once/database-idempotency-store.server";
import {
  type EffectResult,
  type IdempotencyStore,
  IdempotencyStoreFull,
  type StoredOutcome,
} from "#app/once/idempotency-store.server";
import type { OnceDatabase } from "#app/once/once-database.server";

/** Two containers hold the store, each by a database of its own. */
export interface SharedStore {
  /** Another process with the same, at first empty, tables. */
  open(): Promise<OnceDatabase>;
  /** Empties the tables and closes what was opened. */
  clear(): Promise<void>;
}

/** A small delay, in which a statement reaches the database. */
const STATEMENT_MS = 40;

const KEY = "key-of-a-form";
const TEXT = "Hi Ann";
const never = (): Promise<EffectResult<string>> => Promise.reject(new Error("performed again"));
const done = (result: string) => async (): Promise<EffectResult<string>> => ({ state: "done", result });

/** An effect that ends when told to. */
function heldEffect() {
  let finish: (performed: EffectResult<string>) => void = () => {};
  const ended = new Promise<EffectResult<string>>((resolve) => {
    finish = resolve;
  });
  let performed = 0;
  return {
    finish: (outcome: EffectResult<string>) => finish(outcome),
    performed: () => performed,
    perform: () => {
      performed += 1;
      return ended;
    },
  };
}

type Step =
  | { kind: "press"; process: number; text: "a" | "b" }
  | { kind: "finish"; state: "done" | "refused" | "unknown" }
  | { kind: "crash" };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("press"), process: fc.nat(1), text: fc.constantFrom("a", "b") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("finish"),
      state: fc.constantFrom("done", "refused", "unknown"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("crash") }) },
) as fc.Arbitrary<Step>;

/** What a store promises, whichever database holds it (OPS-11): run against the embedded file and against PostgreSQL. */
export function idempotencyContract(shared: () => SharedStore, { runs }: { runs: number }): void {
  let opened: IdempotencyStore[];
  let time: { nowMs: number };

  beforeEach(() => {
    opened = [];
    time = { nowMs: 1_700_000_000_000 };
  });
  afterEach(async () => {
    for (const store of opened) await store.close();
    await shared().clear();
  });

  async function open(settings: Partial<DatabaseStoreSettings> = {}): Promise<IdempotencyStore> {
    const database = await shared().open();
    const store = createDatabaseIdempotencyStore({
      database,
      clock: () => time.nowMs,
      pollMs: 1,
      ...settings,
    });
    opened.push(store);
    return store;
  }

  describe("CHAT-06 the same key", () => {
    test("CHAT-06 again gives the same answer and sends nothing", async () => {
      const store = await open();
      expect(await store.run(KEY, TEXT, done("message 5"))).toEqual({
        kind: "done",
        result: "message 5",
        replayed: false,
      });
      expect(await store.run(KEY, TEXT, never)).toEqual({
        kind: "done",
        result: "message 5",
        replayed: true,
      });
    });

    test("CHAT-06 pressed twice waits for the first and gives its answer", async () => {
      // Within one process nobody looks into the store over and over.
      const store = await open({ wait: () => Promise.reject(new Error("polled")) });
      const effect = heldEffect();
      const first = store.run(KEY, TEXT, effect.perform);
      const second = store.run(KEY, TEXT, never);
      await delay(STATEMENT_MS);
      effect.finish({ state: "done", result: "message 5" });
      expect(await first).toEqual({ kind: "done", result: "message 5", replayed: false });
      expect(await second).toEqual({ kind: "done", result: "message 5", replayed: true });
      expect(effect.performed()).toBe(1);
    });

    test("CHAT-06 with another text is told so, while the first runs and after", async () => {
      const store = await open();
      const effect = heldEffect();
      const first = store.run(KEY, TEXT, effect.perform);
      expect(await store.run(KEY, "another text", never)).toEqual({ kind: "different_payload" });
      effect.finish({ state: "done", result: "message 5" });
      await first;
      expect(await store.run(KEY, "another text", never)).toEqual({ kind: "different_payload" });
    });

    test("CHAT-06 after an unknown outcome is never sent again", async () => {
      const store = await open();
      expect(await store.run(KEY, TEXT, async () => ({ state: "unknown" }))).toEqual({ kind: "unknown" });
      expect(await store.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
    });

    test("CHAT-06 found in the conversation later counts as done from then on", async () => {
      const store = await open();
      await store.run(KEY, TEXT, async () => ({ state: "unknown" }));
      expect(await store.confirm(KEY, "message 5")).toBe(true);
      expect(await store.confirm(KEY, "message 6")).toBe(false);
      expect(await store.run(KEY, TEXT, never)).toEqual({
        kind: "done",
        result: "message 5",
        replayed: true,
      });
      expect(await store.confirm("no such key", "x")).toBe(false);
    });

    test("CHAT-06 after a fault of ours is unknown, for those who wait too", async () => {
      const store = await open();
      let fail: (error: Error) => void = () => {};
      const first = store.run(
        KEY,
        TEXT,
        () => new Promise<EffectResult<string>>((_, reject) => (fail = reject)),
      );
      const second = store.run(KEY, TEXT, never);
      await delay(STATEMENT_MS);
      fail(new Error("lost"));
      await expect(first).rejects.toThrow("lost");
      expect(await second).toEqual({ kind: "unknown" });
      expect(await store.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
    });

    test("CHAT-06 after a refusal is free: corrected or not, the member may send again", async () => {
      const store = await open();
      const refuse = async (): Promise<EffectResult<string>> => ({ state: "refused", result: "no credits" });
      expect(await store.run(KEY, TEXT, refuse)).toEqual({
        kind: "refused",
        result: "no credits",
        replayed: false,
      });
      expect(await store.run(KEY, "shorter", refuse)).toMatchObject({ kind: "refused", replayed: false });
      expect(await store.run(KEY, TEXT, done("message 6"))).toMatchObject({
        kind: "done",
        result: "message 6",
      });
      expect(await store.run(KEY, TEXT, never)).toMatchObject({ kind: "done", replayed: true });
    });

    test("a refusal that is final keeps its key", async () => {
      const store = await open();
      await store.run(KEY, TEXT, async () => ({ state: "refused", result: "declined", isFinal: true }));
      expect(await store.run(KEY, TEXT, never)).toEqual({
        kind: "refused",
        result: "declined",
        replayed: true,
      });
      expect(await store.run(KEY, "else", never)).toEqual({ kind: "different_payload" });
    });

    test("a result too long to keep is given once and unknown afterwards", async () => {
      const store = await open();
      const long = "x".repeat(20_000);
      expect(await store.run(KEY, TEXT, done(long))).toMatchObject({ kind: "done", result: long });
      expect(await store.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
    });
  });

  describe("SIGN-09 several processes and restarts", () => {
    test("SIGN-09 an answer survives a restart", async () => {
      const before = await open();
      await before.run(KEY, TEXT, done("account 7"));
      await before.close();
      opened.pop();
      expect(await (await open()).run(KEY, TEXT, never)).toEqual({
        kind: "done",
        result: "account 7",
        replayed: true,
      });
    });

    test("SIGN-09 what ran when the process died is unknown afterwards and never runs again", async () => {
      void (await open()).run(KEY, TEXT, () => new Promise(() => {}));
      await delay(STATEMENT_MS);
      time.nowMs += 6000;
      const after = await open();
      expect(await after.run(KEY, "another account", never)).toEqual({ kind: "different_payload" });
      expect(await after.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
      expect(await after.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
    });

    test("SIGN-09 while one process runs it, another waits and gives the same answer", async () => {
      const effect = heldEffect();
      const first = (await open()).run(KEY, TEXT, effect.perform);
      const second = (await open()).run(KEY, TEXT, never);
      await delay(STATEMENT_MS);
      effect.finish({ state: "done", result: "account 7" });
      expect(await first).toMatchObject({ kind: "done", replayed: false });
      expect(await second).toEqual({ kind: "done", result: "account 7", replayed: true });
    });

    test("SIGN-09 who waited in another process gets the refusal too", async () => {
      const effect = heldEffect();
      const first = (await open()).run(KEY, TEXT, effect.perform);
      const second = (await open()).run(KEY, TEXT, never);
      await delay(STATEMENT_MS);
      effect.finish({ state: "refused", result: "name in use" });
      expect(await Promise.all([first, second])).toEqual([
        { kind: "refused", result: "name in use", replayed: false },
        { kind: "refused", result: "name in use", replayed: true },
      ]);
    });

    test("SIGN-09 a slow effect renews its lease: another process goes on waiting", async () => {
      const clock = { clock: () => time.nowMs, leaseMs: 90, pollMs: 5 };
      const effect = heldEffect();
      const first = (await open(clock)).run(KEY, TEXT, effect.perform);
      const second = (await open(clock)).run(KEY, TEXT, never);
      // Four leases, each step after a renewal: a process that stands still stops this clock as well.
      for (let step = 0; step < 12; step += 1) {
        await delay(40);
        time.nowMs += 30;
      }
      effect.finish({ state: "done", result: "account 7" });
      await first;
      expect(await second).toMatchObject({ kind: "done", result: "account 7" });
    });

    test("SIGN-09 an owner that was given up and answers late sets it right", async () => {
      const effect = heldEffect();
      const first = (await open()).run(KEY, TEXT, effect.perform);
      await delay(STATEMENT_MS);
      time.nowMs += 6000;
      const other = await open();
      expect(await other.run(KEY, TEXT, never)).toEqual({ kind: "unknown" });
      effect.finish({ state: "done", result: "account 7" });
      await first;
      expect(await other.run(KEY, TEXT, never)).toMatchObject({ kind: "done", result: "account 7" });
    });
  });

  describe("bounds", () => {
    test("keys are kept for 24 hours, then make room", async () => {
      const store = await open({ maxRows: 2 });
      await store.run("a", TEXT, done("1"));
      await store.run("b", TEXT, done("2"));
      time.nowMs += 86_400_000;
      await expect(store.run("c", TEXT, never)).rejects.toBeInstanceOf(IdempotencyStoreFull);
      expect(await store.run("a", TEXT, never)).toMatchObject({ kind: "done", replayed: true });
      time.nowMs += 1;
      expect(await store.run("c", TEXT, done("3"))).toMatchObject({ kind: "done", replayed: false });
    });

    test("a full store forgets freed keys first and never one that holds something back", async () => {
      const store = await open({ maxRows: 2 });
      await store.run("a", TEXT, done("1"));
      await store.run("b", TEXT, async () => ({ state: "refused", result: "no" }));
      expect(await store.run("c", TEXT, done("3"))).toMatchObject({ kind: "done" });
      await expect(store.run("d", TEXT, never)).rejects.toBeInstanceOf(IdempotencyStoreFull);
    });
  });

  test("CHAT-06 SIGN-09 however presses, answers and crashes interleave, a key takes effect at most once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 12 }), async (steps) => {
        const processes = [await open(), await open()];
        /** Effects under way: how each ends is a later step. */
        let pending: { text: string; finish(state: "done" | "refused" | "unknown"): void }[] = [];
        const effects: string[] = [];
        let freedAfterLastEffect = true;
        const answers: StoredOutcome<string>[] = [];
        const waiting: Promise<unknown>[] = [];

        for (const step of steps) {
          if (step.kind === "press") {
            const perform = () => {
              // Whatever is not refused may have happened, so nothing may start after it.
              expect(freedAfterLastEffect).toBe(true);
              freedAfterLastEffect = false;
              return new Promise<EffectResult<string>>((resolve) => {
                pending.push({
                  text: step.text,
                  finish(state) {
                    if (state === "done") effects.push(step.text);
                    freedAfterLastEffect = state === "refused";
                    resolve(state === "unknown" ? { state } : { state, result: step.text });
                  },
                });
              });
            };
            const store = processes[step.process];
            if (store === undefined) throw new Error("no such process");
            waiting.push(store.run(KEY, step.text, perform).then((answer) => void answers.push(answer)));
          } else if (step.kind === "finish") {
            pending.shift()?.finish(step.state);
          } else {
            // The process dies: its effects never report, its lease runs out, the file is opened anew.
            pending = [];
            time.nowMs += 6001;
            processes[0] = await open();
            processes[1] = await open();
          }
          await delay(2);
        }
        for (const effect of pending) effect.finish("done");
        await delay(10);
        expect(effects.length).toBeLessThanOrEqual(1);
        const results = new Set(answers.flatMap((answer) => (answer.kind === "done" ? [answer.result] : [])));
        expect(results.size).toBeLessThanOrEqual(1);
        for (const store of opened.splice(0)) await store.close();
        await Promise.all(waiting.map((one) => Promise.race([one, delay(0)])));
        await shared().clear();
      }),
      { numRuns: runs },
    );
  });
}
