import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddressOf, firstForwarded } from "#server/steps/client-address";

const trusted = new BlockList();
trusted.addSubnet("10.0.0.0", 8, "ipv4");
trusted.addAddress("::1", "ipv6");
const none = new BlockList();

test.each([
  ["no proxy is trusted: the header counts for nothing", "203.0.113.5", "198.51.100.1", none, "203.0.113.5"],
  ["an untrusted peer's header counts for nothing", "203.0.113.5", "198.51.100.1", trusted, "203.0.113.5"],
  ["a trusted proxy tells the visitor", "10.0.0.1", "198.51.100.1", trusted, "198.51.100.1"],
  ["a trusted proxy over IPv6", "::1", "198.51.100.1", trusted, "198.51.100.1"],
  ["an IPv6 visitor", "10.0.0.1", "2001:db8::7", trusted, "2001:db8::7"],
  [
    "of a chain the rightmost that is not ours",
    "10.0.0.1",
    "1.1.1.1, 198.51.100.1, 10.9.9.9",
    trusted,
    "198.51.100.1",
  ],
  [
    "what a visitor wrote in front does not count",
    "10.0.0.1",
    "127.0.0.1, 198.51.100.1",
    trusted,
    "198.51.100.1",
  ],
  ["a chain of ours alone", "10.0.0.1", "10.0.0.2, 10.0.0.3", trusted, "10.0.0.1"],
  ["no header", "10.0.0.1", undefined, trusted, "10.0.0.1"],
  ["an empty header", "10.0.0.1", "", trusted, "10.0.0.1"],
  ["a name", "10.0.0.1", "unknown", trusted, "10.0.0.1"],
  ["an address with a port", "10.0.0.1", "198.51.100.1:1234", trusted, "10.0.0.1"],
  ["garbage before an address of ours", "10.0.0.1", "<script>, 10.0.0.2", trusted, "10.0.0.1"],
  ["an IPv4 address written as IPv6", "10.0.0.1", "::ffff:198.51.100.1", trusted, "198.51.100.1"],
  ["blanks", "10.0.0.1", "  198.51.100.1  ", trusted, "198.51.100.1"],
])("HOST-01 %s", (_, peer, header, list, address) => {
  expect(clientAddressOf(peer, header, list)).toBe(address);
});

test.each([
  ["https", "https"],
  ["https, http", "https"],
  ["HTTPS,http", "https"],
  ["http, https", "http"],
  [undefined, undefined],
])("HOST-01 of a chain of schemes %j the visitor's counts", (value, scheme) =>
  expect(firstForwarded(value)).toBe(scheme),
);
