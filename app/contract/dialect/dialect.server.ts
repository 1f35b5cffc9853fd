import { CATALOG } from "../catalog.server";
import type { Encoding, Endpoint } from "../endpoint";
import type { DialectFile, EndpointDialect, SecretOrText } from "./file.server";
import {
  at,
  decode,
  encode,
  isPlainObject,
  type Plan,
  PlanProblem,
  planOf,
  type Words,
  wirePathOf,
} from "./plan.server";
import {
  addressProblems,
  DialectSource,
  type FileProblem,
  nameProblems,
  parseDialectFile,
  refusalDataNames,
} from "./problems.server";
import { ENVELOPE, overlay, type Shape, shapeOf } from "./shape.server";
import { type Spellings, spellingsOf } from "./values.server";

type Fields = Readonly<Record<string, unknown>>;

/** The contract as an operator's PHP speaks it. */
export interface Dialect {
  pathOf(endpoint: Endpoint): string;
  methodOf(endpoint: Endpoint): Endpoint["method"];
  encodingOf(endpoint: Endpoint): Encoding | "form";
  /** A query or a body, each for itself. */
  encodeAsk(endpoint: Endpoint, fields: Fields): Fields;
  /** A good answer or a refusal. The same value comes back, uncopied, where the operator says it as the contract does. */
  decodeAnswer(endpoint: Endpoint, json: unknown): unknown;
  /** Whether a good answer comes in the contract's own words. */
  answersAsDeclared(endpoint: Endpoint): boolean;
  /** What the operator calls a field of an answer, given as `misfitField` names it. */
  answerFieldOf(endpoint: Endpoint, field: string): string;
  /** Value of `X-Request-Type`. */
  requestType: string;
  /** Sent with each call: name, value, name, value. */
  headers: readonly string[];
  /** Names of login cookies, or their beginnings with `*` behind them; undefined: `auth.*`. */
  loginCookies: readonly string[] | undefined;
}

interface Spoken {
  path: string;
  method: Endpoint["method"];
  encoding: Encoding | "form";
  ask: Plan | undefined;
  answer: Plan | undefined;
  /** By the contract's code. */
  refusals: ReadonlyMap<string, Plan | undefined>;
  codeFromWire: ReadonlyMap<string, string>;
}

/** What any answer may carry beside its own fields: a refusal's code and the call for a login (SPEC §8). */
const AROUND = overlay(ENVELOPE, objectOf({ data: ENVELOPE }));

/**
 * Reads an operator's dialect file (docs/dialect.md).
 * @param secrets values of UPSTREAM_SECRET_… by name
 * @throws DialectFileError with every problem, its line and the nearest name that exists
 */
export function readDialect(text: string, secrets: Readonly<Record<string, string>> = {}): Dialect {
  const source = new DialectSource(text);
  const file = parseDialectFile(source);
  const endpoints = file.endpoints ?? {};
  const problems = [
    ...nameProblems(file),
    ...addressProblems(endpoints, (endpoint) => pathOf(file, endpoint)),
    ...missingSecrets(file, secrets),
  ];
  const spoken = new Map<string, Spoken>();
  const spellings = spellingsOf(file);
  for (const endpoint of CATALOG) {
    try {
      spoken.set(endpoint.name, spokenBy(file, spellings, endpoint));
    } catch (error) {
      if (!(error instanceof PlanProblem)) throw error;
      problems.push({ at: placeOf(file, endpoint, error.path), message: error.message });
    }
  }
  if (problems.length > 0) throw source.error(distinct(problems));
  return speaking(file, spoken, headersOf(file, secrets));
}

