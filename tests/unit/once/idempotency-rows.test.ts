import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createIdempotencyRows,
  type IdempotencyRows,
  type IdempotencyState,
} from "#app/once/idempotency-rows.server";

let rows: IdempotencyRows;
beforeEach(() => {
  rows = createIdempotencyRows({ path: ":memory:", maxRows: 100, lifetimeMs: 1000, owner: "this process" });
});
afterEach(() => rows.close());

const CLAIM = { key: "k", fingerprint: "f", nowMs: 1, leaseUntilMs: 10 };

test.each<[IdempotencyState, boolean]>([
  ["started", false],
  ["done", false],
  ["unknown", false],
  ["refused_for_good", false],
  ["refused", true],
])("CHAT-06 SIGN-09 a key that another process made %s meanwhile can be claimed: %s", (state, claimable) => {
  expect(rows.claim(CLAIM)).toBe(true);
  if (state !== "started") rows.settle({ key: "k", state, result: "1", nowMs: 2 });
  expect(rows.claim({ ...CLAIM, fingerprint: "g" })).toBe(claimable);
  expect(rows.find("k")).toMatchObject(
    claimable ? { state: "started", fingerprint: "g" } : { state, fingerprint: "f" },
  );
});

test("a running effect is given up only after its lease, and a done one never", () => {
  rows.claim(CLAIM);
  rows.giveUp("k", 9);
  expect(rows.find("k")?.state).toBe("started");
  rows.renew(20);
  rows.giveUp("k", 19);
  expect(rows.find("k")?.state).toBe("started");
  rows.giveUp("k", 20);
  expect(rows.find("k")?.state).toBe("unknown");
  rows.settle({ key: "k", state: "done", result: "1", nowMs: 21 });
  rows.giveUp("k", 99);
  expect(rows.find("k")?.state).toBe("done");
});
