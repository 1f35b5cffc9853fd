import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createIdempotencyRows,
  type IdempotencyRows,
  type IdempotencyState,
} from "#app/once/idempotency-rows.server";
import type { OnceDatabase } from "#app/once/once-database.server";
import { openSqlite } from "#app/once/sqlite.server";

let rows: IdempotencyRows;
let database: OnceDatabase;
beforeEach(async () => {
  database = await openSqlite(":memory:", () => {});
  rows = createIdempotencyRows({ database, maxRows: 100, lifetimeMs: 1000 });
});
afterEach(() => database.close());

const CLAIM = { key: "k", fingerprint: "f", claimId: "c", nowMs: 1, leaseUntilMs: 10 };

test.each<[IdempotencyState, boolean]>([
  ["started", false],
  ["done", false],
  ["unknown", false],
  ["refused_for_good", false],
  ["refused", true],
])(
  "CHAT-06 SIGN-09 a key that another process made %s meanwhile can be claimed: %s",
  async (state, claimable) => {
    expect(await rows.claim(CLAIM)).toBe(true);
    if (state !== "started") await rows.settle({ ...CLAIM, state, result: "1", nowMs: 2 });
    expect(await rows.claim({ ...CLAIM, fingerprint: "g" })).toBe(claimable);
    expect(await rows.find("k")).toMatchObject(
      claimable ? { state: "started", fingerprint: "g" } : { state, fingerprint: "f" },
    );
  },
);

test("a running effect is given up only after its lease, and a done one never", async () => {
  await rows.claim(CLAIM);
  await rows.giveUp("k", 9);
  expect((await rows.find("k"))?.state).toBe("started");
  await rows.renew([CLAIM], 20);
  await rows.giveUp("k", 19);
  expect((await rows.find("k"))?.state).toBe("started");
  await rows.giveUp("k", 20);
  expect((await rows.find("k"))?.state).toBe("unknown");
  await rows.settle({ ...CLAIM, state: "done", result: "1", nowMs: 21 });
  await rows.giveUp("k", 99);
  expect((await rows.find("k"))?.state).toBe("done");
});

test("OPS-11 a late statement of an earlier claim leaves a later one of the same key alone", async () => {
  await rows.claim(CLAIM);
  await rows.settle({ ...CLAIM, state: "refused", result: null, nowMs: 2 });
  await rows.claim({ ...CLAIM, claimId: "later" });
  await rows.settle({ ...CLAIM, state: "refused", result: null, nowMs: 3 });
  await rows.renew([CLAIM], 99);
  expect(await rows.find("k")).toMatchObject({ state: "started", leaseUntilMs: 10 });
});
