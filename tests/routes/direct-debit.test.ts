import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const FORM = "/directdebit?package=2";
const PHONE_CANARY = "0612345678";
const IBAN_CANARY = "NL91 ABNA 0417 1643 00";

const typed = {
  account_holder: "Sam Jansen",
  iban: IBAN_CANARY,
  street: "Grote Straat",
  house_number: "7a",
  zip: "2011 AB",
  city: "Haarlem",
  phone: PHONE_CANARY,
  mandate: "1",
};

const site = testSite({ backend: { limits: { debitSmsPerHour: 100, debitsPer30Days: 100 } } });

const plain = (page: Page) => page.words.replace(/\s/gu, " ");

/** Sam lives in the Netherlands, where direct debit is known. */
const sam = (headers?: Record<string, string>) =>
  site.member("unconfirmed@demo.example", headers ? { headers } : undefined);

async function order(who: Browser, changes: Record<string, string> = {}): Promise<Page> {
  const page = await who.get(FORM);
  const fields: Record<string, string> = { ...typed, intent: "order", ...changes };
  const form = page.form("/directdebit", "iban");
  const hidden = form.fields.filter(([name]) => !(name in fields));
  const sent = Object.entries(fields).filter(([, value]) => value !== "-");
  return who.post(form.action, [...hidden, ...sent] as [string, string][]);
}

async function smsCode(): Promise<string> {
  const [sms] = (await site.backend.outbox()).filter(({ kind }) => kind === "sms");
  return /\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
}

const enter = (who: Browser, page: Page, otp: string) =>
  who.send(page, "/directdebit", { otp, intent: "confirm" });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("PAY-07 form, mandate, code, credits: and neither page nor log tells the IBAN or phone afterwards", async () => {
  const who = await sam();
  const form = await who.get(FORM);
  expect(plain(form)).toMatch(
    /I authorize Rendez Demo B\.V\. \(made up\) to collect €\d+\.\d\d from my account once/,
  );
  expect(plain(form)).toContain("Within eight weeks of the debit you can ask your bank to refund");
  expect(plain(form)).toContain("Creditor identifier: NL00ZZZ000000000000");
  expect(plain(form)).toContain("Order with obligation to pay");

  const ordered = await order(who);
  expect(ordered.status).toBe(303);
  expect(ordered.location).toMatch(/^\/directdebit\?payment=\d+$/);
  const step = await who.follow(ordered);
  expect(plain(step)).toContain("phone number ending in 678");
  expect(plain(step)).toContain("IBAN ending in 4300");
  const reloaded = await who.get(ordered.location ?? "");
  expect(plain(reloaded)).toContain("You have 3 attempts left.");

  const refused = await enter(who, reloaded, wrong(await smsCode()));
  expect(refused.status).toBe(422);
  expect(plain(refused)).toContain("Code invalid");
  expect(plain(refused)).toContain("You have 2 attempts left.");

  const paid = await enter(who, refused, await smsCode());
  expect(paid.location).toMatch(/^\/transactions\/\d+$/);
  const transaction = await who.follow(paid);
  expect(plain(transaction)).toContain("35 credits");
  const after = [ordered, step, reloaded, refused, paid, transaction].map(({ text }) => text).join();
  expect(after).not.toMatch(/0417 ?1643|ABNA|612345678|Grote Straat/);
  expect(JSON.stringify(site.log)).not.toMatch(/0417 ?1643|ABNA|612345678|Grote|Jansen/);
});

test.each([
  ["iban", "-", "Please enter the IBAN."],
  ["iban", "NL92ABNA0417164300", "This IBAN is not valid. Please check it."],
  ["iban", "DE89370400440532013001", "This IBAN is not valid. Please check it."],
  ["iban", "BR1500000000000010932840814P2", "This IBAN is not valid. Please check it."],
  ["phone", "12", "This is not a valid phone number. Please check it."],
  ["phone", "+999 123", "This is not a valid phone number. Please check it."],
  ["account_holder", " ", "Please enter the account holder."],
  ["street", "-", "Please enter the street."],
  ["house_number", "-", "Please enter the house number."],
  ["zip", "x".repeat(13), ""],
  ["city", "-", "Please enter the city."],
  ["mandate", "-", "Please authorize the direct debit."],
])("PAY-07 %s as %j is refused beside its field, and everything typed stays", async (name, value, text) => {
  const who = await sam();
  const answer = await order(who, { [name]: value });
  expect(answer.status).toBe(422);
  expect(plain(answer)).toContain(text);
  expect(answer.text).toContain(`id="${name}-error"`);
  for (const field of ["account_holder", "street", "city"].filter((one) => one !== name)) {
    expect(answer.valueOf(field)).toBe(typed[field as keyof typeof typed]);
  }
  expect(site.proxy.calls("/api/directdebit.php")).toBe(0);
});

test.each([
  ["NL", "06 12345678", "+31612345678"],
  ["NL", "+49 1512 3456789", "+4915123456789"],
  ["NL", "0031 6 12345678", "+31612345678"],
])("PAY-07 a phone of %s typed as %s goes on as %s", async (_, phone, sent) => {
  const who = await sam();
  expect((await order(who, { phone })).status).toBe(303);
  const [asked] = site.proxy.requests("/api/directdebit.php");
  expect(JSON.parse(String(asked?.body))).toMatchObject({ phone: sent, iban: "NL91ABNA0417164300" });
});

