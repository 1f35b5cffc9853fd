import { z } from "zod";
import { CATALOG, CONTRACT_VERSION } from "./catalog.server";
import { inOrder, SHARED_TYPES, TYPE_NAMES, WIRE_TYPES } from "./docs-types.server";
import type { Endpoint, Refusal } from "./endpoint";
import { known } from "./known-schema.server";

type Json = Record<string, unknown>;

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
const MEDIA_TYPES = { none: "", json: "application/json", multipart: "multipart/form-data" } as const;
const COOKIE_LOGIN = "memberCookie";

/** The contract as an OpenAPI 3.1 document. Calls that differ by a fixed query only share one operation there. */
export function openApiDocument(endpoints: readonly Endpoint[] = CATALOG): Json {
  const catalog = inOrder(endpoints);
  const paths: Record<string, Json> = {};
  for (const path of new Set(catalog.map((endpoint) => endpoint.path))) {
    const item: Json = {};
    for (const method of METHODS) {
      const here = catalog.filter((endpoint) => endpoint.path === path && endpoint.method === method);
      if (here.length > 0) item[method.toLowerCase()] = operation(here);
    }
    paths[path] = item;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Rendez: what PHP answers",
      version: CONTRACT_VERSION,
      description:
        "Generated from app/contract. Answers may have more fields than listed here; they are ignored. Values may be spelled in each of the ways their schema lists.",
    },
    servers: [{ url: "/", description: "The operator's PHP, UPSTREAM_ORIGIN" }],
    paths,
    components: {
      schemas: Object.fromEntries(
        [...WIRE_TYPES, ...SHARED_TYPES].map(({ name, schema }) => [name, jsonSchema(schema, schema)]),
      ),
      securitySchemes: {
        [COOKIE_LOGIN]: {
          type: "apiKey",
          in: "cookie",
          name: "auth.",
          description: "Every cookie whose name starts with `auth.`, as PHP sets them on login.",
        },
      },
    },
  };
}

function operation(endpoints: readonly Endpoint[]): Json {
  const [first] = endpoints;
  if (!first) return {};
  const several = endpoints.length > 1;
  const security = endpoints.every(({ access }) => access === "member")
    ? [{ [COOKIE_LOGIN]: [] }]
    : [{}, { [COOKIE_LOGIN]: [] }];
  return {
    operationId: endpoints.map(({ name }) => name).join("_or_"),
    tags: [...new Set(endpoints.map(familyOf))],
    summary: endpoints.map(({ summary }) => summary).join(" / "),
    ...(several && { description: endpoints.map(variantLine).join("\n") }),
    parameters: parameters(endpoints),
    ...requestBody(endpoints),
    responses: responses(endpoints),
    security,
    "x-rendez-calls": endpoints.map(({ name, fixedQuery, effect, access, source }) => ({
      name,
      ...(Object.keys(fixedQuery).length > 0 && { fixedQuery }),
      effect,
      access,
      source,
    })),
  };
}

