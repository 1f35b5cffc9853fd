import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type Browser, type Page, rawRequest } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite({
  env: {
    TRUSTED_PROXIES: "127.0.0.1",
    CDN_ORIGINS: "https://cdn.example",
    PAYMENT_ORIGINS: "https://pay.example",
  },
});
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const nonceOf = (page: Page) =>
  /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
const ASSET = `/assets/${readdirSync("build/client/assets").find((name) => name.endsWith(".css"))}`;

const ANSWERS: [what: string, ask: () => Promise<Page>, status: number][] = [
  ["a page", () => site.browser().get("/"), 200],
  ["a member's page", () => member.get("/members/1"), 200],
  ["a hydrated page", () => member.get("/likes"), 200],
  ["a redirect", () => site.browser().get("/chats"), 303],
  ["a missing page", () => site.browser().get("/nothing"), 404],
  ["a page for members", () => site.browser().get("/credits"), 303],
  [
    "a refused form",
    () => site.browser().post("/login", {}, { headers: { "sec-fetch-site": "cross-site" } }),
    403,
  ],
  ["a form with errors", () => site.browser().submit("/login", { email: "", password: "" }), 422],
  ["a poll", () => member.get("/badges"), 200],
  ["health", () => site.browser().get("/healthz"), 200],
  ["a wrong method", () => site.browser().ask("PUT", "/"), 405],
  ["a wrong host", () => site.browser().get("/", { headers: { host: "evil.example" } }), 421],
  ["a long address", () => site.browser().get(`/?${"x".repeat(8_200)}`), 414],
  ["an asset", () => site.browser().get(ASSET), 200],
  ["a missing asset", () => site.browser().get("/assets/gone.js"), 404],
  ["a picture", () => site.browser().get("/media/m/2/1-240.webp"), 200],
  ["a missing picture", () => site.browser().get("/media/none.webp"), 404],
];

test.each(ANSWERS)("%s carries every security header", async (_, ask, status) => {
  const page = await ask();
  expect(page.status).toBe(status);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    rating: "RTA-5042-1996-1400-1577-RTA",
    "x-request-id": expect.stringMatching(/^[\w-]{12,36}$/),
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(page.headers.get("x-powered-by")).toBeNull();
  expect(page.headers.get("server")).toBeNull();
});

/** Answered before it is known whose site was asked: the hosts of none are told. */
const OF_NO_SITE = ["health", "a wrong method", "a wrong host"];
const PAGES = ANSWERS.filter(([what]) => what !== "a picture");
/** Pages of the host's own, whose style is in the page (its hash in the policy): the app's sheets are not at hand. */
const PLAIN = ["a wrong method", "a wrong host", "a long address"];

test.each(PAGES)("the policy of %s allows nothing by default and no inline style", async (what, ask) => {
  const policy = (await ask()).headers.get("content-security-policy") ?? "";
  const parts = Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part]));
  const [pictures, provider] = OF_NO_SITE.includes(what)
    ? ["", ""]
    : [" https://cdn.example", " https://pay.example"];
  expect(parts).toMatchObject({
    "default-src": "default-src 'none'",
    "script-src": expect.stringMatching(/^script-src 'nonce-[\w+/=]{22,}' 'strict-dynamic' 'self'$/),
    "style-src": PLAIN.includes(what)
      ? expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/)
      : "style-src 'self'",
    "img-src": `img-src 'self' data: blob:${pictures}`,
    "form-action": `form-action 'self'${provider}`,
    "frame-ancestors": "frame-ancestors 'none'",
    "base-uri": "base-uri 'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("each answer has a fresh nonce, and each script of a page carries it", async () => {
  const nonces = new Set<string | undefined>();
  for (const path of ["/members", "/likes", "/members/2/chat", "/members"]) {
    const page = await member.get(path);
    nonces.add(nonceOf(page));
    const scripts = [...page.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length, path).toBeGreaterThan(0);
    // A block of data is no script to the policy.
    for (const tag of scripts.filter((each) => !each.includes("application/json")))
      expect(tag, path).toContain(`nonce="${nonceOf(page)}"`);
  }
  expect(nonces.size).toBe(4);
});

