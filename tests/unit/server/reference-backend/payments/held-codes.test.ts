import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/reference-backend/database/open";
import { ReferenceSite, type Visitor } from "../reference-site";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ONCE = "ONCE30";

let site: ReferenceSite;
beforeAll(async () => {
  site = await ReferenceSite.start({ sandbox: { origin: "http://localhost", lateMs: 600 * MINUTE_MS } });
});
afterAll(() => site.stop());

type Ordered = { package?: number; method?: string; again?: boolean };

async function order(who: Visitor, { package: id = 1, ...rest }: Ordered = {}) {
  const { packages } = (await who.get("/api/packages.php?country=NL")).body;
  const { amount, currency } = packages.find((one: { id: number }) => one.id === id);
  return who.post("/api/payment.php", {
    package: id,
    method: "visa",
    discountcode: ONCE,
    amount: Math.round(amount * 0.7),
    currency,
    country: "NL",
    return_url: "http://localhost/transactions/return",
    ...rest,
  });
}

const cancel = (who: Visitor, payment: number) => who.post("/api/payment.php?cancel=1", { payment });
const codeOf = async (who: Visitor) => (await who.get(`/api/discountcode.php?code=${ONCE}`)).status;
const stateOf = async (who: Visitor, id: number) =>
  (await who.get(`/api/payment.php?id=${id}`)).body.payment.status;

