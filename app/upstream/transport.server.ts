import { Agent, type Dispatcher, type FormData } from "undici";
import { DeadlineReached } from "./deadline.server";
import { decodeAnswer, type Unreadable } from "./decode-answer.server";
import { UpstreamFailure } from "./failure.server";

export interface TransportSettings {
  /** Scheme, host and port of the operator's PHP; a path in it is ignored. */
  origin: string;
  /** Sockets at most, kept alive. */
  connections?: number;
  connectTimeoutMs?: number;
  /** Bytes of an answer's body that are read at most (TRUST: 2 MB). */
  maxAnswerBytes?: number;
}

/** One HTTP request to PHP. */
export interface WireRequest {
  /** Endpoint name, for the failure's words only. */
  endpoint: string;
  method: Dispatcher.HttpMethod;
  /** Path with query. */
  path: string;
  /** Flat list: name, value, name, value. */
  headers: string[];
  body?: string | FormData | undefined;
  /** More bytes than answers have usually. */
  maxAnswerBytes?: number | undefined;
  /** Ends the request: whoever asks says how long it may take. */
  signal: AbortSignal;
}

/** One HTTP answer of PHP, read to its end. */
export interface WireAnswer {
  status: number;
  /** Each Set-Cookie as it came, never joined by commas. Bytes above 0x7F appear as latin1 characters. */
  setCookies: readonly string[];
  retryAfter: string | undefined;
  contentType?: string | undefined;
  /** Where a redirect leads; followed nowhere. */
  location?: string | undefined;
  /** Empty where the bytes are `unreadable`. */
  text: string;
  unreadable?: Unreadable | undefined;
}

/** One kept-alive pool of connections to PHP, shared by every request of the process. */
export interface Transport {
  readonly origin: string;
  /** @throws UpstreamFailure `unreachable`, `timeout`, `too_large`, `garbled` or `aborted` */
  send(request: WireRequest): Promise<WireAnswer>;
  close(): Promise<void>;
}

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Answers of another size are rare, and each of them is held in memory. */
const LARGE_CONNECTIONS = 2;
const NO_COOKIES: readonly string[] = [];

/** Makes the pool. One a process: a pool a request would open a connection a call. */
export function createTransport(settings: TransportSettings): Transport {
  const origin = new URL(settings.origin).origin;
  const usual = settings.maxAnswerBytes ?? MAX_ANSWER_BYTES;
  const agent = agentFor(settings, usual);
  // Undici bounds answers by the connection: larger ones have a few of their own.
  const roomy = new Map<number, Agent>();
  const agentOf = (bytes: number | undefined): Agent => {
    if (bytes === undefined || bytes <= usual) return agent;
    const known = roomy.get(bytes) ?? agentFor({ ...settings, connections: LARGE_CONNECTIONS }, bytes);
    roomy.set(bytes, known);
    return known;
  };

  async function send(request: WireRequest): Promise<WireAnswer> {
    const options: Dispatcher.RequestOptions = {
      origin,
      method: request.method,
      path: request.path,
      headers: request.headers,
      body: request.body ?? null,
      signal: request.signal,
    };
    try {
      const { statusCode, headers, body } = await agentOf(request.maxAnswerBytes).request(options);
      const bytes = await body.arrayBuffer();
      const setCookie = headers["set-cookie"];
      const retryAfter = headers["retry-after"];
      const contentType = firstOf(headers["content-type"]);
      return {
        status: statusCode,
        setCookies:
          setCookie === undefined ? NO_COOKIES : typeof setCookie === "string" ? [setCookie] : setCookie,
        retryAfter: firstOf(retryAfter),
        contentType,
        location: firstOf(headers.location),
        ...decodeAnswer(bytes, contentType, firstOf(headers["content-encoding"])),
      };
    } catch (error) {
      throw failureOf(error, request);
    }
  }

  return {
    origin,
    send,
    async close() {
      await Promise.all([agent, ...roomy.values()].map((one) => one.close()));
    },
  };
}

function agentFor(
  { connections = 64, connectTimeoutMs = 1000 }: TransportSettings,
  maxAnswerBytes: number,
): Agent {
  return new Agent({
    connections,
    connect: { timeout: connectTimeoutMs },
    // The request's signal ends what takes too long: a limit of ours beside it lost payments that PHP was still making.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: maxAnswerBytes,
    // Two requests on one socket would make a slow answer hold up a fast one, and an unclear end unclear for both.
    pipelining: 1,
  });
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : header?.[0];
}

/** Errors after which it is certain that no connection stood, so that not one byte left. */
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const UNREADABLE = new Set([
  "UND_ERR_HEADERS_OVERFLOW",
  "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
  "HTTPParserError",
]);

function failureOf(error: unknown, request: WireRequest): unknown {
  const { endpoint, signal } = request;
  // The signal's reason is the page's own failure: deadline or a browser that left.
  if (signal.aborted) {
    const timedOut = signal.reason instanceof DeadlineReached;
    return new UpstreamFailure({ code: timedOut ? "timeout" : "aborted", endpoint, sentBytes: true });
  }
  if (!(error instanceof Error)) return error;
  const reason = codeOf(error);
  // An argument of ours that undici refuses is a fault of this code: hiding it behind "unreachable" would be a lie.
  if (reason === "UND_ERR_INVALID_ARG") return error;
  if (reason === "UND_ERR_RES_EXCEEDED_MAX_SIZE") {
    return new UpstreamFailure({ code: "too_large", endpoint, sentBytes: true });
  }
  if (reason !== undefined && (UNREADABLE.has(reason) || reason.startsWith("HPE_"))) {
    return new UpstreamFailure({ code: "garbled", endpoint, sentBytes: true, field: "(http)", reason });
  }
  return new UpstreamFailure({
    code: reason === "UND_ERR_CONNECT_TIMEOUT" ? "timeout" : "unreachable",
    endpoint,
    sentBytes: reason === undefined || !NEVER_CONNECTED.has(reason),
    reason,
  });
}

/** Some errors of undici's parser have no code. */
function codeOf(error: Error): string | undefined {
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") return code;
  return error.name === "Error" ? undefined : error.name;
}
