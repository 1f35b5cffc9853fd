import { z } from "zod";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import { notationOf } from "#app/contract/docs-notation.server";
import type { Endpoint } from "#app/contract/endpoint";
import { misfitFields } from "#app/contract/misfit.server";
import { forgive } from "#app/contract/tolerance.server";
import { type Outcome, outcomeOf } from "#app/upstream/call.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { WireAnswer } from "#app/upstream/transport.server";

/** One thing that is not as the contract says, in the operator's own words. */
export interface Misfit {
  /** Empty where the whole answer is meant. */
  field: string;
  expected: string;
  /** First bytes of what came. */
  came: string;
}

export interface Judgement {
  /** `not there`: PHP has no such script. */
  fits: "yes" | "yes (empty)" | "no" | "not there";
  misfits: Misfit[];
  /** What is read all the same, and worth a look. */
  notes: string[];
  /** As production read it; undefined where it cannot. */
  outcome: Outcome<Endpoint> | undefined;
}

const SHOWN = 60;

/** Reads an answer exactly as production does, and says all that is wrong where production stops at the first. */
export function judge(endpoint: Endpoint, answer: WireAnswer, dialect: Dialect | undefined): Judgement {
  const notes = contentNotes(answer);
  try {
    const outcome = outcomeOf<Endpoint>(endpoint, answer, Date.now(), dialect, (_, forgiven) => {
      const told = forgiven.map(({ field, rule }) => `${ownName(endpoint, field, dialect)} (${rule})`);
      if (told.length > 0) notes.push(`forgiven: ${[...new Set(told)].join(", ")}`);
    });
    if (!outcome.ok)
      return { fits: "yes", misfits: [], notes: [...notes, `refused: ${outcome.code}`], outcome };
    const empty = emptyLists(endpoint.answer, jsonOf(endpoint, answer, dialect));
    const named = empty.map((field) => ownName(endpoint, field, dialect));
    if (named.length > 0) notes.push(`empty, so not judged: ${named.join(", ")}`);
    return { fits: named.length > 0 ? "yes (empty)" : "yes", misfits: [], notes, outcome };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    if (isNotThere(answer)) return { fits: "not there", misfits: [], notes: [], outcome: undefined };
    return { fits: "no", misfits: misfitsOf(endpoint, answer, dialect, error), notes, outcome: undefined };
  }
}

/** The web server's own page: a script that is there answers in JSON, whatever it did not find. */
function isNotThere({ status, text }: WireAnswer): boolean {
  return status === 404 && parsed(text) === undefined;
}

function misfitsOf(
  endpoint: Endpoint,
  answer: WireAnswer,
  dialect: Dialect | undefined,
  failure: UpstreamFailure,
): Misfit[] {
  const { status, text, location, unreadable } = answer;
  const whole = (expected: string, came: string): Misfit[] => [{ field: "", expected, came }];
  if (location !== undefined) return whole("an answer", `a redirect to ${location}`);
  if (failure.code === "authentication_required")
    return whole("an answer to a member", "a call for the login");
  if (unreadable !== undefined) return whole("UTF-8, or the charset it declares", UNREADABLE[unreadable]);
  const json = parsed(text);
  if (json === undefined) return whole("JSON", `${status < 300 ? "" : `${status} with `}${bodyWords(text)}`);
  if (failure.code === "status")
    return whole("a 2xx status, or a declared refusal", `${status} ${startOf(text)}`);
  const decoded = dialect ? dialect.decodeAnswer(endpoint, json) : json;
  const error = isRecord(decoded) ? decoded.error : undefined;
  if (typeof error === "string" && error !== "") {
    const refusal = Object.hasOwn(endpoint.refusals, error) ? endpoint.refusals[error] : undefined;
    if (refusal?.data === undefined)
      return whole(`one of ${Object.keys(endpoint.refusals).join(", ") || "no refusals"}`, `error ${error}`);
    const data = isRecord(decoded) && isRecord(decoded.data) ? decoded.data : decoded;
    return fieldMisfits(refusal.data, data, (field) => `${error}: ${field}`);
  }
  return fieldMisfits(endpoint.answer, decoded, (field) => ownName(endpoint, field, dialect));
}