/** What the member does at the provider's page. */
async function atProvider(ordered: { body: { payment: { redirect_url: string } } }, chosen: object) {
  const { pathname } = new URL(ordered.body.payment.redirect_url);
  return fetch(`${site.backend.origin}${pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(Object.entries(chosen)),
  });
}

test("PAY-06 a code that expired meanwhile is said to have, not that cancelling its order would free it", async () => {
  const ann = await site.signUp("Expired");
  const bonus = () => ann.get("/api/discountcode.php?code=TIMEBONUS25");
  const { packages } = (await ann.get("/api/packages.php?country=NL")).body;
  const [{ id, amount, currency }] = packages;
  const more = { country: "NL", return_url: "http://localhost/transactions/return" };
  site.aheadMs = 230 * MINUTE_MS;
  const ordered = await ann.post("/api/payment.php", {
    ...more,
    package: id,
    method: "visa",
    discountcode: "TIMEBONUS25",
    amount: Math.round(amount * 0.75),
    currency,
  });
  try {
    expect(ordered.status).toBe(200);
    expect((await bonus()).body).toEqual({ error: "code_held", payment: ordered.body.payment.id });
    site.aheadMs = 241 * MINUTE_MS;
    expect((await bonus()).body).toEqual({ error: "code_expired" });
    // The order itself keeps its price.
    await atProvider(ordered, { outcome: "completed" });
    expect(await stateOf(ann, ordered.body.payment.id)).toBe("completed");
    expect((await bonus()).body).toEqual({ error: "code_used" });
  } finally {
    site.aheadMs = 0;
  }
});

test("PAY-06 of ten orders at once with a code that counts once, one gets it and nine are told which one holds it", async () => {
  const ann = await site.signUp("Atonce");
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => order(ann, { package: (at % 3) + 1, again: true })),
  );
  const [won, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { body } of refused) {
    expect(body).toEqual({ error: "code_held", payment: won?.body.payment.id });
  }
  expect(await codeOf(ann)).toBe(409);
  // It is hers alone.
  expect(await codeOf(await site.member("free@demo.example"))).toBe(200);
});

test.each(["failed", "cancelled"])(
  "PAY-06 an order that %s at the provider frees its code",
  async (outcome) => {
    const ann = await site.signUp(`Ended${outcome}`);
    await atProvider(await order(ann), { outcome });
    expect(await codeOf(ann)).toBe(200);
    expect((await order(ann)).status).toBe(200);
  },
);

test("PAY-06 PAY-03 a member cancels an open order, again too, and has the code back; nobody else can", async () => {
  const ann = await site.signUp("Canceller");
  const ordered = await order(ann);
  const { id, cancellable } = ordered.body.payment;
  expect(cancellable).toBe(true);
  expect(await cancel(await site.signUp("Stranger"), id)).toMatchObject({ status: 404 });
  expect((await cancel(ann, id)).body.payment).toMatchObject({ status: "cancelled", cancellable: false });
  expect((await cancel(ann, id)).status).toBe(200);
  expect(await codeOf(ann)).toBe(200);
  await atProvider(ordered, { outcome: "completed" });
  expect(await stateOf(ann, id)).toBe("cancelled");
  const again = await order(ann);
  await atProvider(again, { outcome: "completed" });
  expect(await stateOf(ann, again.body.payment.id)).toBe("completed");
  expect(await cancel(ann, again.body.payment.id)).toMatchObject({
    status: 409,
    body: { error: "payment_not_open" },
  });
  expect((await order(ann, { again: true })).body).toEqual({ error: "code_used" });
});

test("PAY-06 an order that was left frees its code after 30 minutes, and cannot be paid beside the next one", async () => {
  const ann = await site.signUp("Leaver");
  const left = await order(ann);
  site.aheadMs += 30 * MINUTE_MS - 5_000;
  expect(await codeOf(ann)).toBe(409);
  site.aheadMs += 10_000;
  expect(await codeOf(ann)).toBe(200);
  expect(await stateOf(ann, left.body.payment.id)).toBe("pending");
  expect((await order(ann)).status).toBe(200);
  expect(await stateOf(ann, left.body.payment.id)).toBe("cancelled");
  await atProvider(left, { outcome: "completed" });
  expect(await stateOf(ann, left.body.payment.id)).toBe("cancelled");
});

test("PAY-06 money by bank transfer is on its way for days, and so long the code stays with it", async () => {
  const ann = await site.signUp("Transfer");
  expect((await order(ann, { method: "sct" })).status).toBe(200);
  site.aheadMs += 13 * DAY_MS;
  expect(await codeOf(ann)).toBe(409);
  site.aheadMs += 2 * DAY_MS;
  expect(await codeOf(ann)).toBe(200);
});

test("PAY-06 what the provider has taken and not said yet is neither cancelled nor counted as left", async () => {
  const ann = await site.signUp("Decided");
  const ordered = await order(ann);
  const { id } = ordered.body.payment;
  await atProvider(ordered, { outcome: "completed", notify: "late" });
  expect((await cancel(ann, id)).body).toEqual({ error: "payment_not_open" });
  site.aheadMs += 60 * MINUTE_MS;
  expect(await codeOf(ann)).toBe(409);
  expect((await order(ann, { again: true })).body).toEqual({ error: "code_held", payment: id });
});

test("PAY-06 PAY-07 a direct debit whose order was cancelled takes no code of a text message any more", async () => {
  const ann = await site.signUp("Debtor");
  const { packages } = (await ann.get("/api/packages.php?country=NL")).body;
  const { amount, currency } = packages.find((one: { id: number }) => one.id === 1);
  const started = await ann.post("/api/directdebit.php", {
    package: 1,
    account_holder: "Ann Jansen",
    iban: "NL91ABNA0417164300",
    street: "Straat",
    house_number: "1",
    zip: "1000 AA",
    city: "Haarlem",
    phone: "+31612345678",
    discountcode: ONCE,
    amount: Math.round(amount * 0.7),
    currency,
    country: "NL",
  });
  const { id } = started.body.payment;
  expect((await order(ann, { again: true })).body).toEqual({ error: "code_held", payment: id });
  const [sms] = (await site.backend.outbox()).filter(({ kind }) => kind === "sms");
  const otp = /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
  expect((await cancel(ann, id)).status).toBe(200);
  expect((await ann.post("/api/directdebit.php?otp=1", { payment: id, otp })).status).toBe(404);
  expect((await ann.get(`/api/payment.php?id=${id}`)).body.payment.direct_debit).toBeNull();
  expect(await stateOf(ann, id)).toBe("cancelled");
  const db = await openDatabase(site.dataDir);
  const { credits } = await db
    .selectFrom("accounts")
    .select("credits")
    .where("member_id", "=", ann.id)
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect(credits).toBe(0);
  expect(await codeOf(ann)).toBe(200);
});
