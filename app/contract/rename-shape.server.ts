import { z } from "zod";

/**
 * The field names of a schema, without its types: what renames need to know. `fields` of an object, `each` for the
 * items of a list and the values of a record, whose keys are data and keep their spelling.
 */
export interface Shape {
  fields: ReadonlyMap<string, Shape>;
  each?: Shape | undefined;
}

const LEAF: Shape = { fields: new Map() };

/** What every refusal has around its data. */
export const ENVELOPE: Shape = {
  fields: new Map(["error", "authentication_required", "data"].map((name) => [name, LEAF])),
};

/** The input side of a schema: transforms and pipes are looked through, unions are laid over each other. */
export function shapeOf(schema: z.core.$ZodType | undefined): Shape {
  if (schema instanceof z.ZodObject) return objectShape(Object.entries(schema.shape));
  if (schema instanceof z.ZodArray) return { fields: new Map(), each: shapeOf(schema.element) };
  if (schema instanceof z.ZodRecord) return recordShape(schema);
  if (schema instanceof z.ZodUnion) return schema.options.map(shapeOf).reduce(overlay, LEAF);
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  return LEAF;
}

/** Both shapes at once, as for a union or for an error's data beside its envelope. */
export function overlay(one: Shape, other: Shape): Shape {
  const fields = new Map(one.fields);
  for (const [name, shape] of other.fields) {
    const there = fields.get(name);
    fields.set(name, there ? overlay(there, shape) : shape);
  }
  const each = one.each && other.each ? overlay(one.each, other.each) : (one.each ?? other.each);
  return { fields, each };
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
