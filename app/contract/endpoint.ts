import type { z } from "zod";

/** How PHP is asked: SPEC §7 uses query strings and JSON bodies; files go as multipart/form-data. */
export type Encoding = "none" | "json" | "multipart";

/**
 * What asking twice does, and so how often the upstream client may ask (TRUST.md, "Asking PHP"):
 * `read` and `idempotent` are retried inside the page's deadline, `once` is never repeated after a byte was sent.
 */
type Effect = "read" | "idempotent" | "once";

/** Which of the operator's deadlines a call has (docs/operating.md, `UPSTREAM_*_SECONDS`). */
type TimeLimit = "read" | "change" | "payment" | "upload";

/** A refusal is an expected "no": a closed code, the HTTP status that carries it, and the data that comes along. */
export interface Refusal<Data extends z.ZodType = z.ZodType> {
  status: number;
  summary: string;
  data?: Data;
}

export type Refusals = Record<string, Refusal>;

/** One call PHP answers. The upstream client, the reference backend, the checker and the docs all read this value. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Refused extends Refusals = Refusals,
> {
  /** Stable name, `family.verb`; an operator's renames and the log lines use it. */
  name: string;
  summary: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the upstream origin, for example `/api/user.php`. */
  path: string;
  /** Query parameters that are part of the address, such as `push=1`. */
  fixedQuery: Record<string, string>;
  query: Query;
  body: Body;
  encoding: Encoding;
  answer: Answer;
  refusals: Refused;
  effect: Effect;
  timeLimit: TimeLimit;
  /** Bytes of an answer that are read, where it may have more than any other. */
  answerMaxBytes?: number;
  /** `member`: PHP answers 403 with `authentication_required` to visitors. */
  access: "anyone" | "member";
  /** Whether SPEC §7 shows the call, or it is this project's own, in the same style. */
  source: "SPEC §7" | "Rendez";
}

type EndpointOptions<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Refused extends Refusals,
> = Pick<Endpoint, "name" | "summary" | "method" | "path"> & {
  fixedQuery?: Record<string, string>;
  query?: Query;
  body?: Body;
  /** Default: `json` where there is a body. */
  encoding?: Encoding;
  answer: Answer;
  refusals?: Refused;
  /** Default: GET reads, PUT and DELETE are idempotent, POST happens once. */
  effect?: Effect;
  /** Default: files upload, what only reads is a read, the rest changes something. */
  timeLimit?: TimeLimit;
  answerMaxBytes?: number;
  access?: "anyone" | "member";
  source?: "SPEC §7" | "Rendez";
};

const EFFECT_BY_METHOD = { GET: "read", PUT: "idempotent", DELETE: "idempotent", POST: "once" } as const;

/** Declares one endpoint; what is left out gets the family's usual value. */
export function defineEndpoint<
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  // biome-ignore lint/complexity/noBannedTypes: an endpoint without refusals has no codes at all
  Refused extends Refusals = {},
>(options: EndpointOptions<Query, Body, Answer, Refused>): Endpoint<Query, Body, Answer, Refused> {
  const effect = options.effect ?? EFFECT_BY_METHOD[options.method];
  return {
    fixedQuery: {},
    encoding: options.body ? "json" : "none",
    effect,
    timeLimit: options.encoding === "multipart" ? "upload" : effect === "read" ? "read" : "change",
    access: "member",
    source: "Rendez",
    ...options,
    query: options.query as Query,
    body: options.body as Body,
    refusals: (options.refusals ?? {}) as Refused,
  };
}

/** What a caller hands over: the query, the body, both or neither, as the endpoint declares. */
export type AskOf<E extends Endpoint> = (E["query"] extends z.ZodUndefined
  ? { query?: undefined }
  : { query: z.input<E["query"]> }) &
  (E["body"] extends z.ZodUndefined ? { body?: undefined } : { body: z.input<E["body"]> });

/** What a good answer becomes after parsing. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** What the reference backend may write on the wire. */
export type WireAnswerOf<E extends Endpoint> = z.input<E["answer"]>;

/** The union of an endpoint's refusals, discriminated by `code`. */
export type RefusalOf<E extends Endpoint> = {
  [Code in keyof E["refusals"] & string]: {
    code: Code;
    data: E["refusals"][Code]["data"] extends z.ZodType ? z.output<E["refusals"][Code]["data"]> : undefined;
  };
}[keyof E["refusals"] & string];
