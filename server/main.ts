import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadAppBuild } from "./app-entry";
import { createHost } from "./host";
import { drain, listen } from "./listen";
import { createLog } from "./log";
import { Readiness } from "./readiness";
import { SettingsError } from "./settings";
import { openSites, SitesReloader } from "./sites/open-sites";
import { readSites } from "./sites/read-sites";
import { sharedParts } from "./sites/site";
import { Sites } from "./sites/sites";
import { listenForMetrics, Vitals } from "./vitals";

/** Finish what runs within this time after SIGTERM (TRUST.md, "Staying up"). */
const GRACE_MS = 8_500;

function exitUnconfigured({ message }: SettingsError): never {
  process.stderr.write(`${message}\n`);
  process.exit(78); // EX_CONFIG of sysexits(3)
}

async function main(): Promise<void> {
  const wanted = readSites(process.env);
  const [first] = wanted;
  if (first === undefined) throw new Error("there is no site");
  // What all sites have in common stands in the settings of each.
  const { settings } = first;
  const log = createLog(settings.logLevel);
  const readiness = new Readiness();
  const vitals = new Vitals(settings.pressureLimits);
  const app = await loadAppBuild(join(dirname(fileURLToPath(import.meta.url)), ".."));
  const parts = sharedParts(app, log, vitals);
  const sites = new Sites(await openSites(wanted, parts));
  const reloader = first.name === undefined ? undefined : new SitesReloader(sites, parts, log);
  const host = createHost(settings, sites, readiness, parts);
  const { server, port } = await listen(host, settings.port, settings.bindAddress);
  const { metricsPort, bindAddress } = settings;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await listenForMetrics(
          () =>
            vitals.text({
              sites: sites.numbers(),
              isReady: readiness.isReady() && !vitals.isSaturated(),
              sitesFileIsGood: reloader?.isGood,
            }),
          metricsPort,
          bindAddress,
        );
  vitals.start();
  readiness.become("ready");
  log.info({
    msg: "ready",
    port,
    readyMs: Math.round(process.uptime() * 1000),
    domains: sites.domains(),
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    readiness.become("draining");
    log.info({ msg: "draining", signal });
    const clean = await drain(server, GRACE_MS, signal === "SIGTERM" ? settings.drainDelayMs : 0);
    await sites.close();
    metrics?.close();
    vitals.stop();
    log.info({ msg: "stopped", clean });
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  if (reloader) process.on("SIGHUP", () => void reloader.reload());
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) exitUnconfigured(error);
  process.stderr.write(`Rendez cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
