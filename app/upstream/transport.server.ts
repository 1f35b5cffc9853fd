import { Agent, type Dispatcher, type FormData } from "undici";
import { DeadlineReached } from "./deadline.server";
import { decodeAnswer, isPlainUtf8, type Unreadable } from "./decode-answer.server";
import { abortSignalOf, type Ending } from "./ending.server";
import { UpstreamFailure } from "./failure.server";
import { openBody } from "./large-body.server";
import { askWhole } from "./whole-answer.server";

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
  /** A good answer that is large is not read but handed on, however large. */
  streams?: boolean | undefined;
  /** Ends the request: whoever asks says how long it may take. */
  signal: Ending;
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
  /** All bytes of an answer that `streams` and was not read; `text` is empty then. */
  bytes?: AsyncIterable<Uint8Array> | undefined;
}

/** One kept-alive pool of connections to PHP, shared by every request of the process. */
export interface Transport {
  readonly origin: string;
  /** @throws UpstreamFailure `unreachable`, `timeout`, `too_large`, `garbled` or `aborted` */
  send(request: WireRequest): Promise<WireAnswer>;
  close(): Promise<void>;
}

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** An answer that streams is read whole up to here. */
const MAX_WHOLE_BYTES = 64 * 1024;
/** So many large answers are on their way at once; each holds one of PHP's workers for as long as a member takes. */
const MAX_STREAMS = 4;
/** Beside them there is room for those that turn out to be small. */
const LARGE_CONNECTIONS = MAX_STREAMS + 2;
const STREAMS_RETRY_AFTER_MS = 60_000;
const NO_COOKIES: readonly string[] = [];

/** Makes the pool. One a process: a pool a request would open a connection a call. */
export function createTransport(settings: TransportSettings): Transport {
  const origin = new URL(settings.origin).origin;
  const usual = settings.maxAnswerBytes ?? MAX_ANSWER_BYTES;
  const agent = agentFor(settings, usual);
  // Undici bounds answers by the connection: larger ones have a few of their own, and are bounded by whoever reads them.
  const roomy = agentFor({ ...settings, connections: LARGE_CONNECTIONS }, -1);
  let streams = 0;

  async function send(request: WireRequest): Promise<WireAnswer> {
    const question: Dispatcher.DispatchOptions = {
      origin,
      method: request.method,
      path: request.path,
      headers: request.headers,
      body: request.body ?? null,
    };
    try {
      const isLarge = (request.maxAnswerBytes ?? 0) > usual;
      if (!isLarge) {
        const { statusCode, headers, bytes } = await askWhole(agent, question, request.signal);
        const { head, encoding } = headOf(statusCode, headers);
        return { ...head, ...decodeAnswer(bytes, head.contentType, encoding) };
      }
      const { statusCode, headers, body } = await roomy.request({
        ...question,
        signal: abortSignalOf(request.signal),
      });
      const { head: answer, encoding } = headOf(statusCode, headers);
      const { contentType } = answer;
      const mayStream = request.streams && statusCode === 200 && isPlainUtf8(contentType, encoding);
      const opened = await openBody(body, mayStream ? MAX_WHOLE_BYTES : (request.maxAnswerBytes ?? usual));
      if ("whole" in opened) return { ...answer, ...decodeAnswer(opened.whole, contentType, encoding) };
      if (!mayStream || streams >= MAX_STREAMS) {
        body.destroy();
        throw mayStream ? tooManyStreams(request) : tooLarge(request);
      }
      streams += 1;
      body.once("close", () => {
        streams -= 1;
      });
      return { ...answer, text: "", bytes: streamed(opened.bytes, request) };
    } catch (error) {
      throw failureOf(error, request);
    }
  }

  return {
    origin,
    send,
    async close() {
      await Promise.all([agent.close(), roomy.destroy()]);
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

/** The same bytes; what breaks on the way is told as of any other answer. */
async function* streamed(bytes: AsyncIterable<Uint8Array>, request: WireRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw failureOf(error, request);
  }
}

function tooLarge({ endpoint }: WireRequest): UpstreamFailure {
  return new UpstreamFailure({ code: "too_large", endpoint, sentBytes: true });
}

function tooManyStreams({ endpoint }: WireRequest): UpstreamFailure {
  const retryAfterMs = STREAMS_RETRY_AFTER_MS;
  return new UpstreamFailure({
    ...{ code: "shed", endpoint, sentBytes: true, reason: "too_many_streams", retryAfterMs },
  });
}

function headOf(status: number, headers: Record<string, string | string[] | undefined>) {
  const setCookie = headers["set-cookie"];
  const head: Omit<WireAnswer, "text"> = {
    status,
    setCookies:
      setCookie === undefined ? NO_COOKIES : typeof setCookie === "string" ? [setCookie] : setCookie,
    retryAfter: firstOf(headers["retry-after"]),
    contentType: firstOf(headers["content-type"]),
    location: firstOf(headers.location),
  };
  return { head, encoding: firstOf(headers["content-encoding"]) };
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
  if (!(error instanceof Error) || error instanceof UpstreamFailure) return error;
  const reason = codeOf(error);
  // An argument of ours that undici refuses is a fault of this code: hiding it behind "unreachable" would be a lie.
  if (reason === "UND_ERR_INVALID_ARG") return error;
  if (reason === "UND_ERR_RES_EXCEEDED_MAX_SIZE") {
    return tooLarge(request);
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
