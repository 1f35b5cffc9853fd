import { Hono } from "hono";
import type { AppRuntime } from "#app/app-runtime";
import type { AppBuild } from "./app-entry";
import type { Log } from "./log";
import { plainPage } from "./plain-page";
import type { PostgresPool } from "./postgres-pool";
import { POST_PATIENCE, type PostPatience } from "./posts/patience";
import { openUploadFolder } from "./posts/upload-folder";
import type { Readiness } from "./readiness";
import type { HostEnv } from "./request-state";
import { RouteTable } from "./route-table";
import type { HostSettings } from "./settings";
import { accessLog } from "./steps/access-log";
import { addressLength, allowedMethods } from "./steps/bounds";
import { clientAddress } from "./steps/client-address";
import { findRoute } from "./steps/find-route";
import { health } from "./steps/health";
import { hostCheck } from "./steps/host-check";
import { countedTogether, limits } from "./steps/limits";
import { media } from "./steps/media";
import { postedBody } from "./steps/posted-body";
import { remix } from "./steps/remix";
import { requestId } from "./steps/request-id";
import { provenByKey, sameOrigin } from "./steps/same-origin";
import { securityHeaders } from "./steps/security-headers";
import { shed } from "./steps/shed";
import { staticFiles } from "./steps/static-files";
import { Vitals } from "./vitals";

/** The steps of every request, in order: who is asking, from where, may they; then files, then the app. */
export function createHost(
  settings: HostSettings,
  app: AppBuild,
  runtime: AppRuntime,
  readiness: Readiness,
  log: Log,
  vitals = new Vitals(),
  { patience = POST_PATIENCE, pool }: { patience?: PostPatience; pool?: PostgresPool | undefined } = {},
) {
  const host = new Hono<HostEnv>();
  host.use(requestId, securityHeaders(settings), accessLog(log, vitals.metrics));
  host.use(allowedMethods, health(readiness, vitals, runtime.takesChanges));
  host.use(
    clientAddress(settings.trustedProxies, () =>
      log.warn({
        msg: "X-Forwarded-* ignored: sent by an address that TRUSTED_PROXIES does not name. A balancer's address belongs there",
      }),
    ),
  );
  host.use(hostCheck(settings.domains));
  host.use(staticFiles(app.clientDir, { serviceWorker: settings.serviceWorker }));
  if (settings.mediaFromUpstream) {
    const { upstreamOrigin, upstreamDeadlines } = settings;
    host.use(media(upstreamOrigin, runtime.cookieNames, runtime.dialect, upstreamDeadlines.readMs));
  }
  host.use(shed(vitals, app.entry.busyPage));
  const routes = new RouteTable(app.build);
  host.use(findRoute(routes));
  const { isShownElsewhere } = app.entry;
  // Not by the newest secret: while containers change over to another one, they count together.
  const counted = pool && countedTogether(pool, settings.formSecrets.at(-1) ?? "");
  const { byAddress, byAccount } = limits(settings.postLimits, isShownElsewhere, counted);
  host.use(addressLength, sameOrigin(log), byAddress);
  const { uploadMaxBytes, dataDir } = settings;
  host.use(
    postedBody({ uploadMaxBytes, uploads: openUploadFolder(dataDir), patience, isShown: isShownElsewhere }),
  );
  host.use(
    provenByKey(
      (key, headers, place) => app.entry.isOwnFormKey(runtime, key, headers, place),
      isShownElsewhere,
      log,
    ),
  );
  host.use(byAccount);
  host.all("*", remix(app.build, routes, app.entry, runtime, vitals.turns));
  host.onError((error, c) => {
    log.error({ msg: "host failed", requestId: c.get("requestId"), error: error.stack ?? String(error) });
    return plainPage(c, 500, "An error has occurred.");
  });
  return host;
}
