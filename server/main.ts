import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadAppBuild } from "./app-entry";
import { prepareDataDir } from "./data-dir";
import { createHost } from "./host";
import { drain, listen } from "./listen";
import { createLog } from "./log";
import { openPool } from "./postgres-pool";
import { Readiness } from "./readiness";
import { type HostSettings, readSettings, SettingsError } from "./settings";
import { listenForMetrics, Vitals } from "./vitals";

/** Finish what runs within this time after SIGTERM (TRUST.md, "Staying up"). */
const GRACE_MS = 8_500;

function settingsOrExit(): HostSettings {
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    return settings;
  } catch (error) {
    if (error instanceof SettingsError) exitUnconfigured(error);
    throw error;
  }
}

function exitUnconfigured({ message }: SettingsError): never {
  process.stderr.write(`${message}\n`);
  process.exit(78); // EX_CONFIG of sysexits(3)
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const log = createLog(settings.logLevel);
  const readiness = new Readiness();
  const vitals = new Vitals(settings.pressureLimits);
  const app = await loadAppBuild(join(dirname(fileURLToPath(import.meta.url)), ".."));
  const pool = await openPool(settings.databaseUrl);
  const runtime = await app.entry.startApp(
    {
      deployment: settings.deployment,
      upstreamOrigin: settings.upstreamOrigin,
      upstreamMaxInFlight: settings.upstreamMaxInFlight,
      cookieDomain: settings.cookieDomain,
      upstreamDeadlines: settings.upstreamDeadlines,
      upstreamCircuitBreaker: settings.upstreamCircuitBreaker,
      carriedCookieNames: settings.carriedCookieNames,
      paymentOrigins: settings.paymentOrigins,
      formSecrets: settings.formSecrets,
      dataDir: settings.dataDir,
      database: pool,
      uploadMaxBytes: settings.uploadMaxBytes,
      pageCacheMs: settings.pageCacheMs,
      gifSearch: settings.gifSearch,
      serviceWorker: settings.serviceWorker,
      dialectFile: settings.dialectFile,
      upstreamSecrets: settings.upstreamSecrets,
      enhanceUrl: app.enhanceUrl,
    },
    (line) => log.warn(line),
    vitals.metrics,
  );
  const host = createHost(settings, app, runtime, readiness, log, vitals, { pool });
  const { server, port } = await listen(host, settings.port, settings.bindAddress);
  const { metricsPort, bindAddress } = settings;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await listenForMetrics(
          () =>
            vitals.text({
              upstream: runtime.upstreamState(),
              isReady: readiness.isReady() && !vitals.isSaturated(),
              takesChanges: runtime.takesChanges(),
            }),
          metricsPort,
          bindAddress,
        );
  vitals.start();
  readiness.become("ready");
  log.info({ msg: "ready", port, readyMs: Math.round(process.uptime() * 1000), domains: settings.domains });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    readiness.become("draining");
    log.info({ msg: "draining", signal });
    const clean = await drain(server, GRACE_MS, signal === "SIGTERM" ? settings.drainDelayMs : 0);
    await runtime.close();
    metrics?.close();
    vitals.stop();
    log.info({ msg: "stopped", clean });
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

main().catch((error: unknown) => {
  // Thrown by the app's own bundle, whose classes are others than the host's.
  if (error instanceof Error && error.name === "UnusableSetting")
    exitUnconfigured(new SettingsError([error.message]));
  process.stderr.write(`Rendez cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
