import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "./values";
import {
  wireBool,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireNumber,
  wireOptional,
  wireText,
} from "./wire.server";

/** SPEC §3, Discount code. */
export const discountCode = z.object({
  code: z.string(),
  country: wireOptional(z.string()),
  user_id: wireOptional(wireId),
  expires: wireOptional(wireInstant),
  value_percentage: wireNumber,
  currency: wireOptional(z.string()),
  /** In minor units of `currency`. */
  minimum_order_value: wireOptional(wireInt),
  status: z.string(),
  validity: wireOptional(z.string()),
  expired: wireBool.optional(),
  paymentmethods: wireList(z.string()).optional(),
});

/** A discount that holds for a package, and what the package costs with it. */
export const offer = z.object({
  code: z.string(),
  value_percentage: wireNumber,
  /** What is ordered and charged with it, in minor units of the package's currency. */
  amount: wireInt,
  /** Methods it is bound to; empty or not sent: every one. */
  paymentmethods: wireList(z.string()).optional(),
});

/** A package of credits; amounts in minor units. */
export const bundle = z.object({
  id: wireId,
  credits: wireInt,
  /** Without any discount. */
  amount: wireInt,
  currency: z.string(),
  popular: wireBool.optional(),
  paymentmethods: wireList(z.string()).optional(),
  /**
   * Every discount that holds for this package in this country, with this method, for this member: the member's own ones
   * without being asked for (welcome offer, time bonus), and `discountcode`. One that an open order holds is none of
   * them. The site takes the cheapest. Where it is not sent, the site reckons from `discountcode.php`.
   */
  offers: wireList(offer).optional(),
});

export const payment = z.object({
  id: wireId,
  credits: wireInt,
  method: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** What is charged, after the discount. */
  amount: wireInt,
  currency: z.string(),
  /** The package's price before the discount, and the code that made it less: what a receipt shows. */
  full_amount: wireOptional(wireInt),
  discountcode: wireOptional(z.string()),
  date: wireInstant,
  /** The provider's page, at each call while the payment is pending and is paid there. */
  redirect_url: wireOptional(z.string()),
  recurring_failed: wireBool.optional(),
  /** The member may cancel it (`payments.cancel`); where it is not sent, no button is shown. */
  cancellable: wireBool.optional(),
  /** What was bought: to offer it again. */
  package: wireOptional(wireId),
  /** The Idempotency-Key it was made with: what tells whether a payment whose answer was lost was made. */
  key: wireOptional(z.string()),
  /** A direct debit whose SMS code is still to be typed; phone and IBAN by their last digits only. */
  direct_debit: wireOptional(z.object({ attempts_left: wireInt, phone_end: wireText, iban_end: wireText })),
});

const discountRefusals = {
  code_not_found: { status: 404, summary: "Code not found (SPEC §5)." },
  code_used: { status: 409, summary: "Code already used (SPEC §5)." },
  code_held: {
    status: 409,
    summary:
      "A once-per-user code that an open order of this member holds until it is paid, cancelled or left.",
    data: z.object({ payment: wireId }),
  },
  code_expired: { status: 410, summary: "The code expired." },
  code_minimum: {
    status: 422,
    summary: "The order is below the code's minimum.",
    data: z.object({ minimum_order_value: wireInt, currency: z.string() }),
  },
  code_country: { status: 422, summary: "Not for this country.", data: z.object({ country: wireText }) },
  code_method: { status: 422, summary: "Not with this payment method." },
} as const;

export const readDiscountCode = defineEndpoint({
  name: "payments.discountCode",
  summary:
    "A discount code for the member, in the country and for the package and method that are named: whatever is not named may be any. The query is passed through; the welcome variant sends `welcome=true`.",
  method: "GET",
  path: "/api/discountcode.php",
  query: z
    .object({
      code: z.string().optional(),
      welcome: z.literal("true").optional(),
      country: z.string().optional(),
      package: z.string().optional(),
      method: z.string().optional(),
    })
    .catchall(z.string()),
  answer: z.object({ discountcode: wireOptional(discountCode) }),
  refusals: discountRefusals,
  source: "SPEC §7",
});

export const listBundles = defineEndpoint({
  name: "payments.bundles",
  summary:
    "Credit packages in the currency of the visitor's country, priced for whoever asks: `discountcode` is what was typed, and one that does not count is left out without a word (`discountcode.php` says why).",
  method: "GET",
  path: "/api/packages.php",
  query: z.object({
    country: z.string().optional(),
    method: z.string().optional(),
    discountcode: z.string().optional(),
  }),
  answer: z.object({ packages: wireList(bundle), style: wireOptional(z.enum(["p0", "p1", "p2", "p3"])) }),
  access: "anyone",
});

