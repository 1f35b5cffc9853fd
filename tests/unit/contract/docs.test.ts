import { describe, expect, test } from "vitest";
import { CATALOG } from "#app/contract/catalog.server";
import { contractDocument } from "#app/contract/docs.server";
import { openApiDocument } from "#app/contract/openapi.server";

const DOCUMENT = contractDocument();
const SECTIONS = new Map(
  DOCUMENT.split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section]),
);

describe("docs/contract.md", () => {
  test.each(CATALOG.map(({ name }) => [name]))("operators find %s with its address and refusals", (name) => {
    const endpoint = CATALOG.find((one) => one.name === name);
    const section = SECTIONS.get(name) ?? "";
    expect(section).toContain(`${endpoint?.method} ${endpoint?.path}`);
    expect(section).toContain(endpoint?.source);
    for (const code of Object.keys(endpoint?.refusals ?? {})) expect(section).toContain(`| \`${code}\` |`);
  });

  test("operators read how PHP may spell values", () => {
    expect(DOCUMENT).toMatch(/\| `bool` \| .*"1".*"0"/);
    expect(DOCUMENT).toContain('{"0": …}');
  });

  test("every link inside the page finds its heading", () => {
    const headings = [...DOCUMENT.matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
      text.toLowerCase().replaceAll(".", "").replaceAll(" ", "-"),
    );
    const links = [...DOCUMENT.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => anchor === undefined || !headings.includes(anchor))).toEqual([]);
  });
});

interface Operation {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
  security: Record<string, unknown>[];
}

describe("docs/openapi.json", () => {
  const document = openApiDocument();
  const operationOf = (path: string, method: string) =>
    (document.paths as Record<string, Record<string, Operation>>)[path]?.[method];

  test("every endpoint is there, calls that share an address as one operation", () => {
    expect(document.openapi).toBe("3.1.0");
    const missing = CATALOG.filter(({ path, method }) => !operationOf(path, method.toLowerCase()));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("calls told apart by a fixed query say so, with a body each", () => {
    const send = operationOf("/api/message.php", "post");
    expect(send?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["X-Request-Type", "Idempotency-Key", "photo", "gift", "gif"]),
    );
    expect(send?.requestBody?.content["application/json"]?.schema.oneOf).toHaveLength(3);
    expect(JSON.stringify(send?.requestBody?.content["multipart/form-data"])).toContain('"format":"binary"');
  });

  test("refusals are responses by their status, and a member's call needs the auth. cookies", () => {
    const like = operationOf("/api/like.php", "put");
    expect(Object.keys(like?.responses ?? {})).toEqual(expect.arrayContaining(["200", "403", "404", "422"]));
    expect(JSON.stringify(like?.responses[403])).toContain("authentication_required");
    expect(like?.security).toEqual([{ memberCookie: [] }]);
    expect(like?.parameters.map(({ name }) => name)).not.toContain("Idempotency-Key");
  });

  test("every reference finds its component", () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    const used = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => name === undefined || !Object.hasOwn(schemas, name))).toEqual([]);
  });
});