function variantLine({ name, fixedQuery, summary }: Endpoint): string {
  const query = new URLSearchParams(fixedQuery).toString();
  return `- ${query ? `\`?${query}\`` : "without these parameters"}: ${name}. ${summary}`;
}

function parameters(endpoints: readonly Endpoint[]): Json[] {
  const header = (
    name: string,
    required: boolean,
    description: string,
    schema: Json = { type: "string" },
  ) => ({
    name,
    in: "header",
    required,
    description,
    schema,
  });
  const found = [header("X-Request-Type", true, "Always `client` (SPEC §7).", { const: "client" })];
  if (endpoints.some(({ effect }) => effect === "once")) {
    found.push(header("Idempotency-Key", false, "The same key and payload give the first call's answer."));
  }
  return [...found, ...fixedParameters(endpoints), ...endpoints.flatMap(queryParameters)];
}

function fixedParameters(endpoints: readonly Endpoint[]): Json[] {
  const names = new Set(endpoints.flatMap(({ fixedQuery }) => Object.keys(fixedQuery)));
  return [...names].map((name) => {
    const users = endpoints.filter(({ fixedQuery }) => Object.hasOwn(fixedQuery, name));
    return {
      name,
      in: "query",
      required: users.length === endpoints.length,
      description: `Present for ${users.map((endpoint) => endpoint.name).join(", ")}.`,
      schema: { enum: [...new Set(users.map(({ fixedQuery }) => fixedQuery[name]))] },
    };
  });
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!(query instanceof z.ZodObject)) return [];
  const listed = Object.entries(query.shape).map(([name, field]) => ({
    name,
    in: "query",
    required: field._zod.optin !== "optional",
    schema: jsonSchema(field),
  }));
  if (!query.def.catchall) return listed;
  const more = { type: "object", additionalProperties: jsonSchema(query.def.catchall) };
  return [
    ...listed,
    { name: "more", in: "query", style: "form", explode: true, required: false, schema: more },
  ];
}

function requestBody(endpoints: readonly Endpoint[]): Json {
  const withBody = endpoints.filter(({ encoding }) => encoding !== "none");
  if (withBody.length === 0) return {};
  const content: Json = {};
  for (const encoding of ["json", "multipart"] as const) {
    const schemas = withBody
      .filter((endpoint) => endpoint.encoding === encoding)
      .map(({ name, body }) => (endpoints.length > 1 ? closed(name, body) : jsonSchema(body)));
    if (schemas.length > 0) content[MEDIA_TYPES[encoding]] = { schema: oneOf(schemas) };
  }
  return { requestBody: { required: withBody.length === endpoints.length, content } };
}

function responses(endpoints: readonly Endpoint[]): Json {
  const answers = endpoints.map(({ answer }) => jsonSchema(answer));
  const found: Json = {
    200: { description: "Done.", content: { "application/json": { schema: anyOf(answers) } } },
  };
  for (const [status, refusals] of refusalsByStatus(endpoints)) {
    found[status] = {
      description: [...refusals].map(([code, { summary }]) => `\`${code}\`: ${summary}`).join("\n"),
      content: {
        "application/json": {
          schema: oneOf([...refusals].map(([code, refusal]) => refusalSchema(code, refusal))),
        },
      },
    };
  }
  return found;
}

const LOGIN_REQUIRED: Refusal = { status: 403, summary: "Only for logged-in members." };

function refusalsByStatus(endpoints: readonly Endpoint[]): Map<number, Map<string, Refusal>> {
  const byStatus = new Map<number, Map<string, Refusal>>();
  for (const { access, refusals } of endpoints) {
    const login = access === "member" ? { authentication_required: LOGIN_REQUIRED } : {};
    for (const [code, refusal] of Object.entries({ ...refusals, ...login })) {
      const there = byStatus.get(refusal.status) ?? new Map<string, Refusal>();
      byStatus.set(refusal.status, there.set(code, refusal));
    }
  }
  return byStatus;
}

function refusalSchema(code: string, { data }: Refusal): Json {
  const login = code === "authentication_required";
  const envelope = {
    type: "object",
    properties: { error: { const: code }, ...(login && { authentication_required: { const: true } }) },
    required: login ? ["error", "authentication_required"] : ["error"],
  };
  return data ? { allOf: [envelope, jsonSchema(data)] } : envelope;
}

/** What is said of a field, whatever its type. */
const SAID: ReadonlySet<string> = new Set(["description", "examples", "x-unit"]);

/** @param itself the schema being defined as a component, so that it does not refer to itself */
function jsonSchema(schema: z.core.$ZodType, itself?: z.core.$ZodType): Json {
  const { $schema, ...result } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema: target }) {
      const name = zodSchema === itself ? undefined : known(TYPE_NAMES, zodSchema);
      const { unit } = target;
      // zod leaves examples out where a value is read as another, which nearly all of PHP's are.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(examples)) target.examples = examples;
      if (unit !== undefined) {
        Reflect.deleteProperty(target, "unit");
        target["x-unit"] = unit;
      }
      if (name) {
        for (const key of Object.keys(target)) if (!SAID.has(key)) Reflect.deleteProperty(target, key);
        target.$ref = `#/components/schemas/${name}`;
      } else if (zodSchema instanceof z.ZodCustom) {
        // The contract's only instance check is for files.
        Object.assign(target, { type: "string", format: "binary" });
      }
    },
  });
  return result;
}

/** A body that no other call of its address can be taken for. */
function closed(title: string, body: z.core.$ZodType): Json {
  return { title, ...jsonSchema(body), additionalProperties: false };
}

/** Schemas of which exactly one fits. */
function oneOf(schemas: readonly Json[]): Json {
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { oneOf: schemas };
}

/** Answers of one address: often the same, and a plain one fits the others' schema too. */
function anyOf(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = different;
  return different.length === 1 && only ? only : { anyOf: different };
}

function familyOf({ name }: Endpoint): string {
  return name.slice(0, name.indexOf("."));
}
