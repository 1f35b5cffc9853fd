import { performance } from "node:perf_hooks";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { AnswerOf, AskOf, Endpoint } from "#app/contract/endpoint";
import { addressOf, bodyOf, type Outcome } from "#app/upstream/call.server";
import { createCookieBridge } from "#app/upstream/cookie-bridge.server";
import { cookieNames } from "#app/upstream/cookie-names.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { headersOf } from "#app/upstream/headers.server";
import { createTransport, type Transport, type WireAnswer } from "#app/upstream/transport.server";
import { type Judgement, judge, type Misfit } from "./judge";

export interface CheckOptions {
  origin: string;
  domain: string;
  dialect?: Dialect | undefined;
  login?: { email: string; password: string } | undefined;
  /** Slower answers are noted. */
  slowMs?: number;
  /** What takes longer is not waited for. */
  timeoutMs?: number;
}

/** What one call came to. */
export interface CheckedCall {
  endpoint: string;
  /** As it was asked. */
  method: string;
  path: string;
  /** Undefined where the call was not asked or not answered. */
  status: number | undefined;
  ms: number | undefined;
  fits: Judgement["fits"] | "not asked";
  misfits: Misfit[];
  notes: string[];
}

interface Asked<E extends Endpoint> {
  call: CheckedCall;
  outcome: Outcome<E> | undefined;
  /** Undefined where nothing came. */
  answer: WireAnswer | undefined;
}

/** A browser's worth of calls: cookies come and go as in production. */
export class CheckSession {
  readonly calls: CheckedCall[] = [];
  readonly #transport: Transport;
  readonly #bridge: ReturnType<typeof createCookieBridge>;
  readonly #setNames = new Set<string>();

  constructor(readonly options: CheckOptions) {
    this.#transport = createTransport({ origin: options.origin, connectTimeoutMs: 5_000 });
    this.#bridge = createCookieBridge({
      cookieHeader: null,
      secure: true,
      names: cookieNames([], options.dialect?.loginCookies),
      clock: Date.now,
      scope: { host: options.domain, pagePath: "/", cookieDomain: undefined, isKnown: true },
      appendSetCookie: (line) => void this.#setNames.add(line.slice(0, line.indexOf("="))),
    });
  }

  /** Names of the login cookies it holds. */
  get cookies(): string[] {
    return (this.#bridge.header() ?? "").split("; ").flatMap((pair) => pair.split("=", 1).filter(Boolean));
  }

  /** Asks, judges and keeps the row. */
  async ask<E extends Endpoint>(
    endpoint: E,
    input: AskOf<E>,
    { key, what }: { key?: string; what?: string } = {},
  ): Promise<Asked<E>> {
    const { dialect, origin, slowMs = 2_000, timeoutMs = 30_000 } = this.options;
    const address = addressOf(endpoint, input.query as Record<string, unknown> | undefined, dialect);
    const method = dialect?.methodOf(endpoint) ?? endpoint.method;
    const call: CheckedCall = {
      endpoint: what === undefined ? endpoint.name : `${endpoint.name}: ${what}`,
      method,
      path: address,
      status: undefined,
      ms: undefined,
      fits: "no",
      misfits: [],
      notes: [],
    };
    this.calls.push(call);
    const startedMs = performance.now();
    try {
      const body = bodyOf(endpoint, input.body as Record<string, unknown> | undefined, dialect);
      this.#setNames.clear();
      const answer = await this.#transport.send({
        endpoint: endpoint.name,
        method,
        path: address,
        headers: this.#headers(key, body?.contentType),
        body: body?.body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      call.ms = Math.round(performance.now() - startedMs);
      call.status = answer.status;
      this.#bridge.accept(answer.setCookies, { isRead: endpoint.effect === "read" });
      const { outcome, ...judgement } = judge(endpoint, answer, dialect);
      Object.assign(call, judgement);
      if (call.ms > slowMs) call.notes.push(`slow: ${call.ms} ms`);
      if (endpoint.effect === "read" && this.#setNames.size > 0)
        call.notes.push(`sets cookies at a read: ${[...this.#setNames].join(", ")}`);
      return { call, outcome: outcome as Outcome<E> | undefined, answer };
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      const came =
        error.code === "aborted"
          ? `nothing within ${timeoutMs / 1000} s`
          : `${error.code} ${error.reason ?? ""}`;
      call.misfits.push({ field: "", expected: `an answer of ${origin}`, came: came.trim() });
      return { call, outcome: undefined, answer: undefined };
    }
  }

  /** A row for what could not be asked. */
  skip({ name, method, path }: Endpoint, why: string): void {
    const row = { endpoint: name, method, path, status: undefined, ms: undefined, misfits: [] };
    this.calls.push({ ...row, fits: "not asked", notes: [why] });
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  #headers(key: string | undefined, contentType: string | undefined): string[] {
    const { domain, dialect } = this.options;
    const request = {
      cookieHeader: null,
      clientAddress: "127.0.0.1",
      userAgent: "Rendez check-contract",
      acceptLanguage: "en",
      host: domain,
      proto: "https",
      requestId: crypto.randomUUID(),
    } as const;
    const cookie = this.#bridge.header();
    return [
      ...headersOf(request, dialect),
      ...(cookie === undefined ? [] : ["cookie", cookie]),
      ...(key === undefined ? [] : ["idempotency-key", key]),
      ...(contentType === undefined ? [] : ["content-type", contentType]),
    ];
  }
}

/** Marks a row as wrong for what its answer alone does not show. */
export function blame(call: CheckedCall, expected: string, came: string): void {
  call.fits = "no";
  call.misfits.push({ field: "", expected, came });
}

/** The value of a good answer. */
export function goodValue<E extends Endpoint>({ outcome }: Asked<E>): AnswerOf<E> | undefined {
  return outcome?.ok ? outcome.value : undefined;
}
