import { z } from "zod";
import type { Endpoint } from "#app/contract/endpoint";
import { BadRequest, Refusal } from "./refusal";

const MAX_JSON_BYTES = 256 * 1024;
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** The query as the endpoint declares it; numbers arrive as text. Throws `BadRequest` naming the field. */
export function parseQuery(endpoint: Endpoint, params: URLSearchParams): unknown {
  if (!endpoint.query) return undefined;
  const input: Record<string, unknown> = {};
  for (const [name, value] of params) {
    if (!(name in endpoint.fixedQuery)) input[name] = value;
  }
  return parsed(endpoint, endpoint.query, withNumbers(endpoint.query, input));
}

/** The body as the endpoint declares it. Throws `BadRequest`, 413 where it is too large. */
export async function parseBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.encoding === "multipart") {
    if (Number(request.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES)
      throw new BadRequest("body", 413);
    const form = await request.formData().catch(() => {
      // Cut off or not multipart: the sender is told, as PHP would.
      throw new BadRequest("body");
    });
    return parsed(endpoint, endpoint.body, withNumbers(endpoint.body, Object.fromEntries(form)));
  }
  const text = await request.text();
  if (text.length > MAX_JSON_BYTES) throw new BadRequest("body", 413);
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    // The text is not JSON; there is no more to say about it.
    throw new BadRequest("body");
  }
  // json_encode of an empty PHP array is [].
  if (Array.isArray(value) && value.length === 0) value = {};
  return parsed(endpoint, endpoint.body, value);
}

function parsed(endpoint: Endpoint, schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join(".") || "body";
  // A field that has a refusal of its own is refused by it: a malformed date of birth is an invalid one.
  const own = `${field}_invalid`;
  const isPresent = typeof value === "object" && value !== null && field in value;
  if (isPresent && own in endpoint.refusals) throw new Refusal(own);
  throw new BadRequest(field);
}

function withNumbers(schema: z.ZodType, input: Record<string, unknown>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return input;
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = input[name];
    if (typeof value !== "string" || !isNumber(field)) continue;
    if (value === "") delete input[name];
    else if (/^-?\d{1,15}$/.test(value)) input[name] = Number(value);
  }
  return input;
}

function isNumber(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional) return isNumber(schema.unwrap());
  return schema instanceof z.ZodNumber;
}