test.each([
  [403, "debit_blocked", "Your account is blocked for direct debit payments."],
  [403, "debit_limit", "Your limit for direct debit payments has been reached..."],
])("PAY-07 the operator's %i %s reads '%s' and offers another method", async (status, error, text) => {
  const who = await sam();
  site.proxy.rule("/api/directdebit.php", { kind: "answer", status, body: { error } });
  const answer = await order(who);
  expect(answer.status).toBe(403);
  expect(plain(answer)).toContain(text);
  expect(answer.text).toContain('href="/credits/2"');
  expect(answer.valueOf("iban")).toBe(IBAN_CANARY);
});

test.each(["12", "12345", "1234567", "12345a", "<b>123456"])(
  "PAY-07 %j is no code of six digits: it is said, nothing is asked, and no attempt is lost",
  async (typed) => {
    const who = await sam();
    const step = await who.follow(await order(who));
    const asked = site.proxy.calls("/api/directdebit.php");
    const refused = await enter(who, step, typed);
    expect(refused.status).toBe(422);
    expect(plain(refused)).toContain("Please enter all six digits of the code.");
    expect(refused.valueOf("otp")).toBe(typed);
    expect(plain(refused)).toContain("You have 3 attempts left.");
    expect(site.proxy.calls("/api/directdebit.php")).toBe(asked);
  },
);

test("PAY-07 a code may be typed as it was read: with spaces, dashes and wide digits", async () => {
  const who = await sam();
  const step = await who.follow(await order(who));
  const code = await smsCode();
  const wide = String.fromCodePoint(...[...code].map((digit) => 0xff10 + Number(digit)));
  expect((await enter(who, step, `${wide.slice(0, 3)} - ${wide.slice(3)}`)).location).toMatch(
    /^\/transactions/,
  );
});

test("PAY-07 the third wrong code ends the debit: it is said before, and its transaction says so", async () => {
  const who = await sam();
  const step = await who.follow(await order(who));
  const code = wrong(await smsCode());
  const first = await enter(who, step, code);
  expect(first.status).toBe(422);
  expect(plain(first)).not.toContain("last attempt");
  const second = await enter(who, step, code);
  expect(second.status).toBe(422);
  expect(plain(second)).toContain("This is your last attempt. If the code is wrong, this order ends");
  const last = await enter(who, step, code);
  expect(last.status).toBe(303);
  const ended = plain(await who.follow(last));
  expect(ended).toContain("Payment failed or has been cancelled.");
  expect(ended).toContain("The code from the text message was wrong too often. Nothing is collected");
  // The address alone says it of no other order.
  const [, id = ""] = /transactions\/(\d+)/.exec(last.location ?? "") ?? [];
  expect(plain(await who.get(`/transactions/${id}`))).toContain(
    "No credits were added, and you owe nothing.",
  );
});

test("PAY-07 the right code typed too late costs no attempt, not even the last: it is said, and a new one counts", async () => {
  const who = await sam();
  const ordered = await order(who);
  const step = await who.follow(ordered);
  const code = await smsCode();
  await enter(who, step, wrong(code));
  await enter(who, step, wrong(code));
  site.time.aheadMs += 16 * 60_000;
  const late = await enter(who, step, code);
  expect(late.status).toBe(422);
  expect(plain(late)).toContain("This code has expired. No attempt was counted. Please ask for a new one.");
  expect(plain(late)).toContain("You have 1 attempt left.");
  const resend = late.text.match(/<form[\s\S]*?<\/form>/g)?.find((form) => form.includes('value="resend"'));
  const key = /name="_key" value="([^"]+)"/.exec(resend ?? "")?.[1] ?? "";
  const again = await who.follow(await who.post(ordered.location ?? "", { _key: key, intent: "resend" }));
  expect((await enter(who, again, await smsCode())).location).toMatch(/^\/transactions\/\d+$/);
});

test("PAY-07 a new code is sent on demand, and too many are refused with the minutes", async () => {
  const who = await sam();
  const ordered = await order(who);
  const step = await who.follow(ordered);
  const resend = step.text.match(/<form[\s\S]*?<\/form>/g)?.find((form) => form.includes('value="resend"'));
  const key = /name="_key" value="([^"]+)"/.exec(resend ?? "")?.[1] ?? "";
  const path = ordered.location ?? "";
  const sent = await who.post(path, { _key: key, intent: "resend" });
  expect(sent.location).toBe(`${path}&sent=1`);
  expect(plain(await who.follow(sent))).toContain("We sent you a new code.");
  site.proxy.rule("/api/directdebit.php", {
    kind: "answer",
    status: 429,
    body: { error: "rate_limited", retry_after: "90" },
  });
  const refused = await who.post(path, { _key: key, intent: "resend" });
  expect(refused.status).toBe(429);
  expect(plain(refused)).toContain("Too many codes were sent. Please try again in 2 min.");
});

