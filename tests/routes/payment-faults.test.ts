import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "#tests/support/payment-runs/house";
import { type RunResult, runOnce, tableOf } from "#tests/support/payment-runs/runs";

/** `node bench/payments.mjs` asks for all combinations many times, and for the table. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 12);
/** Every fourth combination: with twelve runs each fault and each client come at least once. */
const STRIDE = process.env.PAYMENT_RUNS === undefined ? 4 : 1;
const FIRST_SEED = Number(process.env.PAYMENT_SEED ?? 0);
const TABLE_FILE = process.env.PAYMENT_TABLE;
const MAX_MS_A_RUN = 20_000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

test(
  "PAY-04 whatever breaks and however members press, nobody is charged twice and no paid credit is lost",
  async () => {
    const results: RunResult[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      results.push(await runOnce(house, FIRST_SEED + run * STRIDE));
      if (TABLE_FILE) writeFileSync(TABLE_FILE, `${tableOf(results)}\n`);
    }
    expect(results.filter(({ doubleCharges }) => doubleCharges > 0)).toEqual([]);
    expect(results.filter(({ lostCredits }) => lostCredits !== 0)).toEqual([]);
    expect(results.filter(({ bought, fault }) => fault === "none" && !bought)).toEqual([]);
  },
  RUNS * MAX_MS_A_RUN,
);
