import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { decode, encode, planOf } from "#app/contract/dialect/plan.server";
import { overlay, pathsOf, type Shape, shapeOf } from "#app/contract/dialect/shape.server";
import type { Endpoint } from "#app/contract/endpoint";

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

const newNameOf = (index: number) => (index % 3 === 0 ? `group.n${index}` : `n${index}`);

/** New names, all different, for some of the paths; some lie a level down. */
function renamesOf(paths: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const distinct = [...new Set(paths)];
  return fc
    .subarray(distinct)
    .map((chosen) => Object.fromEntries(chosen.map((path) => [path, newNameOf(distinct.indexOf(path))])));
}

const UNSPOKEN = { everywhere: {}, enumsByPath: {}, enums: {}, spellings: {} };

const renamed = (shapeOfEndpoint: (endpoint: Endpoint) => Shape) =>
  fc.constantFrom(...CATALOG).chain((endpoint) => {
    const shape = shapeOfEndpoint(endpoint);
    const plan = renamesOf(pathsOf(shape)).map((byPath) => planOf(shape, { ...UNSPOKEN, byPath }));
    return fc.tuple(plan, shape.fields.size > 0 ? jsonOf(shape) : fc.constant({}));
  });

test.each([
  ["what was asked", askShape],
  ["what was answered", ({ answer }: Endpoint) => shapeOf(answer)],
])("OPS-04 whatever an operator renames or moves, %s is read back", (_, shapeOfEndpoint) => {
  fc.assert(
    fc.property(renamed(shapeOfEndpoint), ([plan, value]) => {
      expect(decode(plan, encode(plan, value))).toEqual(value);
    }),
  );
});
