import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "./values";
import {
  field,
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
  code: field(z.string(), "The code as it is typed.", "TIMEBONUS25"),
  country: field(wireOptional(z.string()), "Country it is for, ISO 3166-1 alpha-2; left out for all.", "NL"),
  user_id: field(wireOptional(wireId), "Member it is for; left out for all.", 24),
  expires: field(wireOptional(wireInstant), "Until when it counts.", "2026-02-14T12:00:00Z"),
  value_percentage: field(wireNumber, "What is taken off.", 25, "percent"),
  currency: field(wireOptional(z.string()), "Of `minimum_order_value`, ISO 4217.", "EUR"),
  minimum_order_value: field(
    wireOptional(wireInt),
    "Smallest order it counts for.",
    1999,
    "minor units of `currency`",
  ),
  status: field(z.string(), "`active`, or anything else.", "active"),
  validity: field(wireOptional(z.string()), "`once-per-user`, or left out.", "once-per-user"),
  expired: field(wireBool.optional(), "Whether it is over.", 0),
  paymentmethods: field(
    wireList(z.string()).optional(),
    "Methods it counts for; left out or empty for all.",
    ["visa", "ideal"],
  ),
});

/** A discount that holds for a package, and what the package costs with it. */
export const offer = z.object({
  code: field(z.string(), "The discount's code.", "TIMEBONUS25"),
  value_percentage: field(wireNumber, "What is taken off.", 25, "percent"),
  amount: field(
    wireInt,
    "What is ordered and charged with it.",
    1499,
    "minor units of the package's currency",
  ),
  paymentmethods: field(
    wireList(z.string()).optional(),
    "Methods it is bound to; empty or left out for all.",
    ["visa"],
  ),
});

/** A package of credits; amounts in minor units. */
export const bundle = z.object({
  id: field(wireId, "Number of the package.", 2),
  credits: field(wireInt, "Credits in it.", 100, "credits"),
  amount: field(wireInt, "Price without any discount, tax included.", 1999, "minor units of `currency`"),
  currency: field(z.string(), "ISO 4217.", "EUR"),
  popular: field(wireBool.optional(), "Marked as the one most members buy.", 1),
  paymentmethods: field(
    wireList(z.string()).optional(),
    "Methods it can be paid with; left out for all of the country.",
    ["visa", "ideal"],
  ),
  offers: field(
    wireList(offer).optional(),
    "Every discount that holds for this package in this country, with this method, for this member: the member's own ones without being asked for (welcome offer, time bonus), and `discountcode`. One that an open order holds is none of them. The site takes the cheapest. Left out, the site reckons from `discountcode.php`.",
    [{ code: "TIMEBONUS25", value_percentage: 25, amount: 1499 }],
  ),
});

export const payment = z.object({
  id: field(wireId, "Number of the payment.", 77),
  credits: field(wireInt, "Credits that are bought.", 100, "credits"),
  method: field(z.string(), "How it is paid.", "visa"),
  status: field(z.enum(PAYMENT_STATUSES), "`pending`, `completed`, `failed` or `cancelled`.", "pending"),
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

const discountRefusals = {
  code_not_found: { status: 404, summary: "Code not found (SPEC §5)." },
  code_used: { status: 409, summary: "Code already used (SPEC §5)." },
  code_held: {
    status: 409,
    summary:
      "A once-per-user code that an open order of this member holds until it is paid, cancelled or left.",
    data: z.object({ payment: field(wireId, "The open order that holds it.", 76) }),
  },
  code_expired: { status: 410, summary: "The code expired." },
  code_minimum: {
    status: 422,
    summary: "The order is below the code's minimum.",
    data: z.object({
      minimum_order_value: field(wireInt, "Smallest order it counts for.", 1999, "minor units of `currency`"),
      currency: field(z.string(), "ISO 4217.", "EUR"),
    }),
  },
  code_country: {
    status: 422,
    summary: "Not for this country.",
    data: z.object({ country: field(wireText, "Country it is for, ISO 3166-1 alpha-2.", "NL") }),
  },
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
      code: field(z.string().optional(), "The code as it was typed.", "SPRING20"),
      welcome: field(z.literal("true").optional(), "Asks for the newcomer's code.", "true"),
      country: field(
        z.string().optional(),
        "In which country, ISO 3166-1 alpha-2; any where it is left out.",
        "NL",
      ),
      package: field(
        z.string().optional(),
        "For which package, by its number; any where it is left out.",
        "2",
      ),
      method: field(z.string().optional(), "With which method; any where it is left out.", "visa"),
    })
    .catchall(z.string()),
  answer: z.object({
    discountcode: field(wireOptional(discountCode), "Left out or null where there is none.", {
      code: "TIMEBONUS25",
      value_percentage: 25,
      status: "active",
    }),
  }),
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
    country: field(z.string().optional(), "Country the prices are for, ISO 3166-1 alpha-2.", "NL"),
    method: field(z.string().optional(), "With which method the offers are reckoned.", "visa"),
    discountcode: field(
      z.string().optional(),
      "What was typed; one that does not count is left out without a word.",
      "SPRING20",
    ),
  }),
  answer: z.object({
    packages: field(wireList(bundle), "The packages, in the order they are shown.", [
      { id: 2, credits: 100, amount: 1999, currency: "EUR" },
    ]),
    style: field(wireOptional(z.enum(["p0", "p1", "p2", "p3"])), "Which of four price lists is shown.", "p0"),
  }),
  access: "anyone",
});

