import { expect, test } from "vitest";
import { expandOptional } from "#server/route-table";
import { byHost } from "#server/sites/sites";
import { compress } from "#server/steps/compress";
import { isOddPath } from "#server/steps/path-rules";
import { contentSecurityPolicy } from "#server/steps/security-headers";

test.each([
  "/a%2fb",
  "/a%2Fb",
  "/a%5cb",
  "/a%00",
  "/a%3bb",
  "/a;b",
  "/a//b",
  "//a",
  "/a\\b",
  "/%",
  "/%zz",
  "/%ff",
  "/a%0ab",
  "/a/../b",
  "/a/.",
  "/%2e%2e/b",
  "/a%25b",
  "/%7f",
  "/%c2%85",
])("NAV-11 no page has the address %s", (path) => expect(isOddPath(path)).toBe(true));

test.each([
  "/",
  "/members/1",
  "/members/1/chat",
  "/pages/2257-compliance-statement",
  "/members.data",
  "/%C3%A4",
  "/a.b",
  "/a..b",
  "/%20",
])("NAV-11 the address %s is an ordinary one", (path) => expect(isOddPath(path)).toBe(false));

test.each([
  ["members/:id", ["members/:id"]],
  ["likes/:type?", ["likes", "likes/:type"]],
  ["a/:b?/c", ["a", "a/:b/c"]],
  ["", [""]],
])("the route %s stands for the paths %j", (route, paths) => {
  expect(expandOptional(route)).toEqual(paths);
});

test.each([
  ["www.example.com", "www.example.com"],
  ["WWW.Example.COM", "www.example.com"],
  ["www.example.com:8443", "www.example.com"],
  ["localhost:3000", "localhost"],
  ["with-port.example:99", "with-port.example"],
  ["with-port.example:98", undefined],
  ["example.com", undefined],
  ["www.example.com.", undefined],
  ["www.example.com.evil.example", undefined],
  ["evil.example#www.example.com", undefined],
  ["www.example.com:80:80", undefined],
  ["", undefined],
])("HOST-03 the host %j belongs to the domain %s", (host, domain) => {
  const sites = new Map(["www.example.com", "localhost", "with-port.example:99"].map((one) => [one, one]));
  expect(byHost(host, sites)?.domain).toBe(domain);
});

test("small pages travel as they are, larger ones by what the browser takes, brotli first", async () => {
  const text = "x".repeat(2_000);
  expect((await compress("small", "br")).encoding).toBeUndefined();
  expect((await compress(text, "gzip, deflate, br")).encoding).toBe("br");
  expect((await compress(text, "gzip;q=1.0")).encoding).toBe("gzip");
  expect((await compress(text, "deflate")).encoding).toBeUndefined();
});

test("the content policy has no wildcard and names the operator's hosts only", () => {
  const policy = contentSecurityPolicy("n0nce", { cdnOrigins: ["https://cdn.example"], paymentOrigins: [] });
  expect(policy).toContain("script-src 'nonce-n0nce' 'strict-dynamic' 'self'");
  expect(policy).not.toMatch(/unsafe-|\*|https:(?!\/\/cdn\.example)/);
});
