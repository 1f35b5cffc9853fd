import { type BlockList, isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";

const FORWARDED = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** The rightmost address of X-Forwarded-For that is not one of our own proxies. */
export function clientAddressOf(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  if (!trusted.check(peer, family(peer)) || !forwardedFor) return peer;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  for (const hop of hops.reverse()) {
    if (!isIP(hop)) return peer;
    if (!trusted.check(hop, family(hop))) return hop;
  }
  return peer;
}

/**
 * Establishes the visitor's address and scheme; forwarding headers count only from a trusted proxy.
 * @param onIgnored called once, when somebody else sends them: most often a balancer that the settings do not name.
 */
export function clientAddress(trusted: BlockList, onIgnored: () => void): MiddlewareHandler<HostEnv> {
  let isTold = false;
  return async (c, next) => {
    const peer = (c.env.incoming.socket.remoteAddress ?? "0.0.0.0").replace(/^::ffff:/, "");
    const fromTrustedProxy = trusted.check(peer, family(peer));
    if (!isTold && !fromTrustedProxy && FORWARDED.some((name) => c.req.header(name) !== undefined)) {
      isTold = true;
      onIgnored();
    }
    c.set("fromTrustedProxy", fromTrustedProxy);
    c.set("clientAddress", clientAddressOf(peer, c.req.header("x-forwarded-for"), trusted));
    c.set("proto", fromTrustedProxy && c.req.header("x-forwarded-proto") === "https" ? "https" : "http");
    await next();
  };
}
