import { expect, test } from "vitest";
import { createCookieBridge } from "#app/upstream/cookie-bridge.server";
import { cookieNames } from "#app/upstream/cookie-names.server";
import { type CookieScope, parentDomainsOf } from "#app/upstream/cookie-scope.server";

const SCOPE: CookieScope = {
  host: "www.example.com:8080",
  pagePath: "/members/3/chat",
  cookieDomain: undefined,
  isKnown: false,
};

function bridgeOf(cookieHeader: string | null, scope: Partial<CookieScope> = {}) {
  const lines: string[] = [];
  const bridge = createCookieBridge({
    cookieHeader,
    secure: true,
    names: cookieNames(["PHPSESSID"]),
    clock: () => 0,
    scope: { ...SCOPE, ...scope },
    appendSetCookie: (line) => void lines.push(line),
  });
  /** Name, place and whether it ends there, in the order in which the browser reads them. */
  const places = () =>
    lines.map((line) => {
      const [pair = ""] = line.split(";");
      const domain = /; Domain=([^;]*)/.exec(line)?.[1] ?? "host";
      return `${pair} ${domain} ${/; Path=([^;]*)/.exec(line)?.[1]}`;
    });
  return { bridge, lines, places };
}

test.each([
  ["www.example.com", ["www.example.com", "example.com"]],
  ["a.b.example.co.uk:8080", ["a.b.example.co.uk", "b.example.co.uk", "example.co.uk", "co.uk"]],
  ["localhost", []],
  ["127.0.0.1:3000", []],
  ["[::1]:3000", []],
])("OPS-05 cookies of %s may stand at %j", (host, domains) => {
  expect(parentDomainsOf(host)).toEqual(domains);
});

test("OPS-05 a login ends what the old site set for a parent domain, before it sets its own", () => {
  const { bridge, places } = bridgeOf(null);
  bridge.accept(["auth.session=new; Domain=.example.com"]);
  expect(places()).toEqual([
    "auth.session= www.example.com /",
    "auth.session= example.com /",
    "auth.session=new host /",
  ]);
});

test("OPS-05 a logout ends the login at the parent domains too", () => {
  const { bridge, places } = bridgeOf("auth.session=old");
  bridge.forgetLogin();
  expect(places()).toEqual([
    "auth.session= www.example.com /",
    "auth.session= example.com /",
    "auth.session= host /",
  ]);
});

test("OPS-05 a login that was moved before is renewed by a read with one line", () => {
  const { bridge, lines } = bridgeOf("auth.session=1", { isKnown: true });
  bridge.accept(["auth.session=2"], { isRead: true });
  expect(lines).toHaveLength(1);
  bridge.accept(["auth.session=3"], { isRead: false });
  expect(lines).toHaveLength(4);
});

test("OPS-05 of two cookies of one name none is carried, and both are ended wherever they may stand", () => {
  const { bridge, places } = bridgeOf("auth.session=old; auth.lang=de; auth.session=new", {
    pagePath: "/members/3",
  });
  expect(bridge.hadConflict).toBe(true);
  expect(bridge.header()).toBe("auth.lang=de");
  expect(places().toSorted()).toEqual(
    ["host", "www.example.com", "example.com"]
      .flatMap((domain) => ["/", "/members", "/members/3"].map((path) => `auth.session= ${domain} ${path}`))
      .toSorted(),
  );
});

test("OPS-05 the same cookie twice is one cookie", () => {
  const { bridge, lines } = bridgeOf("auth.session=x; auth.session=x");
  expect(bridge.hadConflict).toBe(false);
  expect(bridge.header()).toBe("auth.session=x");
  expect(lines).toEqual([]);
});

test("OPS-05 with a domain of the operator's the login is set there, and the host's own is ended", () => {
  const { bridge, places } = bridgeOf(null, { cookieDomain: "example.com" });
  bridge.accept(["auth.session=new"]);
  expect(places()).toEqual([
    "auth.session= host /",
    "auth.session= www.example.com /",
    "auth.session=new example.com /",
  ]);
});

test("OPS-05 a session cookie that is carried stays one, a login cookie lasts 30 days", () => {
  const { bridge, lines } = bridgeOf(null, { host: "localhost" });
  bridge.accept(["PHPSESSID=a", "auth.session=b"]);
  expect(lines).toEqual([
    "PHPSESSID=a; Path=/; HttpOnly; SameSite=Lax; Secure",
    expect.stringContaining("auth.session=b; Path=/; Max-Age=2592000;"),
  ]);
});
