import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createPageCache, type PageCache } from "./cache/page-cache.server";
import { readContractNames } from "./contract/rename.server";
import type { AppSettings } from "./env.server";
import { createDraftStore, type DraftStore } from "./once/draft-store.server";
import { createFormKeys, type FormKeys } from "./once/form-key-signer.server";
import type { IdempotencyStore } from "./once/idempotency-store.server";
import { createSqliteIdempotencyStore } from "./once/sqlite-idempotency-store.server";
import type { CachedSite } from "./session/site.server";
import { type CircuitBreaker, createBreaker } from "./upstream/breaker.server";
import { createBulkhead, type MeteredBulkhead } from "./upstream/bulkhead.server";
import type { ContractNames } from "./upstream/call.server";
import { meteredTransport, type UpstreamMeter } from "./upstream/meter.server";
import { createParsedAnswers, type ParsedAnswers } from "./upstream/parsed-answers.server";
import { createRetryBudget, type RetryBudget } from "./upstream/retry-budget.server";
import { createTransport, type Transport } from "./upstream/transport.server";

/** Longest time a domain's settings are kept (HOST-04). */
const SETTINGS_TTL_MS = 60_000;
/** Most settings answers kept: one a domain, visitor address and language. */
const SETTINGS_MAX = 5_000;

export type LogLine = Record<string, unknown>;

/** How the calls to PHP stand, for the operator's metrics. */
export interface UpstreamState {
  inFlight: number;
  waiting: number;
  openCircuits: string[];
}

/** What lives as long as the process: connections, stores and bounded caches. */
export interface AppRuntime {
  settings: AppSettings;
  transport: Transport;
  names: ContractNames | undefined;
  retryBudget: RetryBudget;
  bulkhead: MeteredBulkhead;
  breaker: CircuitBreaker;
  parsedAnswers: ParsedAnswers;
  formKeys: FormKeys;
  idempotencyStore: IdempotencyStore;
  drafts: DraftStore;
  /** Login cookies of signups just made, for the second answer of a double click; two minutes, in memory only. */
  replayCookies: LRUCache<string, string[]>;
  siteCache: LRUCache<string, CachedSite>;
  /** interests, regions and companyinfo by domain (HOST-08). */
  referenceCache: LRUCache<string, NonNullable<unknown>>;
  pageCache: PageCache | undefined;
  upstreamState(): UpstreamState;
  log(line: LogLine): void;
  clock(): number;
  close(): Promise<void>;
}

/** Called once by the host. */
export function startApp(
  settings: AppSettings,
  log: (line: LogLine) => void,
  meter?: UpstreamMeter,
): AppRuntime {
  mkdirSync(settings.dataDir, { recursive: true });
  const path = join(settings.dataDir, "once.db");
  const clock = Date.now;
  const bare = createTransport({ origin: settings.upstreamOrigin });
  const transport = meter ? meteredTransport(bare, meter) : bare;
  const idempotencyStore = createSqliteIdempotencyStore({ path, clock });
  const drafts = createDraftStore({ path, secrets: settings.formSecrets, clock });
  const bulkhead = createBulkhead({ maxConcurrent: settings.upstreamMaxInFlight });
  const breaker = createBreaker({
    clock,
    isOn: settings.upstreamCircuitBreaker,
    onChange: (endpoint, state) => log({ msg: `circuit ${state}`, endpoint }),
  });
  return {
    settings,
    transport,
    names: settings.contractNames === undefined ? undefined : readContractNames(settings.contractNames),
    retryBudget: createRetryBudget(),
    bulkhead,
    breaker,
    parsedAnswers: createParsedAnswers(),
    formKeys: createFormKeys({ secrets: settings.formSecrets, clock }),
    idempotencyStore,
    drafts,
    replayCookies: new LRUCache({ max: 1_000, ttl: 120_000 }),
    siteCache: new LRUCache({ max: SETTINGS_MAX, ttl: SETTINGS_TTL_MS, noDeleteOnStaleGet: true }),
    referenceCache: new LRUCache({ max: 100, ttl: 3_600_000, noDeleteOnStaleGet: true }),
    pageCache: createPageCache(settings.pageCacheMs),
    upstreamState: () => ({
      inFlight: bulkhead.inFlight,
      waiting: bulkhead.waiting,
      openCircuits: breaker.open(),
    }),
    log,
    clock,
    async close() {
      idempotencyStore.close();
      drafts.close();
      await transport.close();
    },
  };
}
