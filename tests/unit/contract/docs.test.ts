import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CATALOG, CONTRACT_VERSION } from "#app/contract/catalog.server";
import { contractDocument } from "#app/contract/docs.server";
import { fieldNotes } from "#app/contract/docs-notation.server";
import { SHARED_TYPES } from "#app/contract/docs-types.server";
import { openApiDocument } from "#app/contract/openapi.server";
import { forgive } from "#app/contract/tolerance.server";

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
      text.toLowerCase().replaceAll(/[.']/g, "").replaceAll(" ", "-"),
    );
    const links = [...DOCUMENT.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => anchor === undefined || !headings.includes(anchor))).toEqual([]);
  });
});

describe("OPS-01 every field", () => {
  const schemas = CATALOG.flatMap(({ name, query, body, answer, refusals }) => [
    ...[query, body, answer].map((schema) => [name, schema] as const),
    ...Object.values(refusals).map(({ data }) => [name, data] as const),
  ]);
  const shared = SHARED_TYPES.map(({ name, schema }) => [name, schema] as const);
  const notes = [...schemas, ...shared].flatMap(([name, schema]) =>
    fieldNotes(schema, "", schema).map((note) => ({ ...note, path: `${name}: ${note.path}` })),
  );

  test("says what it means and shows an example that its schema takes", () => {
    expect(notes.length).toBeGreaterThan(350);
    expect(notes.filter(({ description }) => !description?.endsWith(".")).map(({ path }) => path)).toEqual(
      [],
    );
    const wrong = notes.filter(({ schema, example }) => {
      const isFile = example === "(file)";
      return (
        !isFile && (example === undefined || !z.safeParse(schema, forgive(schema, example).value).success)
      );
    });
    expect(wrong.map(({ path, example }) => `${path} ${JSON.stringify(example)}`)).toEqual([]);
  });

  test("that counts or measures has its unit", () => {
    const numbers = notes.filter(({ notation, schema }) => /^(int|number)$/.test(notation) && !isId(schema));
    expect(numbers.length).toBeGreaterThan(40);
    expect(numbers.filter(({ unit }) => unit === undefined).map(({ path }) => path)).toEqual([]);
  });

  test("is in both printed forms with its example", () => {
    const openApi = JSON.stringify(openApiDocument());
    for (const { description = "", unit } of notes) {
      expect(DOCUMENT).toContain(description.replaceAll("|", "\\|"));
      expect(openApi).toContain(JSON.stringify(description));
      if (unit !== undefined) expect(openApi).toContain(`"x-unit":${JSON.stringify(unit)}`);
    }
    expect(openApi).toContain(
      '"description":"Number of the message; rises as messages come.","examples":[512]',
    );
  });
});

/** Numbers of things: those of requests must be positive. */
function isId(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return isId(schema.unwrap());
  return schema instanceof z.ZodNumber && (schema.minValue ?? -1) >= 0;
}

test("OPS-01 operators find the links of mails, the way back from a payment and PHP's traps", () => {
  for (const page of [
    "/activate",
    "/reset-password/do",
    "/mail-change/do",
    "/reactivate/do",
    "/notifications",
  ])
    expect(DOCUMENT).toContain(`https://<domain>${page}?code=<code>`);
  for (const trap of [
    "$_COOKIE['auth_sid']",
    "session_name()",
    "X-Forwarded-Host",
    "NODE_EXTRA_CA_CERTS",
    "opcache",
  ])
    expect(DOCUMENT).toContain(trap);
  expect(DOCUMENT).toContain("/transactions/return?payment=77");
  expect(DOCUMENT).toContain(`Version ${CONTRACT_VERSION}`);
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
