import { closest } from "fastest-levenshtein";
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { CATALOG } from "../catalog.server";
import type { Endpoint } from "../endpoint";
import { VALUES_BY_FIELD } from "../values";
import { type DialectFile, dialectFile, type EndpointDialect, type Enums } from "./file.server";
import { ENVELOPE, pathsOf, shapeOf } from "./shape.server";

/** Something in the file that cannot hold. */
export interface FileProblem {
  /** Keys from the root of the file. */
  at: readonly string[];
  message: string;
}

/** The operator's file cannot be used; each problem names its line, its place and a way out. */
export class DialectFileError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`${problems.length === 1 ? "" : "\n    "}${problems.join("\n    ")}`);
    this.name = "DialectFileError";
  }
}

/** The text of a dialect file with its lines. */
export class DialectSource {
  readonly #text: string;
  readonly #tree: Node | undefined;
  readonly json: unknown;

  /** @throws DialectFileError where it is no JSON */
  constructor(text: string) {
    const errors: ParseError[] = [];
    this.#text = text;
    this.#tree = parseTree(text, errors, { disallowComments: true });
    const [first] = errors;
    if (first) throw new DialectFileError([`line ${this.#lineAt(first.offset)}: no JSON: ${wordsOf(first)}`]);
    this.json = JSON.parse(text);
  }

  error(problems: readonly FileProblem[]): DialectFileError {
    const lines = problems.map(({ at, message }) => ({
      line: this.#lineOf(at),
      place: at.join("."),
      message,
    }));
    return new DialectFileError(
      lines
        .toSorted((one, other) => one.line - other.line)
        .map(({ line, place, message }) => `line ${line}: ${place === "" ? "" : `${place}: `}${message}`),
    );
  }

  /** Of the nearest place that is there: what is missing has no line of its own. */
  #lineOf(at: readonly string[]): number {
    for (let length = at.length; length > 0 && this.#tree; length -= 1) {
      const node = findNodeAtLocation(this.#tree, at.slice(0, length).map(stepOf));
      if (node) return this.#lineAt(node.parent?.type === "property" ? node.parent.offset : node.offset);
    }
    return 1;
  }

  #lineAt(offset: number): number {
    return this.#text.slice(0, offset).split("\n").length;
  }
}

function stepOf(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step;
}

