import type { FormData } from "undici";
import type { z } from "zod";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { AnswerOf, Endpoint, RefusalOf } from "#app/contract/endpoint";
import { misfitField } from "#app/contract/misfit.server";
import { type Forgiven, forgive } from "#app/contract/tolerance.server";
import { UpstreamFailure } from "./failure.server";
import { multipartOf } from "./multipart.server";
import { phpFields } from "./php-fields.server";
import { retryAfterMsOf } from "./retry.server";
import type { WireAnswer } from "./transport.server";

type Fields = Readonly<Record<string, unknown>>;

/** A good answer, or one of the endpoint's declared refusals. */
export type Outcome<E extends Endpoint> = { ok: true; value: AnswerOf<E> } | ({ ok: false } & RefusalOf<E>);

/** What came of a call: an outcome, or the bytes of a large answer where they were asked for. */
export interface Exchanged<E extends Endpoint> {
  outcome?: Outcome<E>;
  bytes?: AsyncIterable<Uint8Array>;
}

/** The value, for callers to whom a refusal is a broken page. @throws UpstreamFailure */
export function requiredValue<E extends Endpoint>(endpoint: E, outcome: Outcome<E>): AnswerOf<E> {
  if (outcome.ok) return outcome.value;
  const refusal = String((outcome as { code: string }).code);
  const status = endpoint.refusals[refusal]?.status;
  throw new UpstreamFailure({ code: "status", endpoint: endpoint.name, status, refusal, sentBytes: true });
}

