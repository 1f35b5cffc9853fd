import type { IncomingMessage } from "node:http";
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

/** Who sent a request, and over what. */
export interface Client {
  fromTrustedProxy: boolean;
  clientAddress: string;
  addressBlock: string;
  proto: "http" | "https";
}

export type FindClient = (incoming: IncomingMessage) => Client;

/** A header of a name that Node joins into one text where it came twice. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/**
 * Finds the visitor's address and scheme; forwarding headers count only from a trusted proxy.
 * @param onIgnored called once, when somebody else sends them: most often a balancer that the settings do not name.
 */
export function clientFinder(trusted: BlockList, onIgnored: () => void): FindClient {
  let isTold = false;
  // The other end of a connection stays who it is, and BlockList parses the address each time.
  const proxied = new WeakMap<Socket, boolean>();
  return (incoming) => {
    const { socket } = incoming;
    const peer = unmapped(socket.remoteAddress ?? "0.0.0.0");
    let fromTrustedProxy = proxied.get(socket);
    if (fromTrustedProxy === undefined) {
      fromTrustedProxy = trusted.check(peer, family(peer));
      proxied.set(socket, fromTrustedProxy);
    }
    if (!isTold && !fromTrustedProxy && FORWARDED.some((name) => name in incoming.headers)) {
      isTold = true;
      onIgnored();
    }
    const address = fromTrustedProxy
      ? clientAddressOf(peer, headerOf(incoming, "x-forwarded-for"), trusted)
      : peer;
    const proto = fromTrustedProxy ? firstForwarded(headerOf(incoming, "x-forwarded-proto")) : undefined;
    return {
      fromTrustedProxy,
      clientAddress: address,
      addressBlock: addressBlockOf(address),
      proto: proto === "https" ? "https" : "http",
    };
  };
}

/** Tells all later steps who is asking. */
export function clientAddress(find: FindClient): MiddlewareHandler<HostEnv> {
  return (c, next) => {
    const client = find(c.env.incoming);
    c.set("fromTrustedProxy", client.fromTrustedProxy);
    c.set("clientAddress", client.clientAddress);
    c.set("addressBlock", client.addressBlock);
    c.set("proto", client.proto);
    return next();
  };
}
