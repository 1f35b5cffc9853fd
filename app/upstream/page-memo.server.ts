import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { Endpoint } from "#app/contract/endpoint";
import type { Priority } from "./bulkhead.server";
import { addressOf, type Outcome } from "./call.server";

export interface AskOptions {
  /** Idempotency-Key: with it PHP answers a repeated message or payment like the first. */
  key?: string;
  /** Default: `paid` for what happens once, the page's own for the rest. */
  priority?: Priority;
  /** For what is asked before the page's language is known. */
  acceptLanguage?: string;
}

/** What a page asks PHP; without the endpoint's own types, which end at the client's functions. */
export interface Question {
  endpoint: Endpoint;
  input: { query?: Record<string, unknown>; body?: Record<string, unknown> } | undefined;
  options: AskOptions | undefined;
}

/** A question, and what comes of it. */
export interface Reading extends Question {
  outcome: Promise<Outcome<Endpoint>>;
}

/** What one page has read: the same endpoint and query is asked once, failures included. */
export class PageMemo {
  readonly #readings = new Map<string, Reading>();
  readonly #dialect: Dialect | undefined;

  constructor(dialect: Dialect | undefined) {
    this.#dialect = dialect;
  }

  /** The reading that is there, or the one that `ask` begins. */
  read(question: Question, ask: (question: Question) => Promise<Outcome<Endpoint>>): Reading {
    const { endpoint, input, options } = question;
    const address = `${endpoint.name} ${options?.acceptLanguage ?? ""} ${addressOf(endpoint, input?.query, this.#dialect)}`;
    let reading = this.#readings.get(address);
    if (reading === undefined) {
      reading = { endpoint, input, options, outcome: ask(question) };
      this.#readings.set(address, reading);
    }
    return reading;
  }

  /** In the order in which they were asked. */
  readings(): Reading[] {
    return [...this.#readings.values()];
  }

  /** Something changed: what was read before is old. */
  clear(): void {
    this.#readings.clear();
  }
}
