import { z } from "zod";

/**
 * PHP spells values in several ways: booleans as "0"/"1", numbers as text, empty objects as [] (json_encode of an
 * empty array), lists as objects with numeric keys. These schemas accept each spelling and give one value.
 */

/** true/false, 1/0, "1"/"0", "true"/"false", "yes"/"no" and "" (false). */
export const wireBool = z
  .union([z.boolean(), z.number(), z.enum(["0", "1", "true", "false", "yes", "no", ""])])
  .transform(
    (value) => value === true || value === 1 || value === "1" || value === "true" || value === "yes",
  );

/** A whole number, also as text. */
export const wireInt = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int());

/** A positive identifier. */
export const wireId = z
  .union([z.number(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int().positive());

/** A decimal number, also as text with a point. */
export const wireNumber = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number());

/** Text; null and numbers happen where PHP reads a nullable or numeric column. */
export const wireText = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null ? "" : String(value)));

/** Embeddings, overrides, isolates and marks that turn the text around them (Unicode UAX #9). */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/**
 * Somebody's name or town: stands in sentences of ours and keeps its direction to itself (SAFE-06). Here, and not in
 * each sentence: no place may forget it.
 */
export function isolatedName(name: string): string {
  const plain = name.replace(TURNING, "");
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_ISOLATE}` : plain;
}

/** A name or town as PHP sends it, for sentences. */
export const wireName = wireText.transform(isolatedName);

/** Words with commas between them. */
export const wireWords = z.string();

/** A calendar day, `YYYY-MM-DD`; MySQL's zero date is none. */
export const wireDay = z.string().regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/);

/** A moment: ISO 8601, PHP's `Y-m-d H:i:s` (UTC) or Unix seconds. Gives milliseconds since the epoch. */
export const wireInstant = z.union([z.number(), z.string()]).transform((value, context) => {
  const ms =
    typeof value === "number" || /^\d{9,11}$/.test(value)
      ? Number(value) * 1000
      : Date.parse(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(value) ? `${value.replace(" ", "T")}Z` : value);
  if (Number.isNaN(ms)) {
    context.addIssue({ code: "custom", message: "not a moment" });
    return z.NEVER;
  }
  return ms;
});

/** A list, also as an object with numeric keys, null or false when empty. */
export function wireList<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(item), z.record(z.string().regex(/^\d+$/), item), z.null(), z.literal(false)])
    .transform((value): z.output<Item>[] => {
      if (value === null || value === false) return [];
      return Array.isArray(value) ? value : (Object.values(value) as z.output<Item>[]);
    });
}

/** A record, also as [] or null when empty. */
export function wireRecord<Value extends z.ZodType>(value: Value) {
  return z
    .union([z.record(z.string(), value), z.array(z.never()).length(0), z.null()])
    .transform(
      (record): Record<string, z.output<Value>> =>
        record === null || Array.isArray(record) ? {} : (record as Record<string, z.output<Value>>),
    );
}

/**
 * A field that may be absent or null; both become undefined, unless the value's own schema takes null (text: "").
 * The value comes first: a branch that fails costs more than the whole field.
 */
export function wireOptional<Value extends z.ZodType>(value: Value) {
  return z
    .union([value, z.null()])
    .optional()
    .transform((value): z.output<Value> | undefined =>
      value === null ? undefined : (value as z.output<Value>),
    );
}

/** The answer of a call that has nothing to tell: any JSON object, an empty list or an empty body. */
export const wireDone = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()])
  .transform(() => ({}));

/**
 * A field with what docs/contract.md and docs/openapi.json say of it.
 * @param description its meaning, and its format where the type alone does not say it
 * @param unit of a number that counts or measures
 */
export function field<Value extends z.ZodType>(
  schema: Value,
  description: string,
  example: unknown,
  unit?: string,
): Value {
  return schema.meta({ description, examples: [example], ...(unit !== undefined && { unit }) });
}
