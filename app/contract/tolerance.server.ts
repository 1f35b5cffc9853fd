import { z } from "zod";
import { misfitFieldName } from "./misfit.server";

/**
 * What PHP writes beside the contract and is understood all the same (OPS-02). Asked only about an answer that does not
 * fit its schema; the schema says what a field expects, the value alone never does: "" stays "" where text may stand.
 *
 * | rule | what came | what it is read as |
 * |---|---|---|
 * | `absent` | `""`, `false`, `null`, `[]`, a date of zeros | nothing, where the field may be absent; an empty list, record or text |
 * | `number` | `"55.00"`, `" 7"`, `"+7"`, `"1e3"` | the number, where the field is one and takes it |
 * | `unlisted` | a word that a closed list lacks | the list's `other`; where it has none, nothing, where the field may be absent |
 * | `left_out` | an item of a list or record that cannot be read | the others; where no item can be read, the answer does not fit |
 */
type ToleranceRule = "absent" | "number" | "unlisted" | "left_out";

/** One thing that was forgiven: the field's name as in the contract, without positions in lists. */
export interface Forgiven {
  field: string;
  rule: ToleranceRule;
}

/** A value that does not fit, as its schema takes it as far as the rules go; what they cannot mend stays as it is. */
export function forgive(schema: z.core.$ZodType, value: unknown): { value: unknown; forgiven: Forgiven[] } {
  const forgiven: Forgiven[] = [];
  const mended = mend(schema, value, "", (field, rule) => void forgiven.push({ field, rule }));
  return { value: mended, forgiven };
}

type Note = (field: string, rule: ToleranceRule) => void;

/** Lists are looked through without asking first whether they fit: that would read each of them once more. */
function mendIfNeeded(schema: z.core.$ZodType, value: unknown, path: string, note: Note): unknown {
  const isFullList = Array.isArray(value) && value.length > 0 && expectationOf(schema).list !== undefined;
  return isFullList || !fits(schema, value) ? mend(schema, value, path, note) : value;
}

function mend(schema: z.core.$ZodType, value: unknown, path: string, note: Note): unknown {
  if (isAbsent(value)) {
    const absent = [undefined, null].find((nothing) => fits(schema, nothing));
    if (absent === undefined && !fits(schema, undefined)) return value;
    note(path, "absent");
    return absent;
  }
  const { isNumber, words, list, fields, each } = expectationOf(schema);
  if (typeof value === "string") {
    const number = isNumber && NUMBER.test(value) ? Number(value) : undefined;
    if (number !== undefined && fits(schema, number)) {
      note(path, "number");
      return number;
    }
    const instead = words?.includes(OTHER) ? OTHER : undefined;
    if (words === undefined || !fits(schema, instead)) return value;
    note(path, "unlisted");
    return instead;
  }
  if (!isRecord(value) && !Array.isArray(value)) return value;
  if (list) return mendItems(list, Object.values(value), path, note) ?? value;
  if (Array.isArray(value)) return value;
  if (fields) return mendFields(fields, value, path, note);
  if (each) return mendEntries(each, value, path, note) ?? value;
  return value;
}

const NUMBER = /^\s*[+-]?\d{1,15}(\.\d{1,15})?([eE][+-]?\d{1,2})?\s*$/;
/** MySQL's zero date, with or without a time. */
const ZERO_DATE = /^0000-00-00([ T]00:00(:00)?)?$/;

/** What a closed list calls whatever it has no word for. */
const OTHER = "other";

function isAbsent(value: unknown): boolean {
  if (typeof value === "string") return value === "" || ZERO_DATE.test(value);
  return value === false || value === null || (Array.isArray(value) && value.length === 0);
}

function mendFields(
  fields: Readonly<Record<string, z.core.$ZodType>>,
  value: Record<string, unknown>,
  path: string,
  note: Note,
): Record<string, unknown> {
  const mended: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) continue;
    mended[name] = mendIfNeeded(schema, value[name], path === "" ? name : `${path}.${name}`, note);
  }
  return mended;
}

function mendItems(item: z.core.$ZodType, items: unknown[], path: string, note: Note): unknown[] | undefined {
  const kept = items.flatMap((each) => keepIfMended(item, each, path, note));
  return kept.length === 0 && items.length > 0 ? undefined : kept;
}

function mendEntries(
  each: z.core.$ZodType,
  value: Record<string, unknown>,
  path: string,
  note: Note,
): Record<string, unknown> | undefined {
  const entries = Object.entries(value);
  const kept = entries.flatMap(([name, one]) =>
    keepIfMended(each, one, path, note).map((mended) => [name, mended] as const),
  );
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/** One item, or none; what is forgiven in an item that is left out all the same is not told. */
function keepIfMended(schema: z.core.$ZodType, item: unknown, path: string, note: Note): [unknown] | [] {
  if (fits(schema, item)) return [item];
  const notes: Parameters<Note>[] = [];
  const mended = mend(schema, item, path, (...one) => void notes.push(one));
  const reading = z.safeParse(schema, mended);
  if (reading.success) {
    for (const one of notes) note(...one);
    return [mended];
  }
  const inner = misfitFieldName(reading.error.issues);
  note(inner === "" ? path : `${path}.${inner}`, "left_out");
  return [];
}

/** What a schema takes, seen through the transforms and unions of `wire`. */
interface Expectation {
  isNumber: boolean;
  /** A closed list of words. */
  words: readonly unknown[] | undefined;
  /** Schema of a list's items. */
  list: z.core.$ZodType | undefined;
  fields: Readonly<Record<string, z.core.$ZodType>> | undefined;
  /** Schema of a record's values. */
  each: z.core.$ZodType | undefined;
}

const NOTHING: Expectation = {
  isNumber: false,
  words: undefined,
  list: undefined,
  fields: undefined,
  each: undefined,
};
const expectations = new WeakMap<z.core.$ZodType, Expectation>();

function expectationOf(schema: z.core.$ZodType): Expectation {
  let expectation = expectations.get(schema);
  if (expectation === undefined) {
    expectation = lookInto(schema);
    expectations.set(schema, expectation);
  }
  return expectation;
}

function lookInto(schema: z.core.$ZodType): Expectation {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return expectationOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return expectationOf(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.map(expectationOf).reduce(both, NOTHING);
  if (schema instanceof z.ZodNumber) return { ...NOTHING, isNumber: true };
  if (schema instanceof z.ZodEnum) return { ...NOTHING, words: schema.options };
  if (schema instanceof z.ZodObject) return { ...NOTHING, fields: schema.shape };
  if (schema instanceof z.ZodRecord) return { ...NOTHING, each: schema.valueType };
  if (schema instanceof z.ZodArray && !(schema.element instanceof z.ZodNever))
    return { ...NOTHING, list: schema.element };
  return NOTHING;
}

function both(one: Expectation, other: Expectation): Expectation {
  return {
    isNumber: one.isNumber || other.isNumber,
    words: one.words ?? other.words,
    list: one.list ?? other.list,
    fields: one.fields ?? other.fields,
    each: one.each ?? other.each,
  };
}

function fits(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