const UNREADABLE = {
  not_utf8: "bytes that are not UTF-8, and no charset",
  charset: "bytes that are none of the declared charset",
  content_encoding: "a compressed body that nobody asked for",
} as const;

/** What is left when everything that can be forgiven is. */
function fieldMisfits(schema: z.ZodType, json: unknown, nameOf: (field: string) => string): Misfit[] {
  const result = schema.safeParse(forgive(schema, json).value);
  return misfitFields(result.error?.issues ?? []).map((path) => ({
    field: path.length === 0 ? "" : nameOf(path.join(".")),
    expected: short(notationOf(schemaAt(schema, path) ?? schema).replace(/ \| null$/, "")),
    came: startOf(foundAt(json, path)),
  }));
}

/** The schema at a path, through unions, lists and records. */
function schemaAt(
  schema: z.core.$ZodType | undefined,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  if (schema === undefined || step === undefined) return schema;
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return schemaAt(schema.unwrap(), path);
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return schema.options.map((option) => schemaAt(option, path)).find((found) => found !== undefined);
}

/** Lists of objects with nothing in them: whether their items fit is not known. */
function emptyLists(schema: z.core.$ZodType, json: unknown, path = ""): string[] {
  if (schema instanceof z.ZodPipe) return emptyLists(schema.in, json, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return json === undefined || json === null ? [] : emptyLists(schema.unwrap(), json, path);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => emptyLists(option, json, path)))];
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return json === null || json === false || isEmpty(json) ? [path] : [];
  if (!(schema instanceof z.ZodObject) || !isRecord(json)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) =>
    Object.hasOwn(json, name) ? emptyLists(inner, json[name], path === "" ? name : `${path}.${name}`) : [],
  );
}

/** An answer in the contract's words, before its schema reads it. */
export function jsonOf(endpoint: Endpoint, { text }: WireAnswer, dialect: Dialect | undefined): unknown {
  const json = parsed(text);
  return dialect ? dialect.decodeAnswer(endpoint, json) : json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What it is instead is said by `bodyWords`.
    return undefined;
  }
}

/** What stands where JSON should: the usual ends of a PHP script. */
function bodyWords(text: string): string {
  if (text.trim() === "") return "an empty body";
  if (/^\s*<!doctype html|^\s*<html/i.test(text)) return `an HTML page: ${startOf(text)}`;
  const [php] = /(?:Fatal error|Parse error|Uncaught|Warning|Notice|Deprecated)\b.{0,120}/s.exec(text) ?? [];
  const begin = text.search(/[{[]/);
  if (php !== undefined)
    return `PHP's own words ${begin > 0 ? "before" : "in"} it: ${startOf(stripped(php))}`;
  if (begin === 0)
    return `JSON that is cut off or broken after ${text.length} characters: …${text.slice(-30)}`;
  return startOf(text);
}

function stripped(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

function contentNotes({ contentType, status, text }: WireAnswer): string[] {
  const isJson = /\bjson\b/i.test(contentType ?? "");
  return isJson || text === "" || status >= 300 ? [] : [`content type ${contentType ?? "none"}`];
}

function ownName(endpoint: Endpoint, field: string, dialect: Dialect | undefined): string {
  return dialect ? dialect.answerFieldOf(endpoint, field) : field;
}

function foundAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let found = json;
  for (const step of path)
    found =
      typeof found === "object" && found !== null ? (found as Record<PropertyKey, unknown>)[step] : undefined;
  return found;
}

/** The first bytes of a value, as it came. */
function startOf(value: unknown): string {
  if (value === undefined) return "nothing";
  return short(typeof value === "string" && value.length > SHOWN ? value : JSON.stringify(value));
}

function short(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
