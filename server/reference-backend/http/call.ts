import type { z } from "zod";
import type { Endpoint, WireAnswerOf } from "#app/contract/endpoint";
import type { Viewer } from "../auth/session";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";

/** One request, parsed by its endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly endpoint: E;
  readonly backend: Backend;
  /** Outside a transaction; inside `write` use what it hands over, or the one connection waits for itself. */
  readonly db: Database;
  readonly query: z.output<E["query"]>;
  readonly body: z.output<E["body"]>;
  readonly viewer: Viewer | undefined;
  /** Milliseconds since the epoch, the same for the whole call. */
  readonly now: number;
  readonly address: string;
  /** Of the site that the member sees: for mailed links. */
  readonly origin: string;
  readonly acceptLanguage: string;
  readonly key: string | undefined;
  readonly sessionToken: string | undefined;
  /** Sets or (undefined) removes the login cookie with the answer. */
  setSession(token: string | undefined): void;
  /**
   * Runs `work` in one transaction and keeps its answer under the Idempotency-Key in that same transaction.
   * A refusal thrown inside rolls everything back and is not kept.
   */
  write<Answer extends WireAnswerOf<E>>(
    work: (db: Database) => Promise<Answer>,
    options?: { sessionMemberId?: () => number },
  ): Promise<Answer>;
}

export type MemberCall<E extends Endpoint> = Call<E> & { readonly viewer: Viewer };

/** An endpoint together with what answers it; made by `forAnyone` and `forMembers`. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Registers the handler of an endpoint that visitors may call. */
export function forAnyone<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<WireAnswerOf<E>>,
): Route {
  if (endpoint.access !== "anyone") throw new Error(`${endpoint.name} is for members`);
  return { endpoint, handle: (call) => handle(call as unknown as Call<E>) };
}

/** Registers the handler of an endpoint for members; the router has refused visitors before. */
export function forMembers<E extends Endpoint>(
  endpoint: E,
  handle: (call: MemberCall<E>) => Promise<WireAnswerOf<E>>,
): Route {
  if (endpoint.access !== "member") throw new Error(`${endpoint.name} is for anyone`);
  return { endpoint, handle: (call) => handle(call as unknown as MemberCall<E>) };
}
