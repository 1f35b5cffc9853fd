import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/reference-backend/database/open";
import type { Database } from "#server/reference-backend/database/schema";
import { creditsByEntries, moveCredits } from "#server/reference-backend/payments/ledger";
import { completePayment, endPayment } from "#server/reference-backend/payments/settle";

let folder: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ledger-"));
  db = await openDatabase(folder);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

let members = 0;
async function newMember(): Promise<number> {
  members += 1;
  const { id } = await db
    .insertInto("members")
    .values({ name: `M${members}`, name_key: `m${members}`, date_of_birth: "1990-01-01" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("accounts")
    .values({
      member_id: id,
      email: `m${id}@example.org`,
      email_key: `m${id}@example.org`,
      password_hash: "",
      status: "active",
      free_messages_left: 0,
      signup_at: 0,
      language: "en",
    })
    .execute();
  return id;
}

async function newPayment(memberId: number, credits: number): Promise<number> {
  members += 1;
  const { id } = await db
    .insertInto("payments")
    .values({
      member_id: memberId,
      package_id: 1,
      credits,
      method: "visa",
      status: "pending",
      amount: 1000,
      full_amount: 1000,
      currency: "EUR",
      token: `token-${members}`,
      created_at: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function stateOf(memberId: number) {
  const account = await db
    .selectFrom("accounts")
    .select(["credits", "paid"])
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  const { sum } = await db
    .selectFrom("credit_entries")
    .select((row) => row.fn.sum<number | null>("amount").as("sum"))
    .executeTakeFirstOrThrow();
  return { ...account, byEntries: await creditsByEntries(db, memberId), allEntries: Number(sum ?? 0) };
}

const inTransaction = <T>(work: (transaction: Database) => Promise<T>) => db.transaction().execute(work);

type Step =
  | { kind: "spend"; amount: number }
  | { kind: "gift"; amount: number }
  | { kind: "buy"; credits: number; notices: readonly ("completed" | "failed" | "cancelled")[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("spend" as const), amount: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("gift" as const), amount: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    kind: fc.constant("buy" as const),
    credits: fc.integer({ min: 1, max: 40 }),
    notices: fc.array(fc.constantFrom("completed" as const, "failed" as const, "cancelled" as const), {
      maxLength: 4,
    }),
  }),
);

test("PAY-04 whatever members buy and spend at once, credits equal the sum of the entries and never fall below zero", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const id = await newMember();
      const results = await Promise.all(
        steps.map(async (one) => {
          if (one.kind === "buy") {
            const payment = await newPayment(id, one.credits);
            await Promise.all(
              one.notices.map((outcome) =>
                inTransaction((db) =>
                  outcome === "completed"
                    ? completePayment(db, payment, 1)
                    : endPayment(db, payment, outcome, 1),
                ),
              ),
            );
            return one.notices.includes("completed") ? one.credits : 0;
          }
          const reason = one.kind === "spend" ? "text" : "gift";
          const moved = await inTransaction((db) =>
            moveCredits(db, { memberId: id, amount: -one.amount, reason, now: 1 }),
          );
          return moved === undefined ? 0 : -one.amount;
        }),
      );
      const state = await stateOf(id);
      const expected = results.reduce((sum, change) => sum + change, 0);
      expect(state).toMatchObject({ credits: expected, byEntries: expected, allEntries: 0 });
      expect(state.credits).toBeGreaterThanOrEqual(0);
      const bought = steps.some((one) => one.kind === "buy" && one.notices.includes("completed"));
      expect(state.paid).toBe(bought ? 1 : 0);
    }),
    { numRuns: 60 },
  );
});

test("PAY-04 twenty sends at once with credits for three book three", async () => {
  const id = await newMember();
  await inTransaction((db) => moveCredits(db, { memberId: id, amount: 3, reason: "signup", now: 1 }));
  const sends = await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction((db) => moveCredits(db, { memberId: id, amount: -1, reason: "text", now: 1 })),
    ),
  );
  expect(sends.filter((transfer) => transfer !== undefined)).toHaveLength(3);
  expect(await stateOf(id)).toMatchObject({ credits: 0, byEntries: 0, allEntries: 0 });
});

test("PAY-03 money that arrives after a cancellation still buys the credits, once", async () => {
  const id = await newMember();
  const payment = await newPayment(id, 35);
  expect(await inTransaction((db) => endPayment(db, payment, "cancelled", 1))).toBe(true);
  expect(await inTransaction((db) => completePayment(db, payment, 2))).toBe(true);
  expect(await inTransaction((db) => completePayment(db, payment, 3))).toBe(false);
  expect(await inTransaction((db) => endPayment(db, payment, "failed", 4))).toBe(false);
  expect(await stateOf(id)).toMatchObject({ credits: 35, paid: 1, byEntries: 35 });
});
