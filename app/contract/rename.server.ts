import { CATALOG } from "./catalog.server";
import type { Endpoint } from "./endpoint";
import { decode, encode, NameClash, planRenames, type Renames } from "./rename-fields.server";
import {
  addressProblems,
  ContractFileError,
  contractFile,
  type EndpointNames,
  nameProblems,
  refusalDataNames,
} from "./rename-file.server";
import { ENVELOPE, overlay, type Shape, shapeOf } from "./rename-shape.server";

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** The contract in an operator's words. The same value comes back, uncopied, where an endpoint has no names of its own. */
export interface OperatorNames {
  pathOf(endpoint: Endpoint): string;
  methodOf(endpoint: Endpoint): Endpoint["method"];
  /** A query or a body, each for itself. */
  encodeAsk(endpoint: Endpoint, fields: Fields): Fields;
  /** A good answer or a refusal. */
  decodeAnswer(endpoint: Endpoint, json: unknown): unknown;
  /** What PHP does with a request: the inverse of `encodeAsk`. */
  decodeAsk(endpoint: Endpoint, fields: Fields): Fields;
  /** What PHP does with an answer: the inverse of `decodeAnswer`. */
  encodeAnswer(endpoint: Endpoint, json: unknown): unknown;
}

interface Dialect {
  path: string;
  method: Endpoint["method"];
  ask: Renames | undefined;
  answer: Renames | undefined;
  /** What the field `error` is called. */
  errorName: string;
  /** By the contract's code. */
  refusals: ReadonlyMap<string, Renames | undefined>;
  codeToWire: ReadonlyMap<string, string>;
  codeFromWire: ReadonlyMap<string, string>;
}

/** What any answer may carry beside its own fields: a refusal's code and the call for a login (SPEC §8). */
const AROUND = overlay(ENVELOPE, objectOf({ data: ENVELOPE }));

/**
 * Reads an operator's contract file (docs/contract-names.md).
 * @throws ContractFileError with every unknown or clashing name
 */
export function readContractNames(json: unknown): OperatorNames {
  const file = contractFile.safeParse(json);
  if (!file.success) {
    throw new ContractFileError(
      file.error.issues.map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`),
    );
  }
  const endpoints = file.data.endpoints ?? {};
  const everywhere = file.data.fields ?? {};
  const problems = [...nameProblems(endpoints, everywhere), ...addressProblems(endpoints)];
  const dialects = new Map<string, Dialect>();
  for (const endpoint of CATALOG) {
    try {
      dialects.set(endpoint.name, dialectOf(endpoint, own(endpoints, endpoint.name), everywhere));
    } catch (error) {
      if (!(error instanceof NameClash)) throw error;
      problems.push(`endpoints.${endpoint.name}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new ContractFileError(problems);
  return namesOf(dialects);
}

function namesOf(dialects: ReadonlyMap<string, Dialect>): OperatorNames {
  const plan = (endpoint: Endpoint) => dialects.get(endpoint.name)?.ask;
  return {
    pathOf: (endpoint) => dialects.get(endpoint.name)?.path ?? endpoint.path,
    methodOf: (endpoint) => dialects.get(endpoint.name)?.method ?? endpoint.method,
    // An object stays an object: `walk` keeps the kind of value it is given.
    encodeAsk: (endpoint, fields) => encode(plan(endpoint), fields) as Fields,
    decodeAsk: (endpoint, fields) => decode(plan(endpoint), fields) as Fields,
    encodeAnswer: (endpoint, json) => {
      const dialect = dialects.get(endpoint.name);
      if (!dialect) return json;
      const code = textAt(json, "error");
      if (code === undefined) return encode(dialect.answer, json);
      const wire = encode(refusalPlan(dialect, code), json);
      return withText(wire, dialect.errorName, dialect.codeToWire.get(code) ?? code);
    },
    decodeAnswer: (endpoint, json) => {
      const dialect = dialects.get(endpoint.name);
      if (!dialect) return json;
      const wireCode = textAt(json, dialect.errorName);
      if (wireCode === undefined) return decode(dialect.answer, json);
      const code = dialect.codeFromWire.get(wireCode) ?? wireCode;
      return withText(decode(refusalPlan(dialect, code), json), "error", code);
    },
  };
}

function refusalPlan(dialect: Dialect, code: string): Renames | undefined {
  return dialect.refusals.has(code) ? dialect.refusals.get(code) : dialect.answer;
}

/** @throws NameClash */
function dialectOf(endpoint: Endpoint, names: EndpointNames | undefined, everywhere: Names): Dialect {
  const codeToWire = new Map<string, string>();
  const codeFromWire = new Map<string, string>();
  const refusals = new Map<string, Renames | undefined>();
  for (const code of Object.keys(endpoint.refusals)) {
    const renamed = own(names?.refusals ?? {}, code);
    const data = refusalDataNames(renamed);
    const wireCode = (typeof renamed === "string" ? renamed : renamed?.code) ?? code;
    const other = codeFromWire.get(wireCode);
    if (other !== undefined) throw new NameClash([other, code], wireCode);
    codeToWire.set(code, wireCode);
    codeFromWire.set(wireCode, code);
    // Data stands beside the code or in `data`; operators write it once, without saying where.
    const inData = Object.entries(data).map(([name, wireName]) => [`data.${name}`, wireName]);
    const byPath = { ...data, ...Object.fromEntries(inData) };
    refusals.set(code, planRenames(refusalShape(endpoint, code), byPath, everywhere));
  }
  return {
    path: names?.path ?? endpoint.path,
    method: names?.method ?? endpoint.method,
    ask: planRenames(askShape(endpoint), names?.request ?? {}, everywhere),
    answer: planRenames(overlay(shapeOf(endpoint.answer), AROUND), names?.answer ?? {}, everywhere),
    errorName: own(everywhere, "error") ?? "error",
    refusals,
    codeToWire,
    codeFromWire,
  };
}

function askShape(endpoint: Endpoint): Shape {
  return overlay(shapeOf(endpoint.query), shapeOf(endpoint.body));
}

function refusalShape(endpoint: Endpoint, code: string): Shape {
  const data = shapeOf(own(endpoint.refusals, code)?.data);
  return overlay(overlay(data, objectOf({ data })), AROUND);
}

function objectOf(fields: Record<string, Shape>): Shape {
  return { fields: new Map(Object.entries(fields)) };
}

/** A field of an answer, where it is a text with something in it. */
function textAt(json: unknown, name: string): string | undefined {
  if (typeof json !== "object" || json === null || !Object.hasOwn(json, name)) return undefined;
  const value = (json as Fields)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function withText(json: unknown, name: string, text: string): unknown {
  return textAt(json, name) === text ? json : { ...(json as Fields), [name]: text };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
