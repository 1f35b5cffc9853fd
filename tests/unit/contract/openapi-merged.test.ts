import { describe, expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { openApiDocument } from "#app/contract/openapi.server";

interface Body {
  title: string;
  properties: Record<string, unknown>;
  required?: string[];
  additionalProperties: boolean;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: { oneOf?: Body[] } }> };
  responses: Record<string, { content: Record<string, { schema: Record<string, unknown> }> }>;
}

const PATHS = openApiDocument().paths as Record<string, Record<string, Operation>>;

describe("calls that share an address in docs/openapi.json", () => {
  const choices = Object.entries(PATHS).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody }]) => {
      const bodies = requestBody?.content["application/json"]?.schema.oneOf;
      return bodies ? [[`${method.toUpperCase()} ${path}`, bodies] as const] : [];
    }),
  );

  test("are there at all", () => {
    expect(choices.length).toBeGreaterThan(2);
  });

  test.each(choices)("%s: a body fits exactly one of them", (_call, bodies) => {
    for (const body of bodies) {
      const smallest = body.required ?? [];
      const largest = Object.keys(body.properties);
      for (const fields of [smallest, largest]) {
        expect(bodies.filter((one) => fits(one, fields)).map(({ title }) => title)).toEqual([body.title]);
      }
    }
  });

  test("show an answer that all of them give once", () => {
    const schema = PATHS["/api/message.php"]?.post?.responses[200]?.content["application/json"]?.schema;
    expect(schema?.required).toEqual(["message", "credits"]);
  });

  test("show answers that differ side by side", () => {
    const schema = PATHS["/api/user.php"]?.post?.responses[200]?.content["application/json"]?.schema;
    expect(schema?.anyOf).toHaveLength(2);
  });

  test("name each of their refusals under its status", () => {
    for (const { path, method, refusals } of CATALOG) {
      const responses = PATHS[path]?.[method.toLowerCase()]?.responses ?? {};
      for (const [code, { status }] of Object.entries(refusals)) {
        expect(JSON.stringify(responses[status]), `${method} ${path}`).toContain(`"const":"${code}"`);
      }
    }
  });
});

function fits({ properties, required = [], additionalProperties }: Body, fields: readonly string[]): boolean {
  const known = fields.every((field) => additionalProperties || Object.hasOwn(properties, field));
  return known && required.every((field) => fields.includes(field));
}
