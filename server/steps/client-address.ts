import { type BlockList, isIP, type Socket } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";

const FORWARDED = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** An IPv4 address that a socket of both families writes as IPv6 (RFC 4291 §2.5.5.2) is that IPv4 address. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The rightmost address of X-Forwarded-For that is not one of our own proxies. */
export function clientAddressOf(peer: string, forwardedFor: string | undefined, trusted: BlockList): string {
  if (!forwardedFor || !trusted.check(peer, family(peer))) return peer;
  const hops = forwardedFor.split(",").map((hop) => unmapped(hop.trim()));
  for (const hop of hops.reverse()) {
    if (!isIP(hop)) return peer;
    if (!trusted.check(hop, family(hop))) return hop;
  }
  return peer;
}

/** What one customer of a provider has: an IPv4 address, of IPv6 a whole /64 (RFC 6177). */
export function addressBlockOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // Spelled by the URL standard: no zone, no leading zeros, the longest run of zeros left out.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4).join(":")}::/64`;
}

/** Each proxy of a chain may add its own value; the visitor's connection is the first one's. */
export function firstForwarded(value: string | undefined): string | undefined {
  return value?.split(",", 1)[0]?.trim().toLowerCase();
}

/**
 * Establishes the visitor's address and scheme; forwarding headers count only from a trusted proxy.
 * @param onIgnored called once, when somebody else sends them: most often a balancer that the settings do not name.
 */
export function clientAddress(trusted: BlockList, onIgnored: () => void): MiddlewareHandler<HostEnv> {
  let isTold = false;
  // The other end of a connection stays who it is, and BlockList parses the address each time.
  const proxied = new WeakMap<Socket, boolean>();
  return async (c, next) => {
    const { socket } = c.env.incoming;
    const peer = unmapped(socket.remoteAddress ?? "0.0.0.0");
    const fromTrustedProxy = proxied.get(socket) ?? trusted.check(peer, family(peer));
    proxied.set(socket, fromTrustedProxy);
    if (!isTold && !fromTrustedProxy && FORWARDED.some((name) => c.req.header(name) !== undefined)) {
      isTold = true;
      onIgnored();
    }
    c.set("fromTrustedProxy", fromTrustedProxy);
    const address = clientAddressOf(peer, c.req.header("x-forwarded-for"), trusted);
    c.set("clientAddress", address);
    c.set("addressBlock", addressBlockOf(address));
    const proto = fromTrustedProxy ? firstForwarded(c.req.header("x-forwarded-proto")) : undefined;
    c.set("proto", proto === "https" ? "https" : "http");
    await next();
  };
}
