import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import type { Endpoint } from "#app/contract/endpoint";
import { readContractNames } from "#app/contract/rename.server";
import { overlay, pathsOf, type Shape, shapeOf } from "#app/contract/rename-shape.server";

/** Each run reads a contract of its own, which takes a while: `npm run test:all` tries more of them. */
const RUNS = { numRuns: process.env.WHOLE_MATRIX === "1" ? 60 : 15 };

const askShape = ({ query, body }: Endpoint): Shape => overlay(shapeOf(query), shapeOf(body));

/** Values with the fields a schema knows, each of them present or not. */
function jsonOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.fields.size > 0) {
    const fields = [...shape.fields].map(([name, inner]) => [name, jsonOf(inner)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
  }
  if (shape.each) return fc.array(jsonOf(shape.each), { maxLength: 3 });
  return fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
}

/** New names, all different, for some of the paths. */
function renamesOf(paths: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const distinct = [...new Set(paths)];
  return fc
    .subarray(distinct)
    .map((chosen) => Object.fromEntries(chosen.map((path) => [path, `n${distinct.indexOf(path)}`])));
}

const renamed = (shapeOfEndpoint: (endpoint: Endpoint) => Shape, section: "request" | "answer") =>
  fc.constantFrom(...CATALOG).chain((endpoint) => {
    const shape = shapeOfEndpoint(endpoint);
    const names = renamesOf(pathsOf(shape)).map((given) =>
      readContractNames({ endpoints: { [endpoint.name]: { [section]: given } } }),
    );
    const value = shape.fields.size > 0 ? jsonOf(shape) : fc.constant({});
    return fc.tuple(fc.constant(endpoint), names, value);
  });

test("whatever an operator renames, PHP reads back what was asked", () => {
  fc.assert(
    fc.property(renamed(askShape, "request"), ([endpoint, names, value]) => {
      const fields = value as Record<string, unknown>;
      expect(names.decodeAsk(endpoint, names.encodeAsk(endpoint, fields))).toEqual(fields);
    }),
    RUNS,
  );
});

test("whatever an operator renames, the site reads back what was answered", () => {
  const answerShape = ({ answer }: Endpoint) => shapeOf(answer);
  fc.assert(
    fc.property(renamed(answerShape, "answer"), ([endpoint, names, value]) => {
      expect(names.decodeAnswer(endpoint, names.encodeAnswer(endpoint, value))).toEqual(value);
    }),
    RUNS,
  );
});

test("whatever refusals an operator renames, the site reads back the one that was given", () => {
  const refusing = CATALOG.filter(({ refusals }) => Object.keys(refusals).length > 0);
  const cases = fc.constantFrom(...refusing).chain((endpoint) => {
    const codes = Object.keys(endpoint.refusals);
    return fc.tuple(fc.constant(endpoint), renamesOf(codes), fc.constantFrom(...codes));
  });
  fc.assert(
    fc.property(cases, ([endpoint, refusals, code]) => {
      const names = readContractNames({ endpoints: { [endpoint.name]: { refusals } } });
      const spoken = names.encodeAnswer(endpoint, { error: code, data: {} });
      expect(spoken).toEqual({ error: refusals[code] ?? code, data: {} });
      expect(names.decodeAnswer(endpoint, spoken)).toEqual({ error: code, data: {} });
    }),
    RUNS,
  );
});
