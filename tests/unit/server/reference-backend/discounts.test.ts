import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/reference-backend/database/open";
import type { Database } from "#server/reference-backend/database/schema";
import { insertPayment } from "#server/reference-backend/payments/create";
import { discountedAmount, findDiscount } from "#server/reference-backend/payments/discounts";
import { completePayment } from "#server/reference-backend/payments/settle";
import { ReferenceSite, type Visitor } from "./reference-site";

const HOUR_MS = 3_600_000;

let site: ReferenceSite;
let db: Database;
let free: Visitor;
beforeAll(async () => {
  site = await ReferenceSite.start();
  db = await openDatabase(site.dataDir);
  free = await site.member("free@demo.example");
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
});

/** A payment with a code; it counts as used when the money arrived. */
async function buys(memberId: number, code: string): Promise<void> {
  const bundle = { id: 1, credits: 10, amount: 2000, currency: "EUR", popular: false };
  const order = {
    memberId,
    bundle,
    method: "ideal" as const,
    amount: 1500,
    discountCode: code,
    holdsCode: true,
  };
  const { id } = await insertPayment(db, order, { key: undefined, now: Date.now() });
  await db.transaction().execute((within) => completePayment(within, id, Date.now()));
}

const ask = (who: Visitor, query: Record<string, string>) =>
  who.get(`/api/discountcode.php?${new URLSearchParams(query)}`);

test.each([
  ["WHATEVER", {}, 404, { error: "code_not_found" }],
  ["", {}, 404, { error: "code_not_found" }],
  ["WITHDRAWN40", {}, 404, { error: "code_not_found" }],
  ["FORSAM15", {}, 404, { error: "code_not_found" }],
  ["SUMMER2024", {}, 410, { error: "code_expired" }],
  ["HOLLAND10", {}, 422, { error: "code_country", country: "NL" }],
  ["BIGGER15", { package: "1" }, 422, { error: "code_minimum", minimum_order_value: 5000, currency: "USD" }],
  ["BANK10", { method: "paypal" }, 422, { error: "code_method" }],
  // No method of hers is among the code's: it can be used for nothing.
  ["BANK10", {}, 422, { error: "code_method" }],
])("PAY-06 the code %j is refused with its reason", async (code, query, status, body) => {
  const answer = await ask(free, { code, ...query });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(body);
});

test.each([
  ["SPRING20", {}, 20],
  [" spring20 ", {}, 20],
  ["BIGGER15", { package: "4" }, 15],
  ["BANK10", { method: "ideal" }, 10],
  ["ONCE30", {}, 30],
])("PAY-06 the code %j is good", async (code, query, percentage) => {
  const { status, body } = await ask(free, { code, ...query });
  expect(status).toBe(200);
  expect(body.discountcode).toMatchObject({ code: code.trim().toUpperCase(), value_percentage: percentage });
});

test("PAY-06 a code of one's own and one of the own country are good for their member", async () => {
  const sam = await site.member("unconfirmed@demo.example");
  expect((await ask(sam, { code: "FORSAM15" })).body.discountcode.value_percentage).toBe(15);
  expect((await ask(sam, { code: "HOLLAND10" })).status).toBe(200);
});

test("PAY-06 a code that each member may use once is refused the second time, to that member only", async () => {
  const ann = await site.signUp("Oncer");
  await buys(ann.id, "ONCE30");
  await buys(ann.id, "SPRING20");
  expect(await ask(ann, { code: "ONCE30" })).toMatchObject({ status: 409, body: { error: "code_used" } });
  expect((await ask(ann, { code: "SPRING20" })).status).toBe(200);
  expect((await ask(free, { code: "ONCE30" })).status).toBe(200);
});

