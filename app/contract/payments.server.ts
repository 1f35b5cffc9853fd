import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { ordered, orderRefusals, paymentAnswer, paymentsAnswer } from "./payment-shape.server";
import { REFUSED } from "./refusal.server";
import { PAYMENT_METHODS } from "./values";
import { field, wireId, wireList, wireText } from "./wire.server";

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
    ...ordered,
    again: field(z.boolean().optional(), "The member knows of the equal order and wants another one.", false),
    return_url: field(
      z.string(),
      "Where the provider leads back to, by GET or POST, with the payment's number added as `payment`.",
      "https://www.example.com/transactions/return",
    ),
  }),
  answer: paymentAnswer,
  refusals: {
    ...orderRefusals,
    method_not_allowed: { status: 422, summary: "Not in this country or with this code." },
    order_repeated: {
      status: 409,
      summary: "An equal order is open or was completed just now; `again` orders once more.",
      data: z.object({ payment: field(wireId, "The equal order.", 76) }),
    },
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
  answer: paymentAnswer,
  refusals: {
    payment_not_found: { status: 404, summary: "No such payment of this member." },
    payment_not_open: { status: 409, summary: "It is settled, or the provider is settling it." },
    key_reused: REFUSED.keyReused,
  },
});

export const readPayment = defineEndpoint({
  name: "payments.read",
  summary:
    "One payment of the member. While it is pending and there is something left to do at the provider, `redirect_url` says where: whoever lost the answer of `payments.create` is led on from here.",
  method: "GET",
  path: "/api/payment.php",
  query: z.object({ id: field(z.number().int().positive(), "Which payment.", 77) }),
  answer: paymentAnswer,
  refusals: { payment_not_found: { status: 404, summary: "No such payment of this member." } },
});

export const listPayments = defineEndpoint({
  name: "payments.list",
  summary: "The member's payments, newest first.",
  method: "GET",
  path: "/api/payments.php",
  answer: paymentsAnswer,
});
