import { setTimeout as delay } from "node:timers/promises";
import type { AnswerOf, AskOf, Endpoint } from "#app/contract/endpoint";
import { type AnswerToken, answerTokens } from "./answer-tokens.server";
import { closedBreaker } from "./breaker.server";
import { type Priority, unlimitedBulkhead } from "./bulkhead.server";
import { addressOf, bodyOf, type Exchanged, type Outcome, outcomeOf, requiredValue } from "./call.server";
import type { UpstreamClientOptions, UpstreamLogLine } from "./client-options.server";
import { createCookieBridge } from "./cookie-bridge.server";
import { cookieNames } from "./cookie-names.server";
import type { Deadline } from "./deadline.server";
import { abortSignalOf } from "./ending.server";
import { UpstreamFailure } from "./failure.server";
import { headersOf, languageHeaderOf } from "./headers.server";
import { createPageDeadlines } from "./page-deadlines.server";
import { type AskOptions, PageMemo, type Question, type Reading } from "./page-memo.server";
import { retryDelayMs } from "./retry.server";
import type { WireAnswer } from "./transport.server";
import { unsentFailure } from "./unsent-failure.server";

type AskArguments<E extends Endpoint> =
  // Nothing extends AskOf exactly when nothing in it is required.
  Record<never, never> extends AskOf<E>
    ? [ask?: AskOf<E>, options?: AskOptions]
    : [ask: AskOf<E>, options?: AskOptions];

/** How one page request asks PHP. */
export interface UpstreamClient {
  /**
   * Asks once, repetitions by the retry table aside. Declared refusals are values.
   * @throws UpstreamFailure for everything else
   */
  ask<E extends Endpoint>(endpoint: E, ...rest: AskArguments<E>): Promise<Outcome<E>>;
  /** `ask` with a memo: the same endpoint and query is asked once a page, failures included, until something changes. */
  read<E extends Endpoint>(endpoint: E, ...rest: AskArguments<E>): Promise<Outcome<E>>;
  /** `read` for callers to whom a refusal is a broken page. @throws UpstreamFailure */
  mustRead<E extends Endpoint>(endpoint: E, ...rest: AskArguments<E>): Promise<AnswerOf<E>>;
  /**
   * The object at one field of an answer of any size, as pieces of JSON that come while they are asked for. What breaks
   * on the way is thrown where they are taken. @throws UpstreamFailure
   */
  open<E extends Endpoint>(
    endpoint: E,
    field: keyof AnswerOf<E> & string,
  ): Promise<AsyncGenerator<AnswerToken[]>>;
  /** What was asked by `read` so far; undefined where anything was asked past the memo. */
  readings(): readonly Reading[] | undefined;
  /** `read` of what another page asked, all at once. @throws UpstreamFailure */
  readAgain(questions: readonly Question[]): Promise<Outcome<Endpoint>[]>;
  /** Whether a call of this page failed for good: what was rendered may lack something. */
  readonly hasFailed: boolean;
  /** Whether PHP said during this page that the login is gone, whoever went on without the answer (HOST-06). */
  readonly loginEnded: boolean;
  /** The browser had two logins at once: neither was used, both are ended (OPS-05). */
  readonly endedTwoLogins: boolean;
  /** Deletes the login cookies in the browser, whatever PHP said: a logout must not depend on it. */
  forgetLogin(): void;
  /** What this page reads from now on lets pages, messages and payments go first. */
  becomePoll(): void;
}

