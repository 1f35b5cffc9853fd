import { z } from "zod";
import { TYPE_NAMES } from "./docs-types.server";
import { known } from "./known-schema.server";

type Schema = z.core.$ZodType;

/**
 * A schema as people write types, on the wire's side: `{ match: bool, profiles: profileCard[], city?: text }`.
 * @param expand the schema whose own name is not used, because it is being explained
 */
export function notationOf(schema: Schema, expand?: Schema): string {
  const name = schema === expand ? undefined : known(TYPE_NAMES, schema);
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
function fieldsOf(schema: z.ZodObject): { name: string; optional: boolean; notation: string }[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const optional = field._zod.optin === "optional";
    const notation = notationOf(field);
    // `name?:` says it already: null and absent are the same in every optional field.
    return { name, optional, notation: optional ? notation.replace(/ \| null$/, "") : notation };
  });
}

/** A field with what is said of it. */
export interface FieldNote {
  /** Below the schema asked about: `photos[].width`. */
  path: string;
  schema: Schema;
  optional: boolean;
  notation: string;
  description: string | undefined;
  unit: string | undefined;
  example: unknown;
}

/** What `field` said; `partial` wraps fields that said it before. */
function saidOf(schema: Schema): object {
  const said = z.globalRegistry.get(schema);
  return said ?? (schema instanceof z.ZodOptional ? saidOf(schema.unwrap()) : {});
}

/** Every field of a schema, those of its unnamed objects too; types with a name of their own are explained there. */
export function fieldNotes(schema: Schema | undefined, prefix = "", expand?: Schema): FieldNote[] {
  if (schema === undefined || (schema !== expand && known(TYPE_NAMES, schema))) return [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => {
      const meta = saidOf(field);
      const optional = field._zod.optin === "optional";
      const notation = optional ? notationOf(field).replace(/ \| null$/, "") : notationOf(field);
      const { description, unit, examples } = meta as {
        description?: string;
        unit?: string;
        examples?: unknown[];
      };
      const path = `${prefix}${name}`;
      const note = { path, schema: field, optional, notation, description, unit, example: examples?.[0] };
      return [note, ...fieldNotes(field, `${path}.`)];
    });
  }
  if (schema instanceof z.ZodArray) return fieldNotes(schema.element, prefix.replace(/\.$/, "[]."));
  if (schema instanceof z.ZodRecord) return fieldNotes(schema.valueType, `${prefix}[key].`);
  if (schema instanceof z.ZodUnion) {
    const [list] = schema.options.filter((option) => option instanceof z.ZodArray);
    // wireList and wireRecord are unions whose other branches say the same in PHP's spelling.
    if (list && !(list.element instanceof z.ZodNever)) return fieldNotes(list, prefix);
    return schema.options.flatMap((option) => fieldNotes(option, prefix));
  }
  if (schema instanceof z.ZodPipe) return fieldNotes(schema.in, prefix);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldNotes(schema.unwrap(), prefix);
  return [];
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
