import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { plainPage } from "../plain-page";
import type { HostEnv } from "../request-state";
import type { Site } from "../sites/site";
import type { Sites } from "../sites/sites";
import { firstForwarded, headerOf } from "./client-address";

/** The site that a request asks, and by which of its names. */
interface Asked {
  site: Site;
  domain: string;
  host: string;
}

/** Whom the request asks, by its one Host header or that of a trusted proxy. */
export function askedSite(
  incoming: IncomingMessage,
  fromTrustedProxy: boolean,
  sites: Sites,
): Asked | "unclear" | "unserved" {
  const { rawHeaders, url } = incoming;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts += 1;
  const socketHost = incoming.headers.host ?? "";
  const absolute = url && /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  if (hosts !== 1 || (absolute && absolute.toLowerCase() !== socketHost.toLowerCase())) return "unclear";
  const host = (fromTrustedProxy && firstForwarded(headerOf(incoming, "x-forwarded-host"))) || socketHost;
  const found = sites.of(host);
  return found ? { ...found, host: host.toLowerCase() } : "unserved";
}

/**
 * Finds the site. HOST-03: 421 for hosts that are not ours, 400 for two Host headers or a target that names another host.
 * @param onUnserved called once, for the first host that is not ours: most often one that DOMAINS lacks.
 */
export function hostCheck(sites: Sites, onUnserved: () => void): MiddlewareHandler<HostEnv> {
  let isTold = false;
  return async (c, next) => {
    const asked = askedSite(c.env.incoming, c.get("fromTrustedProxy"), sites);
    if (asked === "unclear")
      return plainPage(c, 400, { title: "This request names its host in an unclear way." });
    if (asked === "unserved") {
      if (!isTold) onUnserved();
      isTold = true;
      return plainPage(c, 421, {
        title: "This address is not served here.",
        text: "Check how it is spelled in your browser’s address bar.",
      });
    }
    c.set("site", asked.site);
    c.set("domain", asked.domain);
    c.set("host", asked.host);
    await asked.site.answer(c.env.outgoing, next);
  };
}
