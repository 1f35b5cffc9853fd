import { z } from "zod";
import { TYPE_NAMES } from "./docs-types.server";

type Schema = z.core.$ZodType;

/**
 * A schema as people write types, on the wire's side: `{ match: bool, profiles: profileCard[], city?: text }`.
 * @param expand the schema whose own name is not used, because it is being explained
 */
export function notationOf(schema: Schema, expand?: Schema): string {
  const name = schema === expand ? undefined : TYPE_NAMES.get(schema);
  if (name) return name;
  if (schema instanceof z.ZodObject) return objectNotation(fieldsOf(schema), schema.def.catchall);
  if (schema instanceof z.ZodArray) return listNotation(notationOf(schema.element));
  if (schema instanceof z.ZodRecord) return recordNotation(schema);
  if (schema instanceof z.ZodUnion) return unionNotation(schema.options);
  if (schema instanceof z.ZodPipe) return notationOf(schema.in);
  if (schema instanceof z.ZodOptional) return notationOf(schema.unwrap());
  if (schema instanceof z.ZodNullable) return `${notationOf(schema.unwrap())} | null`;
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => JSON.stringify(option)).join(" | ");
  if (schema instanceof z.ZodLiteral)
    return [...schema.values].map((value) => JSON.stringify(value)).join(" | ");
  if (schema instanceof z.ZodNumber) return schema.isInt ? "int" : "number";
  if (schema instanceof z.ZodString) return "string";
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNull) return "null";
  // The contract's only instance check is for files.
  if (schema instanceof z.ZodCustom) return "file";
  return "anything";
}

/** The fields of an object with their notation; absent ones may be left out, and null means the same where allowed. */
export function fieldsOf(schema: z.ZodObject): { name: string; optional: boolean; notation: string }[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const optional = field._zod.optin === "optional";
    const notation = notationOf(field);
    // `name?:` says it already: null and absent are the same in every optional field.
    return { name, optional, notation: optional ? notation.replace(/ \| null$/, "") : notation };
  });
}

function objectNotation(fields: ReturnType<typeof fieldsOf>, catchall: Schema | undefined): string {
  const parts = fields.map(({ name, optional, notation }) => `${name}${optional ? "?" : ""}: ${notation}`);
  if (catchall) parts.push(`[more]: ${notationOf(catchall)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function recordNotation({ keyType, valueType }: z.ZodRecord): string {
  if (!(keyType instanceof z.ZodEnum)) return `{ [key]: ${notationOf(valueType)} }`;
  return `{ ${keyType.options.map((key) => `${String(key)}?: ${notationOf(valueType)}`).join(", ")} }`;
}

/** The unions that wire.server.ts builds for lists and records are spelled by their meaning. */
function unionNotation(options: readonly Schema[]): string {
  const list = options.find((option) => option instanceof z.ZodArray);
  const record = options.find((option) => option instanceof z.ZodRecord);
  if (list && record) {
    return list.element instanceof z.ZodNever
      ? recordNotation(record)
      : listNotation(notationOf(list.element));
  }
  return options.map((option) => notationOf(option)).join(" | ");
}

function listNotation(item: string): string {
  return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
}
