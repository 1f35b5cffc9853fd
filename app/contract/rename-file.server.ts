import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { CATALOG } from "./catalog.server";
import { ENVELOPE, pathsOf, shapeOf } from "./rename-shape.server";

const name = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/, "a name: letters, digits, _ and -, at most 64, no dots");

const path = z
  .string()
  .regex(/^\/(?!\/)[^\s#\\]*$/, "a path from the root, such as /api/send.php")
  .refine((path) => !path.split(/[/?]/).includes(".."), "a path without ..");

const refusal = z.union([
  name,
  z.strictObject({ code: name.optional(), data: z.record(z.string(), name).optional() }),
]);

const endpointNames = z.strictObject({
  path: path.optional(),
  method: z.enum(["GET", "POST", "PUT", "DELETE"]).optional(),
  request: z.record(z.string(), name).optional(),
  answer: z.record(z.string(), name).optional(),
  refusals: z.record(z.string(), refusal).optional(),
});

/** The operator's file (docs/contract-names.md). Names are checked against the catalog afterwards. */
export const contractFile = z.strictObject({
  $schema: z.string().optional(),
  endpoints: z.record(z.string(), endpointNames).optional(),
  fields: z.record(z.string(), name).optional(),
});

export type EndpointNames = z.output<typeof endpointNames>;
type Names = Readonly<Record<string, string>>;

/** The operator's file cannot be used; the message names the line's place in the file and a way out. */
export class ContractFileError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The contract file cannot be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.name = "ContractFileError";
  }
}

function unknownNames(
  names: readonly string[],
  valid: readonly string[],
  place: string,
  what: string,
): string[] {
  const known = new Set(valid);
  return names
    .filter((one) => !known.has(one))
    .map((one) => {
      const hint = valid.length > 0 ? `; did you mean \`${closest(one, valid)}\`?` : "";
      return `${place}: there is no ${what} \`${one}\`${hint}`;
    });
}

/** Endpoints, fields and refusals the contract does not have, each with the nearest one it has. */
export function nameProblems(endpoints: Readonly<Record<string, EndpointNames>>, fields: Names): string[] {
  const known = CATALOG.map(({ name }) => name);
  const problems = [
    ...unknownNames(Object.keys(endpoints), known, "endpoints", "endpoint"),
    ...unknownNames(Object.keys(fields), everyFieldName(), "fields", "field"),
  ];
  for (const { name, query, body, answer, refusals } of CATALOG) {
    const renames = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (!renames) continue;
    const place = `endpoints.${name}`;
    const check = (names: object | undefined, valid: string[], part: string, what = "field") =>
      problems.push(...unknownNames(Object.keys(names ?? {}), valid, `${place}.${part}`, what));
    check(renames.request, [...pathsOf(shapeOf(query)), ...pathsOf(shapeOf(body))], "request");
    check(renames.answer, pathsOf(shapeOf(answer)), "answer");
    check(renames.refusals, Object.keys(refusals), "refusals", "refusal");
    for (const [code, renamed] of Object.entries(renames.refusals ?? {})) {
      check(refusalDataNames(renamed), pathsOf(shapeOf(refusals[code]?.data)), `refusals.${code}.data`);
    }
  }
  return problems;
}

/** Endpoints that PHP could no longer tell apart, or whose body would get lost. */
export function addressProblems(endpoints: Readonly<Record<string, EndpointNames>>): string[] {
  const problems: string[] = [];
  const taken = new Map<string, string>();
  for (const endpoint of CATALOG) {
    const names = Object.hasOwn(endpoints, endpoint.name) ? endpoints[endpoint.name] : undefined;
    const query = new URLSearchParams(endpoint.fixedQuery).toString();
    const method = names?.method ?? endpoint.method;
    if (method === "GET" && endpoint.encoding !== "none") {
      problems.push(`endpoints.${endpoint.name}.method: GET carries no body, and this call has one`);
    }
    const address = `${method} ${names?.path ?? endpoint.path}${query && ` with ${query}`}`;
    const other = taken.get(address);
    if (other) problems.push(`endpoints.${endpoint.name}: ${address} is \`${other}\` already`);
    taken.set(address, endpoint.name);
  }
  return problems;
}

/** Renames of a refusal's data, none where only its code is given. */
export function refusalDataNames(refusal: NonNullable<EndpointNames["refusals"]>[string] | undefined): Names {
  return typeof refusal === "object" ? (refusal.data ?? {}) : {};
}

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
