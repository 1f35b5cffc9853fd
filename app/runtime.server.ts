import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { readContractNames } from "./contract/rename.server";
import type { AppSettings } from "./env.server";
import { createFormKeys, type FormKeys } from "./session/form-key.server";
import { createKeptTexts, type KeptTexts } from "./session/kept-text.server";
import type { Ledger } from "./session/ledger.server";
import { createLibsqlLedger } from "./session/ledger-libsql.server";
import type { KeptSite } from "./session/site.server";
import { createAdmission, type InFlightCap } from "./upstream/admission.server";
import { type CircuitBreaker, createBreaker } from "./upstream/breaker.server";
import type { ContractNames } from "./upstream/call.server";
import { meteredTransport, type UpstreamMeter } from "./upstream/meter.server";
import { createParsedAnswers, type ParsedAnswers } from "./upstream/parsed-answers.server";
import { createRetryBudget, type RetryBudget } from "./upstream/retry-budget.server";
import { createTransport, type Transport } from "./upstream/transport.server";
import { createVisitorPages, type VisitorPages } from "./visitor-pages.server";

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
  admission: InFlightCap;
  breaker: CircuitBreaker;
  parsedAnswers: ParsedAnswers;
  formKeys: FormKeys;
  ledger: Ledger;
  keptTexts: KeptTexts;
  /** Login cookies of signups just made, for the second answer of a double click; two minutes, in memory only. */
  replayCookies: LRUCache<string, string[]>;
  siteCache: LRUCache<string, KeptSite>;
  /** interests, regions and companyinfo by domain (HOST-08). */
  referenceCache: LRUCache<string, NonNullable<unknown>>;
  visitorPages: VisitorPages | undefined;
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
  const ledger = createLibsqlLedger({ path, clock });
  const keptTexts = createKeptTexts({ path, secrets: settings.formSecrets, clock });
  const admission = createAdmission({ most: settings.upstreamMaxInFlight });
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
    admission,
    breaker,
    parsedAnswers: createParsedAnswers(),
    formKeys: createFormKeys({ secrets: settings.formSecrets, clock }),
    ledger,
    keptTexts,
    replayCookies: new LRUCache({ max: 1_000, ttl: 120_000 }),
    siteCache: new LRUCache({ max: SETTINGS_MAX, ttl: SETTINGS_TTL_MS, noDeleteOnStaleGet: true }),
    referenceCache: new LRUCache({ max: 100, ttl: 3_600_000, noDeleteOnStaleGet: true }),
    visitorPages: createVisitorPages(settings.visitorPagesMs),
    upstreamState: () => ({
      inFlight: admission.inFlight,
      waiting: admission.waiting,
      openCircuits: breaker.open(),
    }),
    log,
    clock,
    async close() {
      ledger.close();
      keptTexts.close();
      await transport.close();
    },
  };
}
