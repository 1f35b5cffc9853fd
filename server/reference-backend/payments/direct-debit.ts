import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import {
  confirmDirectDebit,
  resendDirectDebitCode,
  startDirectDebit,
} from "#app/contract/direct-debit.server";
import { countOne } from "../auth/counter";
import type { Backend } from "../backend";
import type { Database, DirectDebitRow } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal, rateLimited } from "../http/refusal";
import { insertPayment, paymentOf, requirePrice } from "./create";
import { DEBIT_CODE_DIGITS, debitCodeHash, newDebitCode, sendDebitCode } from "./debit-sms";
import { readOpenDebit, requireDebitAllowed } from "./debit-state";
import { completePayment, endPayment } from "./settle";
import { wirePayment } from "./wire-payment";

const HOUR_MS = 3_600_000;
const IBAN_DIGITS_SHOWN = 4;

const startRoute = forMembers(startDirectDebit, async (call) => {
  const { backend, body, viewer, key, now, write } = call;
  const answer = await write(async (db) => {
    await requireDebitAllowed(db, viewer.id, backend.limits, now);
    const iban = requireIban(body.iban);
    const phone = requirePhone(body.phone);
    const country = viewer.country ?? body.country;
    const choice = { ...body, method: "sdd" as const };
    const order = await requirePrice(backend, db, { id: viewer.id, country, now }, choice);
    await countSms(backend, db, viewer.id, now);
    const row = await insertPayment(db, order, { key, now });
    const code = newDebitCode(now);
    await db
      .insertInto("direct_debits")
      .values({
        payment_id: row.id,
        member_id: viewer.id,
        iban_end: iban.slice(-IBAN_DIGITS_SHOWN),
        phone,
        code_hash: code.hash,
        code_expires_at: code.expiresAt,
        attempts_left: backend.limits.debitAttempts,
        confirmed_at: null,
        created_at: now,
      })
      .execute();
    const amount = { minorUnits: row.amount, currency: row.currency };
    await sendDebitCode(backend, db, { to: phone, code: code.code, language: viewer.language, amount, now });
    return {
      payment: { ...wirePayment(backend, row), direct_debit: await readOpenDebit(db, row.id) },
    };
  });
  backend.outbox.deliver(now);
  return answer;
});

const confirmRoute = forMembers(confirmDirectDebit, async ({ backend, db, body, viewer, now }) => {
  const left = await db.transaction().execute(async (transaction) => {
    const debit = await requireOpen(transaction, body.payment, viewer.id);
    const code = body.otp.replace(/\D/g, "");
    // A slip of the finger, not a guess.
    if (code.length !== DEBIT_CODE_DIGITS) return debit.attempts_left;
    // Nothing can be guessed any more, and who types what came too late is not to lose the order.
    if (now >= debit.code_expires_at) throw new Refusal("otp_expired");
    if (debit.code_hash === debitCodeHash(code)) {
      await transaction
        .updateTable("direct_debits")
        .set({ confirmed_at: now, phone: null, code_hash: "" })
        .where("payment_id", "=", debit.payment_id)
        .execute();
      await completePayment(transaction, debit.payment_id, now);
      return undefined;
    }
    const attempts = debit.attempts_left - 1;
    await transaction
      .updateTable("direct_debits")
      .set({ attempts_left: attempts, ...(attempts === 0 && { phone: null, code_hash: "" }) })
      .where("payment_id", "=", debit.payment_id)
      .execute();
    if (attempts === 0) await endPayment(transaction, debit.payment_id, "failed", now);
    return attempts;
  });
  // Thrown outside: a refusal inside would give the try back.
  if (left !== undefined) throw new Refusal("otp_invalid", { attempts_left: left });
  return { payment: wirePayment(backend, await paymentOf(db, body.payment)) };
});

const resendRoute = forMembers(resendDirectDebitCode, async ({ backend, body, viewer, now, write }) => {
  const answer = await write(async (db) => {
    const debit = await requireOpen(db, body.payment, viewer.id);
    await countSms(backend, db, viewer.id, now);
    const row = await paymentOf(db, debit.payment_id);
    const code = newDebitCode(now);
    await db
      .updateTable("direct_debits")
      .set({ code_hash: code.hash, code_expires_at: code.expiresAt })
      .where("payment_id", "=", debit.payment_id)
      .execute();
    const amount = { minorUnits: row.amount, currency: row.currency };
    await sendDebitCode(backend, db, {
      to: debit.phone ?? "",
      code: code.code,
      language: viewer.language,
      amount,
      now,
    });
    return {};
  });
  backend.outbox.deliver(now);
  return answer;
});

function requireIban(input: string): string {
  const iban = electronicFormatIBAN(input);
  if (!iban || !isValidIBAN(iban) || !isSEPACountry(iban.slice(0, 2))) throw new Refusal("iban_invalid");
  return iban;
}

/** In the international form: `+49…`. */
function requirePhone(input: string): string {
  const phone = parsePhoneNumberFromString(input);
  if (!phone?.isValid()) throw new Refusal("phone_invalid");
  return phone.number;
}

async function countSms(backend: Backend, db: Database, memberId: number, now: number): Promise<void> {
  const wait = await countOne(db, {
    kind: "debit_sms",
    subject: String(memberId),
    max: backend.limits.debitSmsPerHour,
    windowMs: HOUR_MS,
    now,
  });
  if (wait > 0) throw rateLimited(wait);
}

async function requireOpen(db: Database, paymentId: number, memberId: number): Promise<DirectDebitRow> {
  const debit = await db
    .selectFrom("direct_debits")
    .innerJoin("payments", "payments.id", "direct_debits.payment_id")
    .selectAll("direct_debits")
    .where("payment_id", "=", paymentId)
    .where("direct_debits.member_id", "=", memberId)
    .where("payments.status", "=", "pending")
    .where("confirmed_at", "is", null)
    .where("attempts_left", ">", 0)
    .executeTakeFirst();
  if (!debit) throw new Refusal("payment_not_found");
  return debit;
}

export const directDebitRoutes = [startRoute, confirmRoute, resendRoute];
