import type { MiddlewareHandler } from "hono";
import { plainPage } from "../plain-page";
import type { HostEnv } from "../request-state";
import type { Sites } from "../sites/sites";
import { firstForwarded } from "./client-address";

/**
 * Finds the site. HOST-03: 421 for hosts that are not ours, 400 for two Host headers or a target that names another host.
 * @param onUnserved called once, for the first host that is not ours: most often one that DOMAINS lacks.
 */
export function hostCheck(sites: Sites, onUnserved: () => void): MiddlewareHandler<HostEnv> {
  let isTold = false;
  return async (c, next) => {
    const { rawHeaders, url } = c.env.incoming;
    let hosts = 0;
    for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === "host") hosts += 1;
    const socketHost = c.env.incoming.headers.host ?? "";
    const absolute = url && /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
    if (hosts !== 1 || (absolute && absolute.toLowerCase() !== socketHost.toLowerCase())) {
      return plainPage(c, 400, "This request names its host in an unclear way.");
    }
    const host =
      (c.get("fromTrustedProxy") && firstForwarded(c.req.header("x-forwarded-host"))) || socketHost;
    const found = sites.of(host);
    if (!found) {
      if (!isTold) onUnserved();
      isTold = true;
      return plainPage(c, 421, "This address is not served here.");
    }
    c.set("site", found.site);
    c.set("domain", found.domain);
    c.set("host", host.toLowerCase());
    await found.site.answer(c.env.outgoing, next);
  };
}
