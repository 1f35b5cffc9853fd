import { z } from "zod";
import { defineEndpoint } from "./endpoint";
import {
  field,
  wireBool,
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
  own: field(
    wireBool.optional(),
    "The member has it without typing it: where it is typed, no button takes it back.",
    1,
  ),
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

/** Why a code does not count, wherever one is typed or ordered with. */
export const discountRefusals = {
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