function speaking(file: DialectFile, spoken: ReadonlyMap<string, Spoken>, headers: string[]): Dialect {
  const { envelope } = file;
  const errorPath = (envelope?.error ?? file.fields?.error ?? "error").split(".");
  const answerPath = envelope?.answer?.split(".");
  const dataPath = envelope?.errorData?.split(".") ?? (envelope?.error ? errorPath.slice(0, -1) : undefined);
  const of = (endpoint: Endpoint) => spoken.get(endpoint.name);
  return {
    pathOf: (endpoint) => of(endpoint)?.path ?? endpoint.path,
    methodOf: (endpoint) => of(endpoint)?.method ?? endpoint.method,
    encodingOf: (endpoint) => of(endpoint)?.encoding ?? endpoint.encoding,
    // An object stays an object: `encode` keeps the kind of value it is given.
    encodeAsk: (endpoint, fields) => encode(of(endpoint)?.ask, fields) as Fields,
    decodeAnswer: (endpoint, json) => {
      const words = of(endpoint);
      const wireCode = codeAt(json, errorPath);
      if (wireCode === undefined) return decode(words?.answer, contentsOf(json, answerPath));
      const code = words?.codeFromWire.get(wireCode) ?? wireCode;
      const plan = words?.refusals.has(code) ? words.refusals.get(code) : words?.answer;
      if (dataPath === undefined) return { ...(decode(plan, json) as Fields), error: code };
      const data = at(json, dataPath);
      return { error: code, ...(isPlainObject(data) && { data: decode(plan, data) }) };
    },
    answersAsDeclared: (endpoint) => answerPath === undefined && of(endpoint)?.answer === undefined,
    answerFieldOf: (endpoint, field) => {
      if (/^[(]/.test(field)) return field;
      return [...(answerPath ?? []), ...wirePathOf(of(endpoint)?.answer, field.split("."))].join(".");
    },
    requestType: file.requestType ?? "client",
    headers,
    loginCookies: file.cookies,
  };
}

/** What lies in the envelope; an answer that came without one is taken as it is. */
function contentsOf(json: unknown, path: readonly string[] | undefined): unknown {
  return (path && at(json, path)) ?? json;
}

/** A refusal's code, where the answer is one. */
function codeAt(json: unknown, path: readonly string[]): string | undefined {
  const code = at(json, path);
  if (typeof code === "number" && code !== 0) return String(code);
  return typeof code === "string" && code !== "" ? code : undefined;
}

/** @throws PlanProblem */
function spokenBy(file: DialectFile, spellings: Spellings, endpoint: Endpoint): Spoken {
  const dialect = own(file.endpoints ?? {}, endpoint.name);
  const words = (byPath: Words["byPath"]): Words => ({
    byPath,
    everywhere: file.fields ?? {},
    enumsByPath: dialect?.enums ?? {},
    enums: file.enums ?? {},
    spellings,
  });
  const codeFromWire = new Map<string, string>();
  const refusals = new Map<string, Plan | undefined>();
  for (const code of [...Object.keys(endpoint.refusals), "authentication_required"]) {
    const renamed = own(dialect?.refusals ?? {}, code);
    const data = refusalDataNames(renamed);
    const ownCode = typeof renamed === "object" ? renamed.code : renamed;
    const wireCode = String(ownCode ?? own(file.codes ?? {}, code) ?? code);
    const other = codeFromWire.get(wireCode);
    if (other !== undefined)
      throw new PlanProblem(code, `\`${other}\` and \`${code}\` would both be called \`${wireCode}\``);
    codeFromWire.set(wireCode, code);
    // Data stands beside the code or in `data`; operators write it once, without saying where.
    const inData = Object.entries(data).map(([name, wireName]) => [`data.${name}`, wireName]);
    const byPath = { ...data, ...Object.fromEntries(inData) };
    refusals.set(code, planOf(refusalShape(endpoint, code), words(byPath)));
  }
  const encoding =
    endpoint.encoding === "json" ? (dialect?.bodies ?? file.bodies ?? "json") : endpoint.encoding;
  return {
    path: pathOf(file, endpoint),
    method: dialect?.method ?? endpoint.method,
    encoding,
    ask: planOf(askShape(endpoint), words(dialect?.request ?? {})),
    answer: planOf(overlay(shapeOf(endpoint.answer), AROUND), words(dialect?.answer ?? {})),
    refusals,
    codeFromWire,
  };
}

function pathOf({ endpoints = {}, prefix }: DialectFile, { name, path }: Endpoint): string {
  const ownPath = own(endpoints, name)?.path;
  if (ownPath !== undefined) return ownPath;
  return prefix === undefined ? path : path.replace(/^\/api(?=\/)/, prefix.replace(/\/$/, ""));
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

/** Where in the file a field of an endpoint got the name that does not do. */
function placeOf(file: DialectFile, { name }: Endpoint, path: string): string[] {
  const dialect: EndpointDialect = own(file.endpoints ?? {}, name) ?? {};
  for (const part of ["request", "answer", "refusals"] as const) {
    if (Object.hasOwn(dialect[part] ?? {}, path)) return ["endpoints", name, part, path];
  }
  const field = path.slice(path.lastIndexOf(".") + 1);
  if (Object.hasOwn(file.fields ?? {}, field)) return ["fields", field];
  return Object.hasOwn(file.codes ?? {}, field) ? ["codes", field] : ["endpoints", name];
}

/** A field renamed everywhere clashes in many calls: its place is told once. */
function distinct(problems: readonly FileProblem[]): FileProblem[] {
  return [...new Map(problems.map((problem) => [problem.at.join("\0"), problem])).values()];
}

function missingSecrets(file: DialectFile, secrets: Readonly<Record<string, string>>): FileProblem[] {
  const used: [string[], SecretOrText][] = [
    ...Object.entries(file.headers ?? {}).map(([name, value]): [string[], SecretOrText] => [
      ["headers", name],
      value,
    ]),
    ...Object.entries(file.basicAuth ?? {}).map(([name, value]): [string[], SecretOrText] => [
      ["basicAuth", name],
      value,
    ]),
  ];
  return used.flatMap(([at, value]) =>
    typeof value === "string" || /^[\x20-\x7e]+$/.test(own(secrets, value.secret) ?? "")
      ? []
      : [
          {
            at,
            message: `${value.secret} is not set in the environment, or no text that a header can carry`,
          },
        ],
  );
}

function headersOf(
  { headers = {}, basicAuth }: DialectFile,
  secrets: Readonly<Record<string, string>>,
): string[] {
  const text = (value: SecretOrText) =>
    typeof value === "string" ? value : (own(secrets, value.secret) ?? "");
  const extra = Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), text(value)]);
  if (basicAuth === undefined) return extra;
  const credentials = Buffer.from(`${text(basicAuth.user)}:${text(basicAuth.password)}`).toString("base64");
  return [...extra, "authorization", `Basic ${credentials}`];
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
