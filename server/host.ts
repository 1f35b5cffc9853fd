import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono, type MiddlewareHandler } from "hono";
import { FAILED, plainPage } from "./plain-page";
import type { Readiness } from "./readiness";
import { type BegunPolls, type HostEnv, type SiteSteps, siteOf } from "./request-state";
import { RouteTable } from "./route-table";
import type { HostSettings } from "./settings";
import type { SharedParts } from "./sites/site";
import type { Sites } from "./sites/sites";
import { accessLog } from "./steps/access-log";
import { addressLength, allowedMethods } from "./steps/bounds";
import { clientAddress, clientFinder } from "./steps/client-address";
import { findRoute } from "./steps/find-route";
import { health } from "./steps/health";
import { hostCheck } from "./steps/host-check";
import { plainRequests } from "./steps/plain-request";
import { quietPolls } from "./steps/quiet-polls";
import { remix } from "./steps/remix";
import { requestId } from "./steps/request-id";
import { sameOrigin } from "./steps/same-origin";
import { securityHeaders } from "./steps/security-headers";
import { type Admitted, shed, shedAtOnce } from "./steps/shed";
import { staticFiles } from "./steps/static-files";
import { storedPages } from "./steps/stored-pages";

/** A step that each site has for itself. */
const own =
  (step: keyof SiteSteps): MiddlewareHandler<HostEnv> =>
  (c, next) =>
    siteOf(c).steps[step](c, next);

/** What answers requests: most of them by its steps. */
export interface Host {
  fetch: Hono<HostEnv>["fetch"];
  /** Takes what may need no step, and says whether it did; `goOn` is called for what needs them after all. */
  takes?(incoming: IncomingMessage, outgoing: ServerResponse, goOn: () => void): boolean;
  /** Is told of each new connection. */
  connectionCame?(): void;
}

/** The steps of every request, in order: who is asking, whom, from where, may they; then files, then the app. */
export function createHost(
  { trustedProxies }: Pick<HostSettings, "trustedProxies">,
  sites: Sites,
  readiness: Readiness,
  parts: SharedParts,
): Host {
  const { app, log, vitals } = parts;
  const host = new Hono<HostEnv>();
  const routes = new RouteTable(app.build);
  const polls: BegunPolls = new WeakMap();
  const admitted: Admitted = new WeakSet();
  host.use(requestId(polls), securityHeaders, accessLog(log, vitals.metrics, polls));
  host.use(
    allowedMethods,
    health(readiness, vitals, () => sites.takesChanges()),
  );
  const findClient = clientFinder(trustedProxies, () =>
    log.warn({
      msg: "X-Forwarded-* ignored: sent by an address that TRUSTED_PROXIES does not name. A balancer's address belongs there",
    }),
  );
  host.use(clientAddress(findClient));
  host.use(
    hostCheck(sites, () =>
      // Not the host that was asked for: strangers choose it.
      log.warn({
        msg: "host not served: DOMAINS names others than the one that was asked for",
        domains: sites.domains(),
      }),
    ),
  );
  host.use(staticFiles(app.clientDir), own("media"));
  host.use(shed(parts, admitted), findRoute(routes));
  host.use(addressLength, sameOrigin(log), own("byAddress"));
  host.use(own("postedBody"), own("provenByKey"), own("byAccount"));
  host.all("*", remix(app.build, routes, app.entry, vitals.turns, polls));
  host.onError((error, c) => {
    log.error({ msg: "host failed", requestId: c.get("requestId"), error: error.stack ?? String(error) });
    return plainPage(c, 500, FAILED);
  });
  const findPlain = plainRequests(sites, routes, findClient);
  const turnsAway = shedAtOnce(findPlain, admitted, parts);
  const answersStored = storedPages(findPlain, parts);
  const takesPoll = quietPolls(findPlain, polls, parts);
  return {
    fetch: host.fetch,
    connectionCame: () => vitals.turns.connectionCame(),
    takes: (incoming, outgoing, goOn) =>
      turnsAway(incoming, outgoing) ||
      answersStored(incoming, outgoing) ||
      takesPoll(incoming, outgoing, goOn),
  };
}