/** Such as "comma expected". */
function wordsOf({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
}

/** The file's contents as the schema has them. @throws DialectFileError */
export function parseDialectFile(source: DialectSource): DialectFile {
  const parsed = dialectFile.safeParse(source.json);
  if (parsed.success) return parsed.data;
  throw source.error(
    parsed.error.issues.flatMap(({ path, message, ...issue }) => {
      const at = path.map(String);
      if (issue.code !== "unrecognized_keys") return [{ at, message }];
      return issue.keys.map((key) => ({ at: [...at, key], message: unknown("part", key, partsAt(at)) }));
    }),
  );
}

/** The parts that the file may have at a place. */
function partsAt([first, , third]: readonly string[]): string[] {
  const { shape } = dialectFile;
  if (first === undefined) return Object.keys(shape);
  if (first === "endpoints" && third === undefined)
    return Object.keys(shape.endpoints.unwrap().valueType.shape);
  const part = first in shape ? shape[first as keyof typeof shape] : undefined;
  const inner = part && "unwrap" in part ? part.unwrap() : undefined;
  return inner && "shape" in inner ? Object.keys(inner.shape) : [];
}

function unknown(what: string, name: string, valid: readonly string[]): string {
  const hint = valid.length > 0 ? `; did you mean \`${closest(name, [...valid])}\`?` : "";
  return `there is no ${what} \`${name}\`${hint}`;
}

/** Keys of `names` that are none of `valid`. */
function unknownNames(
  names: object | undefined,
  valid: readonly string[],
  at: readonly string[],
  what: string,
): FileProblem[] {
  const known = new Set(valid);
  return Object.keys(names ?? {})
    .filter((one) => !known.has(one))
    .map((one) => ({ at: [...at, one], message: unknown(what, one, valid) }));
}

/** Endpoints, fields, values and refusals the contract does not have, each with the nearest one it has. */
export function nameProblems({ endpoints = {}, fields, codes, enums }: DialectFile): FileProblem[] {
  const names = CATALOG.map(({ name }) => name);
  const problems = [
    ...unknownNames(endpoints, names, ["endpoints"], "endpoint"),
    ...unknownNames(fields, EVERY_FIELD, ["fields"], "field"),
    ...unknownNames(codes, EVERY_CODE, ["codes"], "code"),
    ...unknownNames(enums, EVERY_FIELD, ["enums"], "field"),
    ...valueProblems(enums, ["enums"]),
  ];
  for (const endpoint of CATALOG) {
    if (Object.hasOwn(endpoints, endpoint.name))
      problems.push(...endpointProblems(endpoint, endpoints[endpoint.name] ?? {}));
  }
  return problems;
}

function endpointProblems(
  { name, query, body, answer, refusals }: Endpoint,
  dialect: EndpointDialect,
): FileProblem[] {
  const at = (...part: string[]) => ["endpoints", name, ...part];
  const ask = [...pathsOf(shapeOf(query)), ...pathsOf(shapeOf(body))];
  const answered = pathsOf(shapeOf(answer));
  return [
    ...unknownNames(dialect.request, ask, at("request"), "field"),
    ...unknownNames(dialect.answer, answered, at("answer"), "field"),
    ...unknownNames(dialect.refusals, Object.keys(refusals), at("refusals"), "refusal"),
    ...unknownNames(dialect.enums, [...ask, ...answered], at("enums"), "field"),
    ...valueProblems(dialect.enums, at("enums")),
    ...Object.entries(dialect.refusals ?? {}).flatMap(([code, renamed]) =>
      unknownNames(
        refusalDataNames(renamed),
        pathsOf(shapeOf(refusals[code]?.data)),
        at("refusals", code, "data"),
        "field",
      ),
    ),
  ];
}

/** Values that the contract's closed lists do not have, and two of them with one spelling. */
function valueProblems(enums: Enums = {}, at: readonly string[]): FileProblem[] {
  return Object.entries(enums).flatMap(([field, values]) => {
    const known = VALUES_BY_FIELD.get(field.slice(field.lastIndexOf(".") + 1));
    const taken = new Map<string, string>();
    const doubles = Object.entries(values).flatMap(([value, wire]) => {
      const other = taken.get(String(wire));
      taken.set(String(wire), value);
      return other === undefined
        ? []
        : [{ at: [...at, field, value], message: `\`${other}\` and \`${value}\` would both be \`${wire}\`` }];
    });
    return [...(known ? unknownNames(values, known, [...at, field], "value") : []), ...doubles];
  });
}

/** Endpoints that PHP could no longer tell apart, or whose body would get lost. */
export function addressProblems(
  endpoints: Readonly<Record<string, EndpointDialect>>,
  pathOf: (endpoint: Endpoint) => string,
): FileProblem[] {
  const problems: FileProblem[] = [];
  const taken = new Map<string, string>();
  for (const endpoint of CATALOG) {
    const dialect = Object.hasOwn(endpoints, endpoint.name) ? endpoints[endpoint.name] : undefined;
    const at = ["endpoints", endpoint.name];
    const query = new URLSearchParams(endpoint.fixedQuery).toString();
    const method = dialect?.method ?? endpoint.method;
    if (method === "GET" && endpoint.encoding !== "none") {
      problems.push({ at: [...at, "method"], message: "GET carries no body, and this call has one" });
    }
    const address = `${method} ${pathOf(endpoint)}${query && ` with ${query}`}`;
    const other = taken.get(address);
    if (other) problems.push({ at, message: `${address} is \`${other}\` already` });
    taken.set(address, endpoint.name);
  }
  return problems;
}

/** Renames of a refusal's data, none where only its code is given. */
export function refusalDataNames(
  refusal: NonNullable<EndpointDialect["refusals"]>[string] | undefined,
): Readonly<Record<string, string>> {
  return typeof refusal === "object" ? (refusal.data ?? {}) : {};
}

/** Codes of refusals, and the one for a login that is gone. */
export const EVERY_CODE: readonly string[] = [
  ...new Set([...CATALOG.flatMap(({ refusals }) => Object.keys(refusals)), "authentication_required"]),
];

/** Names of fields, at whatever depth. */
export const EVERY_FIELD: readonly string[] = everyFieldName();

function everyFieldName(): string[] {
  const schemas = CATALOG.flatMap(({ query, body, answer, refusals }) => [
    query,
    body,
    answer,
    ...Object.values(refusals).map(({ data }) => data),
  ]);
  const paths = [...pathsOf(ENVELOPE), ...schemas.flatMap((schema) => pathsOf(shapeOf(schema)))];
  return [...new Set(paths.map((path) => path.slice(path.lastIndexOf(".") + 1)))];
}