/** Path and query as PHP is asked; also what tells two reads of one page apart. */
export function addressOf(endpoint: Endpoint, query: Fields | undefined, dialect?: Dialect): string {
  const base = dialect === undefined ? endpoint.path : dialect.pathOf(endpoint);
  let address = base;
  let joint = base.includes("?") ? "&" : "?";
  const append = (name: string, value: string) => {
    address += `${joint}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    joint = "&";
  };
  for (const name in endpoint.fixedQuery) append(name, endpoint.fixedQuery[name] ?? "");
  if (query === undefined) return address;
  const fields = dialect === undefined ? query : dialect.encodeAsk(endpoint, query);
  for (const [name, value] of phpFields(fields)) append(name, String(value));
  return address;
}

/** A body as it travels, with its type where the transport does not say it by itself. */
export interface WireBody {
  body: string | FormData;
  contentType?: string;
}

/** A multipart form can be read once, so each attempt asks anew. */
export function bodyOf(
  endpoint: Endpoint,
  body: Fields | undefined,
  dialect?: Dialect,
): WireBody | undefined {
  if (body === undefined) return undefined;
  const fields = dialect === undefined ? body : dialect.encodeAsk(endpoint, body);
  switch (dialect === undefined ? endpoint.encoding : dialect.encodingOf(endpoint)) {
    case "none":
      return undefined;
    case "json":
      return { body: JSON.stringify(fields), contentType: "application/json" };
    case "form":
      return { body: formOf(fields), contentType: "application/x-www-form-urlencoded" };
    case "multipart":
      return { body: multipartOf(fields) };
  }
}

function formOf(fields: Fields): string {
  return new URLSearchParams(
    phpFields(fields, "").map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** The code that means it whatever the status: old sites answer all with 200. */
const LOGIN_REQUIRED = "authentication_required";

/** Told what an answer was forgiven. */
export type TellForgiven = (endpoint: Endpoint, forgiven: readonly Forgiven[]) => void;

/**
 * What an answer means.
 * @throws UpstreamFailure `authentication_required`, `status` or `garbled` (with the field)
 */
export function outcomeOf<E extends Endpoint>(
  endpoint: E,
  answer: WireAnswer,
  nowMs: number,
  dialect?: Dialect,
  tell: TellForgiven = () => {},
): Outcome<E> {
  const { status } = answer;
  const good = status >= 200 && status < 300;
  const parsed = jsonOf(endpoint, answer, good);
  const json =
    dialect === undefined || parsed === undefined ? parsed : dialect.decodeAnswer(endpoint, parsed);
  const record = isRecord(json) ? json : undefined;

  if (record !== undefined && (status === 403 ? asksForLogin(record) : record.error === LOGIN_REQUIRED)) {
    if (endpoint.name === "user.current") return parsedAnswer(endpoint, { user: null }, status, tell);
    // user.php never logs out (SPEC §8): there the 403 is a status like any other.
    const code = endpoint.path === "/api/user.php" ? "status" : "authentication_required";
    throw new UpstreamFailure({ code, endpoint: endpoint.name, status, sentBytes: true });
  }
  const error = record?.error;
  if (record !== undefined && typeof error === "string" && error !== "") {
    const refusal = Object.hasOwn(endpoint.refusals, error) ? endpoint.refusals[error] : undefined;
    if (refusal !== undefined) {
      const data = isRecord(record.data) ? record.data : record;
      return {
        ok: false,
        code: error,
        data: refusal.data && parse(endpoint, refusal.data, data, status, `${error}.`, tell),
      } as Outcome<E>;
    }
    // A 200 that carries an error nobody declared must not pass for "done".
    if (good) throw garbled(endpoint, status, "error", wordOf(error));
  }
  if (!good) {
    throw new UpstreamFailure({
      code: "status",
      endpoint: endpoint.name,
      status,
      sentBytes: true,
      reason: targetOf(answer.location) ?? (typeof error === "string" ? wordOf(error) : undefined),
      retryAfterMs: retryAfterMsOf(answer.retryAfter, nowMs),
    });
  }
  return parsedAnswer(endpoint, json, status, tell);
}

function parsedAnswer<E extends Endpoint>(
  endpoint: E,
  json: unknown,
  status: number,
  tell: TellForgiven,
): Outcome<E> {
  return { ok: true, value: parse(endpoint, endpoint.answer, json, status, "", tell) as AnswerOf<E> };
}

function parse(
  endpoint: Endpoint,
  schema: z.ZodType,
  json: unknown,
  status: number,
  prefix: string,
  tell: TellForgiven,
): unknown {
  const strict = schema.safeParse(json);
  if (strict.success) return strict.data;
  const { value, forgiven } = forgive(schema, json);
  const result = forgiven.length === 0 ? strict : schema.safeParse(value);
  if (!result.success) throw garbled(endpoint, status, prefix + misfitField(result.error.issues));
  tell(endpoint, forgiven);
  return result.data;
}

function garbled(endpoint: Endpoint, status: number, field: string, reason?: string): UpstreamFailure {
  return new UpstreamFailure({
    code: "garbled",
    endpoint: endpoint.name,
    status,
    field,
    reason,
    sentBytes: true,
  });
}

/** An error nobody declared, for the log: a word, never a text. */
function wordOf(error: string): string | undefined {
  return /^[A-Za-z_]{2,40}\d{0,3}$/.test(error) ? `error ${error}` : undefined;
}

/** Where PHP wanted to lead, for the log: without the query, which may name somebody. */
function targetOf(location: string | undefined): string | undefined {
  return location === undefined ? undefined : `redirect to ${location.replace(/[?#].*$/s, "").slice(0, 100)}`;
}

/** Undefined where a bad status comes with something else than JSON, as a proxy's error page does. */
function jsonOf(endpoint: Endpoint, { text, status, unreadable }: WireAnswer, good: boolean): unknown {
  if (unreadable !== undefined && good) throw garbled(endpoint, status, "(body)", unreadable);
  if (text === "") return good ? null : undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A refusal is known by its status as well; only an answer that should hold a value must be readable.
    if (good) throw garbled(endpoint, status, "(body)");
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** SPEC §8: a 403 "whose data has authentication_required", beside the error or in its `data`. */
function asksForLogin(record: Record<string, unknown>): boolean {
  const nested = isRecord(record.data) ? record.data.authentication_required : undefined;
  return isYes(record.authentication_required) || isYes(nested) || record.error === LOGIN_REQUIRED;
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