test("no page has an inline style or an inline handler, or asks a third party", async () => {
  for (const path of [
    "/members",
    "/members/1",
    "/likes",
    "/chats",
    "/members/2/chat",
    "/lang-config",
    "/logout",
  ]) {
    const { text } = await member.get(path);
    expect(text, path).not.toMatch(/<[^>]+\sstyle=|<style|<[^>]+\son[a-z]+="/);
    expect(text.match(/(?:src|href|action)="https?:\/\/[^"]*"/g), path).toBeNull();
  }
});

test("HOME-04 home, login and static pages load no script until the bar's dialog is wanted", async () => {
  for (const path of ["/", "/login", "/pages/terms"]) {
    const page = await site.browser().get(path);
    const scripts = [...page.text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(
      scripts.map(([, attributes]) => attributes?.trim()),
      path,
    ).toEqual([`nonce="${nonceOf(page)}"`]);
    // Nothing at once: the elements start by what is pointed at or focused.
    expect(scripts[0]?.[2], path).toContain("pointerover");
    expect(scripts[0]?.[2], path).not.toMatch(/;__startElements\(\)\}\)\(\)$/);
  }
  expect((await member.get("/pages/terms")).text).not.toContain("pointerover");
});

test("every page is one document: one doctype, one html element", async () => {
  for (const [path, browser] of [
    ["/", site.browser()],
    ["/members", member],
    ["/likes", member],
    ["/members/2/chat", member],
    ["/nothing", member],
  ] as const) {
    const { text } = await browser.get(path);
    expect(text.match(/<!DOCTYPE html>/gi), path).toHaveLength(1);
    expect(text.match(/<html\b/g), path).toHaveLength(1);
    expect(text.trimStart().startsWith("<!DOCTYPE html>"), path).toBe(true);
  }
});

test("Strict-Transport-Security and Secure cookies come with https, and only then", async () => {
  const https = site.browser({ headers: { "x-forwarded-proto": "https" } });
  const page = await https.get("/login");
  expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  for (const line of page.setCookies) expect(line).toContain("; Secure");
  const plain = await site.browser().get("/login");
  expect(plain.headers.get("strict-transport-security")).toBeNull();
  expect(plain.setCookies.length).toBeGreaterThan(0);
  for (const line of plain.setCookies) expect(line).not.toContain("Secure");
});

test("every cookie is HttpOnly, first-party and Lax", async () => {
  const browser = site.browser();
  const pages = [
    await browser.get("/?ref=x"),
    await browser.submit("/login", { email: "premium@demo.example", password: "rendez-demo" }),
    await browser.submit("/lang-config", { language: "es" }, { at: "/members?country=NL" }),
    await browser.submit("/logout", {}, { at: "/members" }),
  ];
  const lines = pages.flatMap((page) => page.setCookies);
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/;/);
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(line).not.toMatch(/Domain=/i);
  }
});

test("member pages and polls are private and never stored", async () => {
  for (const path of [
    "/members",
    "/members/1",
    "/likes",
    "/likes/received/updates",
    "/chats",
    "/members/2/chat",
    "/members/2/chat/updates?after=0",
    "/logout",
    "/complete-signup",
    "/members.data",
    "/nothing",
  ]) {
    expect((await member.get(path)).headers.get("cache-control"), path).toBe("private, no-store");
  }
});

test("hashed assets are immutable, compressed where asked, and a missing one is a hard 404", async () => {
  const asset = await site.browser().get(ASSET, { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/css; charset=utf-8",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  });
  expect((await site.browser().get(ASSET)).headers.get("content-encoding")).toBeNull();
  const gone = await site.browser().get("/assets/app-12345678.js");
  expect([gone.status, gone.text, gone.headers.get("cache-control")]).toEqual([404, "Not found", "no-store"]);
});

test.each([
  "/assets/../server/index.js",
  "/assets/..%2fserver%2findex.js",
  "/assets/%2e%2e/server/index.js",
  "/assets/..\\server\\index.js",
  "/assets/....//server/index.js",
  "/assets//etc/passwd",
  "/assets/%00",
  "/assets/",
  "/assets",
  "/..%2fpackage.json",
  "/package.json",
  "/media/../api/settings.php",
  "/media/%2e%2e/api/user.php",
  "/media/..%2fapi%2fuser.php",
  "/media//127.0.0.1/",
  "/media/x?y=/../..",
  "/enhance-manifest.json",
  "/assets/..%5c..%5cpackage.json",
])("no file is reached by %s", async (path) => {
  const answer = await rawRequest(
    site.port,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toMatch(/"dependencies"|createRequire|"settings":|root:x/);
});

test("pictures are asked for with the login alone, and no cookie comes back with one", async () => {
  const before = site.proxy.calls();
  const picture = await member.get("/media/m/2/1-240.webp", { headers: { accept: "image/webp,*/*" } });
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  expect(picture.headers.get("content-security-policy")).toBe(
    "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(site.proxy.calls()).toBe(before + 1);
  expect(site.proxy.requests("/media/m/2/1-240.webp")[0]?.headers.cookie).toMatch(/^auth\.session=[^;]+$/);
  site.proxy.rule("/media/x.webp", {
    kind: "answer",
    headers: { "content-type": "text/html", "set-cookie": "auth.x=1" },
    body: "<script>",
  });
  const page = await member.get("/media/x.webp");
  expect([page.status, page.setCookies]).toEqual([404, []]);
});

test("pages are compressed once, where the browser takes it", async () => {
  const raw = (accept: string) =>
    rawRequest(
      site.port,
      `GET /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${accept}\r\nConnection: close\r\n\r\n`,
    );
  expect(await raw("gzip, deflate, br")).toMatch(/content-encoding: br/i);
  expect(await raw("gzip")).toMatch(/content-encoding: gzip/i);
  for (const accept of ["identity", "deflate"]) {
    const plain = await raw(accept);
    expect(plain).not.toMatch(/content-encoding/i);
    expect(plain).toMatch(/vary: .*accept-encoding/i);
  }
});

test("/healthz touches nothing, and /readyz stays 200 with upstream down and is 503 while draining", async () => {
  await site.proxy.refuse();
  expect((await site.browser().get("/healthz")).status).toBe(200);
  expect((await site.browser().get("/readyz")).status).toBe(200);
  await site.proxy.restore();
  site.readiness.become("draining");
  const draining = await site.browser().get("/readyz");
  expect([draining.status, draining.text]).toEqual([503, "draining"]);
  expect((await site.browser().get("/healthz")).status).toBe(200);
  site.readiness.become("ready");
  expect(site.proxy.calls()).toBe(0);
});

test("/healthz answers whatever host a load balancer asks by", async () => {
  expect((await site.browser().get("/healthz", { headers: { host: "10.0.0.7:8080" } })).status).toBe(200);
});
