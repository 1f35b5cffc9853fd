import { z } from "zod";
import { known } from "../known-schema.server";
import { wireDay, wireId, wireInstant, wireInt, wireNumber, wireWords } from "../wire.server";

/** Kinds of values that an operator's PHP may spell in its own way. */
export type Leaf = "number" | "day" | "instant";

/**
 * The field names of a schema: what a dialect needs to know. `fields` of an object, `each` for the items of a list and
 * the values of a record, whose keys are data and keep their spelling.
 */
export interface Shape {
  fields: ReadonlyMap<string, Shape>;
  each?: Shape | undefined;
  leaf?: Leaf | undefined;
  /** Several values in one text, with this between them. */
  separator?: string | undefined;
}

const NOTHING: Shape = { fields: new Map() };

const LEAVES: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  [wireInt, { ...NOTHING, leaf: "number" }],
  [wireId, { ...NOTHING, leaf: "number" }],
  [wireNumber, { ...NOTHING, leaf: "number" }],
  [wireDay, { ...NOTHING, leaf: "day" }],
  [wireInstant, { ...NOTHING, leaf: "instant" }],
  [wireWords, { ...NOTHING, separator: "," }],
]);

/** What every refusal has around its data. */
export const ENVELOPE: Shape = {
  fields: new Map(["error", "authentication_required", "data"].map((name) => [name, NOTHING])),
};

/** The input side of a schema: transforms and pipes are looked through, unions are laid over each other. */
export function shapeOf(schema: z.core.$ZodType | undefined): Shape {
  const leaf = known(LEAVES, schema);
  if (leaf) return leaf;
  if (schema instanceof z.ZodObject) return objectShape(Object.entries(schema.shape));
  if (schema instanceof z.ZodArray) return { fields: new Map(), each: shapeOf(schema.element) };
  if (schema instanceof z.ZodRecord) return recordShape(schema);
  if (schema instanceof z.ZodUnion) return schema.options.map(shapeOf).reduce(overlay, NOTHING);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  return NOTHING;
}

/** Both shapes at once, as for a union or for an error's data beside its envelope. */
export function overlay(one: Shape, other: Shape): Shape {
  const fields = new Map(one.fields);
  for (const [name, shape] of other.fields) {
    const there = fields.get(name);
    fields.set(name, there ? overlay(there, shape) : shape);
  }
  return {
    fields,
    each: one.each && other.each ? overlay(one.each, other.each) : (one.each ?? other.each),
    leaf: one.leaf ?? other.leaf,
    separator: one.separator ?? other.separator,
  };
}

/** Every field as a dotted path, lists and records passed through: `messages.date`. */
export function pathsOf(shape: Shape, prefix = ""): string[] {
  const here = [...shape.fields].flatMap(([name, inner]) => [
    prefix + name,
    ...pathsOf(inner, `${prefix}${name}.`),
  ]);
  return shape.each ? [...here, ...pathsOf(shape.each, prefix)] : here;
}

function objectShape(entries: [string, z.core.$ZodType][]): Shape {
  return { fields: new Map(entries.map(([name, inner]) => [name, shapeOf(inner)])) };
}

function recordShape(schema: z.ZodRecord): Shape {
  const { keyType } = schema;
  // Keys from a closed list are field names like any other; other keys are data.
  if (keyType instanceof z.ZodEnum) {
    return objectShape(keyType.options.map((key) => [String(key), schema.valueType]));
  }
  return { fields: new Map(), each: shapeOf(schema.valueType) };
}