test("PAY-07 PAY-03 whose phone gets no code leaves the step by cancelling the order, and orders anew", async () => {
  const who = await sam();
  const step = await who.follow(await order(who, { phone: "0612345679" }));
  const [, cancel = ""] =
    /href="(\/transactions\/\d+\?cancel=1)"[^>]*>Cancel this order/.exec(step.text) ?? [];
  const asked = await who.get(cancel);
  const cancelled = await who.follow(await who.send(asked, cancel.split("?")[0] ?? "", { intent: "cancel" }));
  expect(plain(cancelled)).toContain("Payment failed or has been cancelled.");
  expect(cancelled.text).toContain('href="/credits/2"');
});

test("PAY-07 PAY-04 the same order twice, or with its answer lost, is one debit", async () => {
  const who = await sam();
  const page = await who.get(FORM);
  const form = page.form("/directdebit", "iban");
  const fields = [...form.fields.filter(([name]) => !(name in typed)), ...Object.entries(typed)] as [
    string,
    string,
  ][];
  site.proxy.rule("/api/directdebit.php", { kind: "drop_after" });
  const first = await who.post(form.action, fields);
  const second = await who.post(form.action, fields);
  expect(first.location).toMatch(/payment=\d+/);
  expect(second.location).toBe(first.location);
  expect(site.proxy.calls("/api/directdebit.php")).toBe(1);
});

test("PAY-07 PAY-06 a code's price stands in form and mandate; a price that changed is asked for again", async () => {
  const who = await sam();
  const page = await who.get(`${FORM}&code=HOLLAND10`);
  expect(plain(page)).toContain("Code HOLLAND10: 10% off");
  const answer = await order(who, { amount: "1" });
  expect(answer.status).toBe(409);
  expect(plain(answer)).toContain("Nothing was ordered.");
  expect(answer.valueOf("city")).toBe("Haarlem");
  // Nobody gave a mandate for the new sum yet; one for a sum that stands is not asked for twice.
  expect(answer.text).not.toMatch(/id="mandate"[^>]*checked|checked[^>]*id="mandate"/);
  const mistyped = await order(who, { iban: "NL92ABNA0417164300" });
  expect(mistyped.text).toMatch(/id="mandate"[^>]*checked|checked[^>]*id="mandate"/);
});

test("PAY-07 pages that are not there, not allowed or somebody else's", async () => {
  const who = await sam();
  expect((await who.get("/directdebit")).status).toBe(404);
  expect((await who.get("/directdebit?package=99")).status).toBe(404);
  expect((await who.get("/directdebit?package=x")).status).toBe(404);
  expect((await who.get("/directdebit?payment=999999")).status).toBe(404);
  const american = await site.member("free@demo.example");
  expect((await american.get(FORM)).location).toBe("/credits/2?refused=sdd");
  const { location = "" } = await order(who);
  expect((await american.get(location)).status).toBe(404);
  expect((await site.browser().get(FORM)).location).toMatch(/^\/login\?next=/);
  const stale = await order(who, { _key: "direct-debit~made-up" });
  expect(stale.status).toBe(422);
  expect(stale.valueOf("street")).toBe("Grote Straat");
});

test.each([
  ["de", "Zahlungspflichtig bestellen", "Erstattung"],
  ["fr", "", "rembourser"],
  ...LANGUAGE_LIST.filter((one) => !["de", "fr"].includes(one)).map((one) => [one, "", ""]),
])("PAY-07 the form reads whole in %s, with its lawful button", async (language, button, refund) => {
  const page = await (await sam({ "accept-language": language })).get(FORM);
  expect(page.text).toContain(`lang="${language}"`);
  expect(page.words).not.toMatch(/[{}]|undefined|NaN/);
  expect(page.words).toContain(button);
  expect(page.words).toContain(refund);
});

test("PAY-07 whoever comes back from the code finds the order that waits for it, and why the bank details are not there", async () => {
  const who = await sam();
  const ordered = await order(who);
  const page = await who.get(FORM);
  expect(page.valueOf("iban")).toBe("");
  expect(plain(page)).toContain("We do not keep it: if you leave this page, please type it again.");
  expect(plain(page)).toContain("waits for the code from the text message");
  expect(page.text).toContain(`href="${ordered.location}"`);
  // A refused form says what was wrong with it, and nothing else.
  expect(plain(await order(who, { iban: "NL00" }))).not.toContain("waits for the code");
  // Browsers bring fields back, ticks too: a mandate is given anew, for the sum that the page has then.
  expect(page.text).toMatch(/<input(?=[^>]*name="mandate")(?=[^>]*autoComplete="off")/i);
  expect(page.text).toMatch(/<input(?=[^>]*name="iban")(?=[^>]*autoComplete="off")/i);
  expect(page.text).not.toMatch(/<input(?=[^>]*name="house_number")(?=[^>]*autoComplete="off")/i);
  // Another member's waits for nobody here.
  const other = await site.member("premium@demo.example", { headers: { "accept-language": "nl-NL" } });
  expect(plain(await other.get(FORM))).not.toContain("wacht op de code");
});
