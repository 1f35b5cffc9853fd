import { z } from "zod";
import { discountRefusals } from "./packages.server";
import { REFUSED } from "./refusal.server";
import { PAYMENT_STATUSES } from "./values";
import {
  field,
  wireBool,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireOptional,
  wireText,
} from "./wire.server";

export const payment = z.object({
  id: field(wireId, "Number of the payment.", 77),
  credits: field(wireInt, "Credits that are bought.", 100, "credits"),
  method: field(z.string(), "How it is paid.", "visa"),
  status: field(
    z.enum(PAYMENT_STATUSES),
    "`pending`, `completed`, `failed`, `cancelled`, `refunded` (given back, charged back) or `other`; any other word counts as `other`, which is shown without a judgment.",
    "pending",
  ),
  amount: field(wireInt, "What is charged, discount taken off.", 1999, "minor units of `currency`"),
  currency: field(z.string(), "ISO 4217.", "EUR"),
  full_amount: field(
    wireOptional(wireInt),
    "The package's price before the discount: what a receipt shows.",
    1999,
    "minor units of `currency`",
  ),
  discountcode: field(wireOptional(z.string()), "The code that made it less.", "TIMEBONUS25"),
  date: field(wireInstant, "When it was ordered.", "2026-01-31T12:00:00Z"),
  redirect_url: field(
    wireOptional(z.string()),
    "The provider's page, at each call while the payment is pending and is paid there.",
    "https://pay.example/77",
  ),
  recurring_failed: field(wireBool.optional(), "Whether a repeated charge failed.", 0),
  cancellable: field(
    wireBool.optional(),
    "The member may cancel it (`payments.cancel`); where it is not sent, no button is shown.",
    1,
  ),
  package: field(wireOptional(wireId), "What was bought: to offer it again.", 2),
  key: field(
    wireOptional(z.string()),
    "The Idempotency-Key it was made with: what tells whether a payment whose answer was lost was made.",
    "k1_7f3a…",
  ),
  direct_debit: field(
    wireOptional(
      z.object({
        attempts_left: field(wireInt, "Wrong codes that may still be typed.", 3, "attempts"),
        phone_end: field(wireText, "Last digits of the phone.", "89"),
        iban_end: field(wireText, "Last digits of the IBAN.", "1234"),
      }),
    ),
    "A direct debit whose SMS code is still to be typed; phone and IBAN by their last digits only.",
    { attempts_left: 3, phone_end: "89", iban_end: "1234" },
  ),
});

const PAYMENT_EXAMPLE = {
  id: 77,
  credits: 100,
  method: "visa",
  status: "pending",
  amount: 1999,
  currency: "EUR",
  date: "2026-01-31T12:00:00Z",
} as const;

export const paymentAnswer = z.object({ payment: field(payment, "The payment.", PAYMENT_EXAMPLE) });

export const paymentsAnswer = z.object({
  payments: field(wireList(payment), "The newest first.", [PAYMENT_EXAMPLE]),
});

/** What every way to pay says of the order besides its package. */
export const ordered = {
  discountcode: field(z.string().optional(), "The code that was accepted before.", "SPRING20"),
  amount: field(z.number().int(), "What the member saw and agreed to.", 1999, "minor units of `currency`"),
  currency: field(z.string(), "ISO 4217.", "EUR"),
  country: field(
    z.string().optional(),
    "The country that the packages were asked for; a member's own counts first.",
    "NL",
  ),
};

/** What may stand in the way of any order. */
export const orderRefusals = {
  ...discountRefusals,
  package_not_found: { status: 404, summary: "No such package." },
  amount_changed: {
    status: 409,
    summary: "The price changed meanwhile.",
    data: z.object({
      amount: field(wireInt, "What it costs now.", 2199, "minor units of `currency`"),
      currency: field(z.string(), "ISO 4217.", "EUR"),
    }),
  },
  key_reused: REFUSED.keyReused,
} as const;