test("PAY-08 TIMEBONUS25 holds for four hours from signup by the backend's clock, then a code of one's own", async () => {
  const ann = await site.signUp("Bonus");
  const { discountcode } = (await ask(ann, { welcome: "true" })).body;
  expect(discountcode).toMatchObject({
    code: "TIMEBONUS25",
    value_percentage: 25,
    status: "active",
    validity: "once-per-user",
    expired: false,
  });
  const left = Date.parse(discountcode.expires) - Date.now();
  expect(left).toBeGreaterThan(4 * HOUR_MS - 60_000);
  expect(left).toBeLessThanOrEqual(4 * HOUR_MS);

  const order = { member: ann.id, code: "TIMEBONUS25" };
  const end = Date.parse(discountcode.expires);
  await expect(findDiscount(db, { ...order, now: end - 1 })).resolves.toMatchObject({ percentage: 25 });
  await expect(findDiscount(db, { ...order, now: end })).rejects.toMatchObject({ code: "code_expired" });
});

test("PAY-08 TIMEBONUS25 is not for paying members, nor twice for anybody", async () => {
  const premium = await site.member("premium@demo.example");
  expect(await ask(premium, { code: "TIMEBONUS25" })).toMatchObject({ status: 410 });
  expect((await ask(premium, { welcome: "true" })).body.discountcode).toBeNull();
  const ann = await site.signUp("Twicer");
  await buys(ann.id, "TIMEBONUS25");
  expect((await ask(ann, { code: "TIMEBONUS25" })).body).toEqual({ error: "code_used" });
  expect((await ask(ann, { welcome: "true" })).body.discountcode).toBeNull();
});

test.each([
  [1999, 25, 1499],
  [1002, 25, 752],
  [10, 25, 8],
  [1, 50, 1],
  [999, 12.5, 874],
  [1000, 0, 1000],
  [1000, 100, 0],
])("PAY-06 %i minor units less %d percent are %i", (amount, percentage, after) => {
  expect(discountedAmount(amount, percentage)).toBe(after);
});

const offersOf = async (who: Visitor, query: Record<string, string> = {}) => {
  const { packages } = (await who.get(`/api/packages.php?${new URLSearchParams(query)}`)).body;
  type Wire = { amount: number; offers: { code: string; amount: number }[] };
  return (packages as Wire[]).map(({ offers }) => offers.map(({ code, amount }) => `${code} ${amount}`));
};

test("PAY-12 packages are priced for the member: what holds, at the price that is charged", async () => {
  const ann = await site.signUp("Priced");
  const [small, , , large] = (await ann.get("/api/packages.php")).body.packages;
  const at = (amount: number, percentage: number) => discountedAmount(amount, percentage);
  expect((await offersOf(ann))[0]).toEqual([`TIMEBONUS25 ${at(small.amount, 25)}`]);
  const typed = await offersOf(ann, { discountcode: " bigger15 " });
  expect(typed[0]).toEqual([`TIMEBONUS25 ${at(small.amount, 25)}`]);
  expect(typed[3]).toEqual([`BIGGER15 ${at(large.amount, 15)}`, `TIMEBONUS25 ${at(large.amount, 25)}`]);
  expect((await offersOf(ann, { discountcode: "NOSUCH" }))[0]).toHaveLength(1);
  const price = { package: small.id, method: "visa", amount: at(small.amount, 25), currency: small.currency };
  const order = { ...price, discountcode: "TIMEBONUS25", return_url: "http://localhost/back" };
  expect(await ann.post("/api/payment.php", order)).toMatchObject({
    status: 200,
    body: {
      payment: { amount: price.amount, full_amount: small.amount, discountcode: "TIMEBONUS25" },
    },
  });
  // An open order holds it: it is no offer for another one.
  expect((await offersOf(ann))[0]).toEqual([]);
});

test("PAY-12 visitors are offered nothing, and a code only where its method may be chosen", async () => {
  expect((await offersOf(site.visitor(), { discountcode: "SPRING20" })).flat()).toEqual([]);
  const sam = await site.member("unconfirmed@demo.example");
  const has = async (query: Record<string, string>) =>
    (await offersOf(sam, { discountcode: "BANK10", ...query }))[1]?.some((one) => one.startsWith("BANK10"));
  expect(await has({})).toBe(true);
  expect(await has({ method: "ideal" })).toBe(true);
  expect(await has({ method: "visa" })).toBe(false);
});
