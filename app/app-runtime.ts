import type { Caches } from "./cache/caches.server";
import type { LastGoodSettings } from "./cache/last-good-settings.server";
import type { Dialect } from "./contract/dialect/dialect.server";
import type { AppSettings } from "./env.server";
import type { DraftStore } from "./once/draft-store.server";
import type { FormKeys } from "./once/form-key-signer.server";
import type { IdempotencyStore } from "./once/idempotency-store.server";
import type { LoginMemory } from "./once/login-memory.server";
import type { SignupLogins } from "./once/signup-login.server";
import type { CircuitBreaker } from "./upstream/breaker.server";
import type { MeteredBulkhead } from "./upstream/bulkhead.server";
import type { TellForgiven } from "./upstream/call.server";
import type { CookieNames } from "./upstream/cookie-names.server";
import type { RetryBudget } from "./upstream/retry-budget.server";
import type { Transport } from "./upstream/transport.server";

export type LogLine = Record<string, unknown>;

/** How the calls to PHP stand, for the operator's metrics. */
export interface UpstreamState {
  inFlight: number;
  waiting: number;
  openCircuits: string[];
}

/** What lives as long as the process: connections, stores and bounded caches. */
export interface AppRuntime extends Caches {
  settings: AppSettings;
  transport: Transport;
  dialect: Dialect | undefined;
  cookieNames: CookieNames;
  lastGoodSettings: LastGoodSettings;
  tellForgiven: TellForgiven;
  retryBudget: RetryBudget;
  bulkhead: MeteredBulkhead;
  breaker: CircuitBreaker;
  formKeys: FormKeys;
  idempotencyStore: IdempotencyStore;
  drafts: DraftStore;
  loginMemory: LoginMemory;
  signupLogins: SignupLogins;
  /** False while the store of keys and texts is away: reads go on, changes are refused (OPS-11). */
  takesChanges(): boolean;
  upstreamState(): UpstreamState;
  log(line: LogLine): void;
  clock(): number;
  close(): Promise<void>;
}
