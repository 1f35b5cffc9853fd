import { z } from "zod";
import { phpDateProblem } from "./php-date.server";

/** What the BFF knows of an operator's PHP: the dialect file (docs/dialect.md), by `CONTRACT_FILE`. */

const NAME = "(?!__proto__\\b)[A-Za-z_][A-Za-z0-9_-]{0,63}";
const PATH = `${NAME}(?:\\.${NAME}){0,5}`;

const code = z.union([z.string().regex(/^[\w.:/-]{1,64}$/, "a code without blanks"), z.number().int()]);
const wirePath = z
  .string()
  .regex(new RegExp(`^${PATH}$`), "a name, or names with dots between them: letters, digits, _ and -");
const wireName = z
  .string()
  .regex(
    new RegExp(`^(?:\\.\\./){0,5}${PATH}$`),
    "a name of letters, digits, _ and -, names with dots between them, or ../ before it for a level up",
  );

const urlPath = z
  .string()
  .regex(/^\/(?!\/)[^\s#\\]*$/, "a path from the root, such as /api/send.php")
  .refine((path) => !path.split(/[/?]/).includes(".."), "a path without ..");

const secretOrText = z.union(
  [
    z.string().regex(/^[\x20-\x7e]*$/, "printable ASCII"),
    z.strictObject({
      secret: z
        .string()
        .regex(/^UPSTREAM_SECRET_[A-Z0-9_]+$/, "the name of a variable that begins with UPSTREAM_SECRET_"),
    }),
  ],
  'text, or { "secret": "UPSTREAM_SECRET_…" }',
);

/** Headers that say who asks and how the bytes travel: a file must not change them. */
const OWN_HEADERS =
  /^(?:host|cookie|connection|content-.*|transfer-encoding|keep-alive|upgrade|te|trailer|expect|authorization|idempotency-key|x-request-(?:type|id)|x-forwarded-.*|traceparent)$/i;

const headerName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, "a header's name")
  .refine((header) => !OWN_HEADERS.test(header), "a header that Rendez sends itself");

const bodies = z
  .enum(["json", "form"])
  .describe("How bodies travel: as JSON, or form-encoded as a browser's form. Files are multipart always.");

const enums = z
  .record(z.string(), z.record(z.string(), z.union([z.string().min(1), z.number()])))
  .describe("By field: the contract's value on the left, yours on the right.");

const dateFormat = z.string().superRefine((format, context) => {
  const problem = phpDateProblem(format);
  if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
});

const refusal = z.union([
  code,
  z.strictObject({ code: code.optional(), data: z.record(z.string(), wireName).optional() }),
]);

const endpointDialect = z.strictObject({
  path: urlPath.optional().describe("From the root of UPSTREAM_ORIGIN; `prefix` does not touch it."),
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  bodies: bodies.optional(),
  request: z.record(z.string(), wireName).optional().describe("Fields of the query or the body."),
  answer: z.record(z.string(), wireName).optional().describe("Fields of a good answer."),
  refusals: z.record(z.string(), refusal).optional().describe("Codes, and the fields that come with them."),
  enums: enums.optional(),
});

export const dialectFile = z.strictObject({
  $schema: z.string().optional(),
  prefix: urlPath.optional().describe("Stands for /api in every path that is not named by itself."),
  requestType: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("Value of X-Request-Type; without it `client`."),
  bodies: bodies.optional(),
  headers: z
    .record(headerName, secretOrText)
    .optional()
    .describe("Sent with each call, pictures by MEDIA_FROM_UPSTREAM included."),
  basicAuth: z.strictObject({ user: secretOrText, password: secretOrText }).optional(),
  cookies: z
    .array(
      z.string().regex(/^[\w!#$%&'+.^`|~-]+\*?$/, "a cookie's name, with * at its end for all that begin so"),
    )
    .min(1)
    .optional()
    .describe("Login cookies: names, or beginnings with * behind them. Without it `auth.*`."),
  envelope: z
    .strictObject({
      answer: wirePath.optional().describe("Where a good answer lies."),
      error: wirePath.optional().describe("Where a refusal's code lies."),
      errorData: wirePath.optional().describe("Where a refusal's data lie; without it beside the code."),
    })
    .optional(),
  codes: z.record(z.string(), code).optional().describe("Codes of refusals, in every call that knows them."),
  fields: z
    .record(z.string(), wireName)
    .optional()
    .describe("Fields of that name everywhere, in requests, answers and refusals."),
  enums: enums.optional(),
  dates: z
    .strictObject({
      day: dateFormat.optional().describe("As PHP's date() writes it, such as d.m.Y."),
      moment: dateFormat.optional().describe("As PHP's date() writes it, such as d.m.Y H:i:s."),
      timeZone: z
        .string()
        .refine(isTimeZone, "a time zone such as Europe/Berlin")
        .optional()
        .describe("Of `moment`; without it UTC."),
    })
    .optional(),
  numbers: z
    .strictObject({
      decimal: z.enum([",", "."]),
      thousands: z.enum([".", ",", " ", "'"]).optional(),
    })
    .refine(({ decimal, thousands }) => decimal !== thousands, "decimal and thousands are the same")
    .optional()
    .describe("How numbers in answers are written as text."),
  endpoints: z.record(z.string(), endpointDialect).optional(),
});

export type DialectFile = z.output<typeof dialectFile>;
export type EndpointDialect = z.output<typeof endpointDialect>;
export type SecretOrText = z.output<typeof secretOrText>;
export type Enums = z.output<typeof enums>;

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    // A RangeError is how Intl says that it knows no such zone.
    return false;
  }
}