export const listCards = defineEndpoint({
  name: "payments.cards",
  summary: "Cards the provider keeps for the member; the last four digits only.",
  method: "GET",
  path: "/api/cards.php",
  answer: z.object({
    cards: field(
      wireList(
        z.object({
          id: field(wireText, "What `payments.create` names it by.", "c1"),
          brand: field(wireText, "Name of the brand.", "Visa"),
          last4: field(wireText, "Last four digits.", "4242"),
          expires: field(wireText, "As it stands on the card.", "12/28"),
        }),
      ),
      "Cards that can be charged again.",
      [{ id: "c1", brand: "Visa", last4: "4242", expires: "12/28" }],
    ),
  }),
});

export const createPayment = defineEndpoint({
  name: "payments.create",
  summary: "Starts a payment; the Idempotency-Key makes a repeated call return the first one's answer.",
  method: "POST",
  timeLimit: "payment",
  path: "/api/payment.php",
  body: z.object({
    package: field(z.number().int().positive(), "Which package.", 2),
    method: field(z.enum(PAYMENT_METHODS), "How it is to be paid.", "visa"),
    card: field(z.string().optional(), "A kept card, by `payments.cards`.", "c1"),
    discountcode: field(z.string().optional(), "The code that was accepted before.", "SPRING20"),
    amount: field(z.number().int(), "What the member saw and agreed to.", 1999, "minor units of `currency`"),
    currency: field(z.string(), "ISO 4217.", "EUR"),
    country: field(
      z.string().optional(),
      "The country that the packages were asked for; a member's own counts first.",
      "NL",
    ),
    again: field(z.boolean().optional(), "The member knows of the equal order and wants another one.", false),
    return_url: field(
      z.string(),
      "Where the provider leads back to, by GET or POST, with the payment's number added as `payment`.",
      "https://www.example.com/transactions/return",
    ),
  }),
  answer: z.object({
    payment: field(payment, "The payment.", {
      id: 77,
      credits: 100,
      method: "visa",
      status: "pending",
      amount: 1999,
      currency: "EUR",
      date: "2026-01-31T12:00:00Z",
    }),
  }),
  refusals: {
    ...discountRefusals,
    package_not_found: { status: 404, summary: "No such package." },
    method_not_allowed: { status: 422, summary: "Not in this country or with this code." },
    order_repeated: {
      status: 409,
      summary: "An equal order is open or was completed just now; `again` orders once more.",
      data: z.object({ payment: field(wireId, "The equal order.", 76) }),
    },
    amount_changed: {
      status: 409,
      summary: "The price changed meanwhile.",
      data: z.object({
        amount: field(wireInt, "What it costs now.", 2199, "minor units of `currency`"),
        currency: field(z.string(), "ISO 4217.", "EUR"),
      }),
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
  body: z.object({ payment: field(z.number().int().positive(), "Which payment.", 77) }),
  answer: z.object({
    payment: field(payment, "The payment.", {
      id: 77,
      credits: 100,
      method: "visa",
      status: "pending",
      amount: 1999,
      currency: "EUR",
      date: "2026-01-31T12:00:00Z",
    }),
  }),
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
  query: z.object({ id: field(z.number().int().positive(), "Which payment.", 77) }),
  answer: z.object({
    payment: field(payment, "The payment.", {
      id: 77,
      credits: 100,
      method: "visa",
      status: "pending",
      amount: 1999,
      currency: "EUR",
      date: "2026-01-31T12:00:00Z",
    }),
  }),
  refusals: { payment_not_found: { status: 404, summary: "No such payment of this member." } },
});

export const listPayments = defineEndpoint({
  name: "payments.list",
  summary: "The member's payments, newest first.",
  method: "GET",
  path: "/api/payments.php",
  answer: z.object({
    payments: field(wireList(payment), "The newest first.", [
      {
        id: 77,
        credits: 100,
        method: "visa",
        status: "pending",
        amount: 1999,
        currency: "EUR",
        date: "2026-01-31T12:00:00Z",
      },
    ]),
  }),
});

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
    discountcode: field(z.string().optional(), "The code that was accepted before.", "SPRING20"),
    amount: field(z.number().int(), "What the member saw and agreed to.", 1999, "minor units of `currency`"),
    currency: field(z.string(), "ISO 4217.", "EUR"),
    country: field(
      z.string().optional(),
      "The country that the packages were asked for; a member's own counts first.",
      "NL",
    ),
  }),
  answer: z.object({
    payment: field(payment, "The payment.", {
      id: 77,
      credits: 100,
      method: "visa",
      status: "pending",
      amount: 1999,
      currency: "EUR",
      date: "2026-01-31T12:00:00Z",
    }),
  }),
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
      data: z.object({
        amount: field(wireInt, "What it costs now.", 2199, "minor units of `currency`"),
        currency: field(z.string(), "ISO 4217.", "EUR"),
      }),
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
  body: z.object({
    payment: field(z.number().int().positive(), "Which payment.", 77),
    otp: field(z.string(), "The SMS code as it was typed.", "123456"),
  }),
  answer: z.object({
    payment: field(payment, "The payment.", {
      id: 77,
      credits: 100,
      method: "visa",
      status: "pending",
      amount: 1999,
      currency: "EUR",
      date: "2026-01-31T12:00:00Z",
    }),
  }),
  refusals: {
    otp_invalid: {
      status: 422,
      summary: "Code invalid (SPEC §5).",
      data: z.object({
        attempts_left: field(wireInt, "Wrong codes that may still be typed.", 3, "attempts"),
      }),
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
