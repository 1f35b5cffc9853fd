import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PostgresPool } from "kysely";
import type { AppRuntime, LogLine } from "./app-runtime";
import { createCaches } from "./cache/caches.server";
import { createLastGoodSettings } from "./cache/last-good-settings.server";
import { readDialect } from "./contract/dialect/dialect.server";
import type { AppSettings } from "./env.server";
import { createDatabaseIdempotencyStore } from "./once/database-idempotency-store.server";
import { createDraftStore } from "./once/draft-store.server";
import { createFormKeys } from "./once/form-key-signer.server";
import { createLoginMemory } from "./once/login-memory.server";
import type { OnceDatabase } from "./once/once-database.server";
import { isAway, openPostgres } from "./once/postgres.server";
import { createSignupLogins } from "./once/signup-login.server";
import { openSqlite } from "./once/sqlite.server";
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
const DATABASE_WAY_OUT = ". Its user must be let in, and may make tables";

/** Where it does not answer yet, the process ends as one that is started again; only a refusal is a wrong setting. */
async function openSharedDatabase(pool: PostgresPool, log: (line: LogLine) => void): Promise<OnceDatabase> {
  try {
    return await openPostgres(pool, log);
  } catch (error) {
    if (isAway(error)) throw new Error(`DATABASE_URL does not answer (${error.code ?? error.message})`);
    return fromSetting("DATABASE_URL", DATABASE_WAY_OUT, () => Promise.reject(error));
  }
}

function openOnceDatabase(
  { database, dataDir }: AppSettings,
  log: (line: LogLine) => void,
): Promise<OnceDatabase> {
  if (database) return openSharedDatabase(database, log);
  return fromSetting("DATA_DIR", STORE_WAY_OUT, () => openSqlite(join(dataDir, "once.db"), log));
}

/** Called once by the host. Throws UnusableSetting. */
export async function startApp(
  settings: AppSettings,
  log: (line: LogLine) => void,
  meter?: UpstreamMeter,
): Promise<AppRuntime> {
  mkdirSync(settings.dataDir, { recursive: true });
  const database = await openOnceDatabase(settings, log);
  const clock = Date.now;
  const sealing = { database, secrets: settings.formSecrets, clock };
  const { dialectFile, upstreamSecrets } = settings;
  const dialect =
    dialectFile === undefined
      ? undefined
      : await fromSetting("CONTRACT_FILE", "", () => readDialect(dialectFile, upstreamSecrets));
  const bare = createTransport({ origin: settings.upstreamOrigin });
  const transport = meter ? meteredTransport(bare, meter) : bare;
  const idempotencyStore = createDatabaseIdempotencyStore({ database, clock });
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
    drafts: createDraftStore(sealing),
    loginMemory: createLoginMemory({ ...sealing, isAlone: settings.database === undefined }),
    signupLogins: createSignupLogins(sealing),
    takesChanges: database.isUp,
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
      await idempotencyStore.close();
      await database.close();
      await transport.close();
    },
  };
}
