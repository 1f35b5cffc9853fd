import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { ordered, orderRefusals, paymentAnswer } from "./payment-shape.server";
import { REFUSED } from "./refusal.server";
import { field, wireDone, wireInt } from "./wire.server";

export const startDirectDebit = defineEndpoint({
  name: "payments.startDirectDebit",
  summary: "Starts a one-time direct debit and sends the SMS code.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/directdebit.php",
  body: z.object({
    package: field(z.number().int().positive(), "Which package.", 2),
    account_holder: field(z.string(), "Name of the account's holder.", "Anna Jansen"),
    iban: field(z.string(), "The IBAN without blanks.", "NL91ABNA0417164300"),
    street: field(z.string(), "Street of the holder.", "Grote Markt"),
    house_number: field(z.string(), "House number, with what belongs to it.", "12 A"),
    zip: field(z.string(), "Postal code.", "2011 RD"),
    city: field(z.string(), "Town of the holder.", "Haarlem"),
    phone: field(z.string(), "Mobile phone that gets the SMS code, E.164.", "+31612345689"),
    ...ordered,
  }),
  answer: paymentAnswer,
  refusals: {
    ...orderRefusals,
    method_not_allowed: { status: 422, summary: "Not in this country or for this amount." },
    rate_limited: REFUSED.rateLimited,
    debit_blocked: { status: 403, summary: "The account is blocked for direct debit (SPEC §8)." },
    debit_limit: { status: 403, summary: "The limit for direct debit was reached (SPEC §8)." },
    iban_invalid: { status: 422, summary: "The IBAN is not valid." },
    phone_invalid: { status: 422, summary: "The phone number is not valid." },
  },
});

export const confirmDirectDebit = defineEndpoint({
  name: "payments.confirmDirectDebit",
  summary:
    "Confirms a direct debit by the SMS code. One that is not six digits should cost no attempt; the site asks about none.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/directdebit.php",
  fixedQuery: { otp: "1" },
  body: z.object({
    payment: field(z.number().int().positive(), "Which payment.", 77),
    otp: field(z.string(), "The SMS code as it was typed.", "123456"),
  }),
  answer: paymentAnswer,
  refusals: {
    otp_invalid: {
      status: 422,
      summary: "Code invalid (SPEC §5).",
      data: z.object({
        attempts_left: field(wireInt, "Wrong codes that may still be typed.", 3, "attempts"),
      }),
    },
    otp_expired: {
      status: 410,
      summary: "The newest code counts no more, whatever is typed: no attempt is lost, a new one is needed.",
    },
    payment_not_found: { status: 404, summary: "No open direct debit of this member." },
  },
});

export const resendDirectDebitCode = defineEndpoint({
  name: "payments.resendDirectDebitCode",
  summary: "Sends the SMS code again.",
  method: "POST",
  path: "/api/directdebit.php",
  fixedQuery: { resend: "1" },
  body: z.object({ payment: field(z.number().int().positive(), "Which payment.", 77) }),
  answer: wireDone,
  refusals: {
    payment_not_found: { status: 404, summary: "No open direct debit of this member." },
    rate_limited: REFUSED.rateLimited,
  },
});
