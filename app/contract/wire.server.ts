import { z } from "zod";

/**
 * PHP spells values in several ways: booleans as "0"/"1", numbers as text, empty objects as [] (json_encode of an
 * empty array), lists as objects with numeric keys. These schemas accept each spelling and give one value.
 */

type Run = z.ZodType["_zod"]["run"];

/**
 * What PHP usually writes needs neither union nor transform: they cost a third of a page of cards in garbage. Zod
 * keeps `_zod.run` for libraries; docs and renames still read the whole schema.
 * @param route the schema that is enough for this value, `keep` where it stays as it is, undefined for the full schema
 */
function withUsual<Schema extends z.ZodType>(
  schema: Schema,
  route: (value: unknown) => z.ZodType | "keep" | undefined,
): Schema {
  const full: Run = schema._zod.run;
  const run: Run = (payload, context) => {
    const enough = route(payload.value);
    if (enough === undefined) return full(payload, context);
    return enough === "keep" ? payload : enough._zod.run(payload, context);
  };
  schema._zod.run = run;
  return schema;
}

const keepIf = (usual: boolean) => (usual ? "keep" : undefined);

/** true/false, 1/0, "1"/"0", "true"/"false", "yes"/"no" and "" (false). */
export const wireBool = withUsual(
  z
    .union([z.boolean(), z.number(), z.enum(["0", "1", "true", "false", "yes", "no", ""])])
    .transform(
      (value) => value === true || value === 1 || value === "1" || value === "true" || value === "yes",
    ),
  (value) => keepIf(typeof value === "boolean"),
);

/** A whole number, also as text. */
export const wireInt = withUsual(
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int()),
  (value) => keepIf(Number.isSafeInteger(value)),
);

/** A positive identifier. */
export const wireId = withUsual(
  z
    .union([z.number(), z.string().regex(/^\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().positive()),
  (value) => keepIf(Number.isSafeInteger(value) && Number(value) > 0),
);

/** A decimal number, also as text with a point. */
export const wireNumber = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number());

/** Text; null and numbers happen where PHP reads a nullable or numeric column. */
export const wireText = withUsual(
  z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? "" : String(value))),
  (value) => keepIf(typeof value === "string"),
);

/** A calendar day, `YYYY-MM-DD`. */
export const wireDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

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
  const list = z.array(item);
  const schema = z
    .union([list, z.record(z.string().regex(/^\d+$/), item), z.null(), z.literal(false)])
    .transform((value): z.output<Item>[] => {
      if (value === null || value === false) return [];
      return Array.isArray(value) ? value : (Object.values(value) as z.output<Item>[]);
    });
  return withUsual(schema, (value) => (Array.isArray(value) ? list : undefined));
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
  const schema = z
    .union([value, z.null()])
    .optional()
    .transform((given): z.output<Value> | undefined =>
      given === null ? undefined : (given as z.output<Value>),
    );
  return withUsual(schema, (given) => {
    if (given === undefined) return "keep";
    return given === null ? undefined : value;
  });
}

/** The answer of a call that has nothing to tell: any JSON object, an empty list or an empty body. */
export const wireDone = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()])
  .transform(() => ({}));