export const listCards = defineEndpoint({
  name: "payments.cards",
  summary: "Cards the provider keeps for the member; the last four digits only.",
  method: "GET",
  path: "/api/cards.php",
  answer: z.object({
    cards: wireList(z.object({ id: wireText, brand: wireText, last4: wireText, expires: wireText })),
  }),
});

export const createPayment = defineEndpoint({
  name: "payments.create",
  summary: "Starts a payment; the Idempotency-Key makes a repeated call return the first one's answer.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/payment.php",
  body: z.object({
    package: z.number().int().positive(),
    method: z.enum(PAYMENT_METHODS),
    card: z.string().optional(),
    discountcode: z.string().optional(),
    /** What the member saw and agreed to, in minor units. */
    amount: z.number().int(),
    currency: z.string(),
    /** The country that the packages were asked for; a member's own counts first. */
    country: z.string().optional(),
    /** The member knows of the equal order and wants another one. */
    again: z.boolean().optional(),
    /** The provider leads back here, by GET or POST, with the payment's id as `payment`. */
    return_url: z.string(),
  }),
  answer: z.object({ payment }),
  refusals: {
    ...discountRefusals,
    package_not_found: { status: 404, summary: "No such package." },
    method_not_allowed: { status: 422, summary: "Not in this country or with this code." },
    order_repeated: {
      status: 409,
      summary: "An equal order is open or was completed just now; `again` orders once more.",
      data: z.object({ payment: wireId }),
    },
    amount_changed: {
      status: 409,
      summary: "The price changed meanwhile.",
      data: z.object({ amount: wireInt, currency: z.string() }),
    },
    key_reused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
  },
});

export const cancelPayment = defineEndpoint({
  name: "payments.cancel",
  summary: "Cancels a payment that is still open, and frees its discount code; again, it changes nothing.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/payment.php",
  fixedQuery: { cancel: "1" },
  body: z.object({ payment: z.number().int().positive() }),
  answer: z.object({ payment }),
  refusals: {
    payment_not_found: { status: 404, summary: "No such payment of this member." },
    payment_not_open: { status: 409, summary: "It is settled, or the provider is settling it." },
    key_reused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
  },
});

export const readPayment = defineEndpoint({
  name: "payments.read",
  summary:
    "One payment of the member. While it is pending and there is something left to do at the provider, `redirect_url` says where: whoever lost the answer of `payments.create` is led on from here.",
  method: "GET",
  path: "/api/payment.php",
  query: z.object({ id: z.number().int().positive() }),
  answer: z.object({ payment }),
  refusals: { payment_not_found: { status: 404, summary: "No such payment of this member." } },
});

export const listPayments = defineEndpoint({
  name: "payments.list",
  summary: "The member's payments, newest first.",
  method: "GET",
  path: "/api/payments.php",
  answer: z.object({ payments: wireList(payment) }),
});

export const startDirectDebit = defineEndpoint({
  name: "payments.startDirectDebit",
  summary: "Starts a one-time direct debit and sends the SMS code.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/directdebit.php",
  body: z.object({
    package: z.number().int().positive(),
    account_holder: z.string(),
    iban: z.string(),
    street: z.string(),
    house_number: z.string(),
    zip: z.string(),
    city: z.string(),
    phone: z.string(),
    discountcode: z.string().optional(),
    amount: z.number().int(),
    currency: z.string(),
    /** The country that the packages were asked for; a member's own counts first. */
    country: z.string().optional(),
  }),
  answer: z.object({ payment }),
  refusals: {
    ...discountRefusals,
    package_not_found: { status: 404, summary: "No such package." },
    method_not_allowed: { status: 422, summary: "Not in this country or for this amount." },
    rate_limited: REFUSED.rateLimited,
    debit_blocked: { status: 403, summary: "The account is blocked for direct debit (SPEC §8)." },
    debit_limit: { status: 403, summary: "The limit for direct debit was reached (SPEC §8)." },
    iban_invalid: { status: 422, summary: "The IBAN is not valid." },
    phone_invalid: { status: 422, summary: "The phone number is not valid." },
    amount_changed: {
      status: 409,
      summary: "The price changed meanwhile.",
      data: z.object({ amount: wireInt, currency: z.string() }),
    },
    key_reused: { status: 409, summary: "The Idempotency-Key belongs to another payload." },
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
  body: z.object({ payment: z.number().int().positive(), otp: z.string() }),
  answer: z.object({ payment }),
  refusals: {
    otp_invalid: {
      status: 422,
      summary: "Code invalid (SPEC §5).",
      data: z.object({ attempts_left: wireInt }),
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
  body: z.object({ payment: z.number().int().positive() }),
  answer: wireDone,
  refusals: {
    payment_not_found: { status: 404, summary: "No open direct debit of this member." },
    rate_limited: REFUSED.rateLimited,
  },
});
