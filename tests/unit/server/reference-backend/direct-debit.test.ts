import { afterAll, beforeAll, expect, test } from "vitest";
import { ReferenceSite, type Visitor } from "./reference-site";

const IBAN = "NL91ABNA0417164300";
const PHONE = "+31612345678";
const DAY_MS = 86_400_000;

let site: ReferenceSite;
const lines: string[] = [];
beforeAll(async () => {
  site = await ReferenceSite.start({ log: (line) => void lines.push(line) });
});
afterAll(() => site.stop());

async function price(who: Visitor): Promise<{ amount: number; currency: string }> {
  const { packages } = (await who.get("/api/packages.php?country=NL")).body;
  return packages.find((one: { id: number }) => one.id === 1);
}

async function start(who: Visitor, more: Record<string, unknown> = {}) {
  const { amount, currency } = await price(who);
  return who.post("/api/directdebit.php", {
    package: 1,
    account_holder: "Sam Jansen",
    iban: IBAN,
    street: "Straat",
    house_number: "1",
    zip: "1000 AA",
    city: "Haarlem",
    phone: PHONE,
    amount,
    currency,
    country: "NL",
    ...more,
  });
}

async function smsCode(): Promise<string> {
  const [sms] = (await site.backend.outbox()).filter(({ kind }) => kind === "sms");
  return /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
}

const confirm = (who: Visitor, payment: number, otp: string) =>
  who.post("/api/directdebit.php?otp=1", { payment, otp });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("PAY-07 the right SMS code pays: credits and Premium come, and nothing tells the whole IBAN or phone", async () => {
  const ann = await site.signUp("Debit");
  const started = await start(ann);
  expect(started.status).toBe(200);
  const { id, status, direct_debit } = started.body.payment;
  expect({ status, direct_debit }).toEqual({
    status: "pending",
    direct_debit: { attempts_left: 3, phone_end: "678", iban_end: "4300" },
  });
  const read = await ann.get(`/api/payment.php?id=${id}`);
  expect(read.body.payment.direct_debit).toEqual(direct_debit);
  expect((await ann.get("/api/user.php")).body.user).toMatchObject({ paid_user: false, credits: 0 });
  const paid = await confirm(ann, id, await smsCode());
  expect(paid.body.payment.status).toBe("completed");
  expect((await ann.get("/api/user.php")).body.user).toMatchObject({ paid_user: true, credits: 12 });
  expect((await confirm(ann, id, await smsCode())).status).toBe(404);
  expect((await ann.get("/api/user.php")).body.user.credits).toBe(12);
  const after = await ann.get(`/api/payment.php?id=${id}`);
  expect(JSON.stringify([started.body, after.body])).not.toMatch(/0417164300|31612345678/);
  expect(lines.join()).not.toMatch(/0417164300|612345678/);
});

test("PAY-07 the text message names the amount and comes in the member's language", async () => {
  const ann = await site.signUp("Language");
  await ann.put("/api/user.php", { language: "de" });
  await start(ann);
  const [sms] = await site.backend.outbox();
  expect(sms).toMatchObject({ kind: "sms", to: PHONE });
  expect(sms?.text).toMatch(/^\d{6} ist dein .*einmalige Lastschrift über \d+,\d\d\s€/);
});

test("PAY-07 three wrong codes end the debit, two such debits block the account for it", async () => {
  const ann = await site.signUp("Guesser");
  for (const round of [1, 2]) {
    const { id } = (await start(ann)).body.payment;
    const code = await smsCode();
    for (const left of [2, 1, 0]) {
      const answer = await confirm(ann, id, wrong(code));
      expect(answer).toMatchObject({ status: 422, body: { error: "otp_invalid", attempts_left: left } });
    }
    expect((await confirm(ann, id, code)).status, `round ${round}`).toBe(404);
    expect((await ann.get(`/api/payment.php?id=${id}`)).body.payment).toMatchObject({
      status: "failed",
      direct_debit: null,
    });
  }
  expect(await start(ann)).toMatchObject({ status: 403, body: { error: "debit_blocked" } });
});

test("PAY-07 a code sent again makes the first one worthless, and counts for a quarter of an hour", async () => {
  const ann = await site.signUp("Again");
  const { id } = (await start(ann)).body.payment;
  const first = await smsCode();
  expect((await ann.post("/api/directdebit.php?resend=1", { payment: id })).status).toBe(200);
  const second = await smsCode();
  if (first !== second) expect((await confirm(ann, id, first)).body.attempts_left).toBe(2);
  site.aheadMs = 16 * 60_000;
  try {
    // More often than there are attempts.
    for (let times = 0; times < 4; times += 1) {
      expect(await confirm(ann, id, second)).toMatchObject({ status: 410, body: { error: "otp_expired" } });
    }
  } finally {
    site.aheadMs = 0;
  }
  expect((await confirm(ann, id, second)).status).toBe(200);
});

test("PAY-07 text messages are limited, and so are debits in 30 days", async () => {
  const ann = await site.signUp("Often");
  for (let times = 0; times < 3; times += 1) {
    const { id } = (await start(ann)).body.payment;
    expect((await confirm(ann, id, await smsCode())).status).toBe(200);
  }
  expect(await start(ann)).toMatchObject({ status: 403, body: { error: "debit_limit" } });
  site.aheadMs = 31 * DAY_MS;
  try {
    await ann.login("often@example.org", "a long enough one");
    const { id } = (await start(ann)).body.payment;
    for (let times = 1; times < 5; times += 1) {
      expect((await ann.post("/api/directdebit.php?resend=1", { payment: id })).status).toBe(200);
    }
    const refused = await ann.post("/api/directdebit.php?resend=1", { payment: id });
    expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  } finally {
    site.aheadMs = 0;
  }
});

test.each([
  [{ iban: "NL92ABNA0417164300" }, 422, "iban_invalid"],
  [{ iban: "US00" }, 422, "iban_invalid"],
  [{ phone: "+31123" }, 422, "phone_invalid"],
  [{ phone: "0612345678" }, 422, "phone_invalid"],
  [{ amount: 1 }, 409, "amount_changed"],
  [{ country: "US" }, 422, "method_not_allowed"],
  [{ package: 99 }, 404, "package_not_found"],
  [{ discountcode: "NOSUCH" }, 404, "code_not_found"],
])("PAY-07 a debit with %j is refused with %i %s", async (more, status, error) => {
  const ann = await site.signUp(`Bad ${JSON.stringify(more).replaceAll(/[^a-zA-Z0-9]/g, "")}`.slice(0, 20));
  expect(await start(ann, more)).toMatchObject({ status, body: { error } });
});

test("PAY-07 nobody confirms or resends somebody else's debit", async () => {
  const ann = await site.signUp("Owner");
  const eve = await site.signUp("Eve");
  const { id } = (await start(ann)).body.payment;
  expect((await confirm(eve, id, await smsCode())).status).toBe(404);
  expect((await eve.post("/api/directdebit.php?resend=1", { payment: id })).status).toBe(404);
});