/** Makes the client of one page request; cheap, and never shared between two requests. */
export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  const { transport, dialect, request, retryBudget, parsedAnswers, signal, log } = options;
  const { acceptLanguage: acceptLanguageOfPage } = options;
  const {
    bulkhead = unlimitedBulkhead,
    breaker = closedBreaker,
    random = Math.random,
    clock = Date.now,
  } = options;
  const wait =
    options.wait ?? ((delayMs, aborted) => delay(delayMs, undefined, { signal: abortSignalOf(aborted) }));
  let usual: Priority = options.priority ?? "page";
  const memo = new PageMemo(dialect);
  let hasAskedPastMemo = false;
  const fixedHeaders = headersOf(request, dialect);
  const cookies = createCookieBridge({
    cookieHeader: request.cookieHeader,
    secure: request.proto === "https",
    names: options.cookieNames ?? cookieNames(),
    clock,
    scope: {
      host: request.host,
      ...(options.cookieScope ?? { pagePath: "/", cookieDomain: undefined, isKnown: false }),
    },
    appendSetCookie: (value) => options.outgoing.appendSetCookie(value),
  });

  const deadlines = createPageDeadlines(options.deadlines, clock, signal);

  async function attempt(
    endpoint: Endpoint,
    address: string,
    input: Ask,
    options: Asking | undefined,
    deadline: Deadline,
    acceptLanguage: string | null,
  ): Promise<WireAnswer> {
    breaker.before(endpoint);
    const priority = options?.priority ?? (endpoint.effect === "once" ? "paid" : usual);
    const leave = await bulkhead.enter(endpoint, priority, deadline.signal);
    const tryDeadline = deadlines.ofTry(endpoint, deadline);
    const release = tryDeadline.hold();
    try {
      if (deadline.signal.aborted || clock() >= deadline.atMs) throw unsentFailure(endpoint, deadline);
      const headers = [...fixedHeaders, ...languageHeaderOf(acceptLanguage)];
      const cookie = cookies.header();
      if (cookie !== undefined) headers.push("cookie", cookie);
      if (options?.key !== undefined) headers.push("idempotency-key", options.key);
      const body = bodyOf(endpoint, input?.body, dialect);
      if (body?.contentType !== undefined) headers.push("content-type", body.contentType);
      return await transport.send({
        endpoint: endpoint.name,
        method: dialect === undefined ? endpoint.method : dialect.methodOf(endpoint),
        path: address,
        headers,
        body: body?.body,
        maxAnswerBytes: endpoint.answerMaxBytes,
        streams: options?.streams === true && dialect?.answersAsDeclared(endpoint) !== false,
        signal: tryDeadline.signal,
      });
    } finally {
      release();
      leave();
    }
  }

  async function once<E extends Endpoint>(
    endpoint: E,
    address: string,
    input: Ask,
    asking: Asking | undefined,
    deadline: Deadline,
    acceptLanguage: string | null,
  ): Promise<Exchanged<E> & { status: number }> {
    const answer = await attempt(endpoint, address, input, asking, deadline, acceptLanguage);
    const { status, text } = answer;
    cookies.accept(answer.setCookies, { isRead: endpoint.effect === "read" });
    if (answer.bytes !== undefined) return { bytes: answer.bytes, status };
    const isCacheable = endpoint.effect === "read" && status === 200;
    const known = isCacheable ? parsedAnswers?.of(endpoint.name, text) : undefined;
    if (known !== undefined) return { outcome: { ok: true, value: known as AnswerOf<E> }, status };
    const outcome = outcomeOf(endpoint, answer, clock(), dialect, options.tellForgiven);
    if (isCacheable && outcome.ok) parsedAnswers?.store(endpoint.name, text, outcome.value);
    return { outcome, status };
  }

  async function exchange<E extends Endpoint>(
    endpoint: E,
    input: Ask,
    options: Asking | undefined,
  ): Promise<Exchanged<E>> {
    const address = addressOf(endpoint, input?.query, dialect);
    const acceptLanguage =
      options?.acceptLanguage ?? (await acceptLanguageOfPage?.()) ?? request.acceptLanguage;
    const deadline = deadlines.of(endpoint);
    const release = deadline.hold();
    const startedAtMs = clock();
    const line: UpstreamLogLine = {
      event: "upstream_call",
      requestId: request.requestId,
      endpoint: endpoint.name,
      durationMs: 0,
      retries: 0,
    };
    retryBudget.earn();
    try {
      for (;;) {
        try {
          const { status, ...exchanged } = await once<E>(
            endpoint,
            address,
            input,
            options,
            deadline,
            acceptLanguage,
          );
          breaker.after(endpoint, undefined);
          line.status = status;
          return exchanged;
        } catch (error) {
          if (!(error instanceof UpstreamFailure)) throw error;
          // What was shed never reached PHP and says nothing about it.
          if (error.code !== "shed") breaker.after(endpoint, error);
          if (error.code === "authentication_required") {
            client.loginEnded = true;
            cookies.forgetLogin();
          }
          const delayMs = retryDelayMs({
            endpoint,
            retries: line.retries,
            failure: error,
            nowMs: clock(),
            deadlineAtMs: deadline.atMs,
            random,
          });
          if (delayMs === undefined || deadline.signal.aborted || !retryBudget.spend()) {
            line.status = error.status;
            line.failure = error.forLog();
            client.hasFailed = true;
            breaker.gaveUp(endpoint, error);
            throw error;
          }
          line.retries += 1;
          await waitOrStop(delayMs, deadline, error);
        }
      }
    } finally {
      release();
      if (log !== undefined) {
        line.durationMs = clock() - startedAtMs;
        log(line);
      }
      // What changed something makes earlier reads of the page old: an action's loaders ask anew.
      if (endpoint.effect !== "read") {
        memo.clear();
        deadlines.startAgain();
      }
    }
  }

  async function ask<E extends Endpoint>(
    endpoint: E,
    input: Ask,
    options: AskOptions | undefined,
  ): Promise<Outcome<E>> {
    const { outcome } = await exchange(endpoint, input, options);
    if (outcome === undefined) throw new Error(`${endpoint.name} was not asked to stream`);
    return outcome;
  }

  /** A wait that ends because nobody waits any more leaves the failure it followed. */
  async function waitOrStop(delayMs: number, deadline: Deadline, failure: UpstreamFailure): Promise<void> {
    try {
      await wait(delayMs, deadline.signal);
    } catch {
      // Interrupted, by the deadline or the browser: what failed before is the better reason.
      throw failure;
    }
  }

  /** What breaks after the call was over has a line of its own. */
  async function* logged<Piece>(endpoint: Endpoint, pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
    const startedAtMs = clock();
    try {
      yield* pieces;
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      const { requestId } = request;
      const [durationMs, failure] = [clock() - startedAtMs, error.forLog()];
      log?.({ event: "upstream_call", requestId, endpoint: endpoint.name, durationMs, retries: 0, failure });
      throw error;
    }
  }

  const read = (question: Question) =>
    memo.read(question, ({ endpoint, input, options }) => ask(endpoint, input, options)).outcome;

  // Fields, not getters: V8 keeps a getter of a literal, and the whole page with it, until its large collection (0125).
  const client: Writable<UpstreamClient> = {
    hasFailed: false,
    loginEnded: false,
    endedTwoLogins: cookies.hadConflict,
    ask(endpoint, ...[input, options]) {
      hasAskedPastMemo = true;
      return ask(endpoint, input as Ask, options);
    },
    readings: () => (hasAskedPastMemo ? undefined : memo.readings()),
    read: <E extends Endpoint>(endpoint: E, ...[input, options]: AskArguments<E>) =>
      read({ endpoint, input: input as Ask, options }) as Promise<Outcome<E>>,
    mustRead: async <E extends Endpoint>(endpoint: E, ...[input, options]: AskArguments<E>) =>
      requiredValue(endpoint, (await read({ endpoint, input: input as Ask, options })) as Outcome<E>),
    readAgain: (questions) => Promise.all(questions.map(read)),
    async open(endpoint, field) {
      hasAskedPastMemo = true;
      const { outcome, bytes } = await exchange(endpoint, undefined, { streams: true });
      const whole = outcome && Buffer.from(JSON.stringify(requiredValue(endpoint, outcome)));
      return logged(endpoint, answerTokens(endpoint, field, whole ? [whole] : (bytes ?? [])));
    },
    forgetLogin: () => cookies.forgetLogin(),
    becomePoll() {
      usual = "poll";
    },
  };
  return client;
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

type Asking = AskOptions & { streams?: boolean };

type Ask = Question["input"];
