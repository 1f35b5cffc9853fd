import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import { REFUSED } from "./refusal.server";
import { STATEMENT_KINDS } from "./values";
import { field, wireInstant, wireOptional, wireText } from "./wire.server";

export const fileStatement = defineEndpoint({
  name: "site.fileStatement",
  summary:
    "A statement that the law gives a form of its own, from anybody. PHP keeps it and mails the receipt to `email`: content, date, time and reference.",
  method: "POST",
  path: "/api/statement.php",
  body: z.object({
    kind: field(
      z.enum(STATEMENT_KINDS),
      "`withdrawal` from a purchase, `notice` of illegal content, `removal` of an intimate picture.",
      "notice",
    ),
    name: field(z.string().optional(), "Who states it; of a removal the signature.", "Anna Jansen"),
    email: field(z.string().optional(), "Where the receipt and the answer go.", "anna@example.com"),
    address: field(
      z.string().optional(),
      "Where the content stands: addresses, one a line.",
      "https://www.example.com/members/24",
    ),
    reason: field(
      z.string().optional(),
      "Of a notice: `child_abuse`, `intimate_picture`, `threats`, `fraud`, `privacy`, `copyright` or `other`.",
      "fraud",
    ),
    order: field(
      z.number().int().positive().optional(),
      "The payment a withdrawal is about, where it is known.",
      815,
    ),
    message: field(z.string(), "The statement in the sender's own words.", "He asks everybody for money."),
    good_faith: field(z.boolean().optional(), "The sender ticked that the statement is true.", true),
    language: field(z.string(), "Of the receipt.", "de"),
  }),
  answer: z.object({
    reference: field(wireText, "What the sender can quote later.", "N-7K2M-9QXW"),
    received: field(wireInstant, "When it arrived.", "2026-01-31T12:00:00Z"),
    due: field(
      wireOptional(wireInstant),
      "By when the operator must act; of a removal 48 hours after it arrived.",
      "2026-02-02T12:00:00Z",
    ),
  }),
  refusals: { rate_limited: REFUSED.rateLimited },
  access: "anyone",
});
