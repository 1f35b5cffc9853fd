import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { AppRuntime, LogLine } from "./app-runtime";
import { createCaches } from "./cache/caches.server";
import { createLastGoodSettings } from "./cache/last-good-settings.server";
import { readDialect } from "./contract/dialect/dialect.server";
import type { AppSettings } from "./env.server";
import { createDraftStore } from "./once/draft-store.server";
import { createFormKeys } from "./once/form-key-signer.server";
import { createLoginMemory } from "./once/login-memory.server";
import { createSqliteIdempotencyStore } from "./once/sqlite-idempotency-store.server";
import { fromSetting } from "./unusable-setting";
import { createBreaker } from "./upstream/breaker.server";
import { createBulkhead } from "./upstream/bulkhead.server";
import { cookieNames } from "./upstream/cookie-names.server";
import { createForgivenReport } from "./upstream/forgiven-report.server";
import { meteredTransport, type UpstreamMeter } from "./upstream/meter.server";
import { watchOwnDelay } from "./upstream/own-delay.server";
import { createRetryBudget } from "./upstream/retry-budget.server";
import { createTransport } from "./upstream/transport.server";

const STORE_WAY_OUT =
  ": once.db in it is broken, or another program holds it. Moved away, it is made anew; forms that are open then are asked for once more";

/** Called once by the host. Throws UnusableSetting. */
export function startApp(
  settings: AppSettings,
  log: (line: LogLine) => void,
  meter?: UpstreamMeter,
): AppRuntime {
  mkdirSync(settings.dataDir, { recursive: true });
  const openStore = <Store>(open: () => Store) => fromSetting("DATA_DIR", STORE_WAY_OUT, open);
  const path = join(settings.dataDir, "once.db");
  const clock = Date.now;
  const { dialectFile, upstreamSecrets } = settings;
  const dialect =
    dialectFile === undefined
      ? undefined
      : fromSetting("CONTRACT_FILE", "", () => readDialect(dialectFile, upstreamSecrets));
  const bare = createTransport({ origin: settings.upstreamOrigin });
  const transport = meter ? meteredTransport(bare, meter) : bare;
  const idempotencyStore = openStore(() => createSqliteIdempotencyStore({ path, clock }));
  const drafts = openStore(() => createDraftStore({ path, secrets: settings.formSecrets, clock }));
  const loginMemory = openStore(() => createLoginMemory({ path, secrets: settings.formSecrets, clock }));
  const bulkhead = createBulkhead({ maxConcurrent: settings.upstreamMaxInFlight });
  const ownDelay = watchOwnDelay(clock);
  const breaker = createBreaker({
    clock,
    wasHeldUp: ownDelay.wasHeldUp,
    isOn: settings.upstreamCircuitBreaker,
    onChange: (endpoint, state) => log({ msg: `circuit ${state}`, endpoint }),
  });
  return {
    settings,
    transport,
    dialect,
    cookieNames: cookieNames(settings.carriedCookieNames, dialect?.loginCookies),
    lastGoodSettings: createLastGoodSettings({ dataDir: settings.dataDir, clock, log }),
    tellForgiven: createForgivenReport({ meter, log, clock }),
    retryBudget: createRetryBudget(),
    bulkhead,
    breaker,
    formKeys: createFormKeys({ secrets: settings.formSecrets, clock }),
    idempotencyStore,
    drafts,
    loginMemory,
    ...createCaches({ pageCacheMs: settings.pageCacheMs }),
    upstreamState: () => ({
      inFlight: bulkhead.inFlight,
      waiting: bulkhead.waiting,
      openCircuits: breaker.open(),
    }),
    log,
    clock,
    async close() {
      ownDelay.stop();
      idempotencyStore.close();
      drafts.close();
      loginMemory.close();
      await transport.close();
    },
  };
}
