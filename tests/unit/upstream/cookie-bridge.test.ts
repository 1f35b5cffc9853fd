import fc from "fast-check";
import { Cookie } from "tough-cookie";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { current, login } from "#app/contract/user.server";
import { carriedCookies, createCookieBridge, rewriteSetCookies } from "#app/upstream/cookie-bridge.server";
import { cookieNames } from "#app/upstream/cookie-names.server";
import { type Bench, startBench, VISITOR, WIRE_USER } from "./bench";
import { COOKIE_VECTORS, VECTOR_NOW_MS } from "./cookie-vectors";

const HTTPS = { secure: true, now: VECTOR_NOW_MS, names: cookieNames() };
const HTTP = { ...HTTPS, secure: false };

/** Our own lines, stricter than RFC 6265bis §4.1.1 in the attributes, and as wide as §5.6 reads in the value. */
const LINE =
  /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[\x20-\x3a\x3c-\x7e\x80-\xff]*; Path=\/; Max-Age=\d{1,8}; Expires=(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT; HttpOnly; SameSite=Lax(; Secure)?$/;

function expectedLine(cookie: string, lifetimeSeconds: number): string {
  const expires = lifetimeSeconds === 0 ? new Date(0) : new Date(VECTOR_NOW_MS + lifetimeSeconds * 1000);
  return `${cookie}; Path=/; Max-Age=${lifetimeSeconds}; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax; Secure`;
}

describe("HOST-02 what PHP sets reaches the browser first-party", () => {
  test.each(COOKIE_VECTORS)("HOST-02 %s", (_, line, cookie, lifetimeSeconds = 0) => {
    const lines = rewriteSetCookies([line], HTTPS);
    expect(lines).toEqual(cookie === undefined ? [] : [expectedLine(cookie, lifetimeSeconds)]);
    for (const out of lines) expect(out).toMatch(LINE);
  });

  test("HOST-02 on http a cookie is not Secure", () => {
    expect(rewriteSetCookies(["auth.t=1; Secure"], HTTP)[0]).toMatch(/SameSite=Lax$/);
  });

  test("HOST-02 several cookies of one answer all survive, in their order", () => {
    const names = rewriteSetCookies(["auth.a=1", "auth.b=2; Max-Age=0", "auth.c=3"], HTTPS).map((line) =>
      line.slice(0, line.indexOf(";")),
    );
    expect(names).toEqual(["auth.a=1", "auth.b=2", "auth.c=3"]);
  });

  test("HOST-02 the last cookie of one name wins, a deletion too", () => {
    const lines = rewriteSetCookies(["auth.a=1", "auth.b=2", "auth.a=; Max-Age=0"], HTTPS);
    expect(lines.map((line) => line.split("; ")[0])).toEqual(["auth.b=2", "auth.a="]);
    expect(lines[1]).toContain("Max-Age=0");
  });

  test("HOST-02 names the operator configured pass, others do not", () => {
    const lines = rewriteSetCookies(["PHPSESSID=1", "phpsessid=2", "tracking=3"], {
      ...HTTPS,
      names: cookieNames(["PHPSESSID"]),
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PHPSESSID=1;/);
  });

  test("HOST-02 at most 50 lines are read, of at most 4096 bytes", () => {
    const many = Array.from({ length: 60 }, (_, index) => `auth.n${index}=1`);
    expect(rewriteSetCookies(many, HTTPS)).toHaveLength(50);
    const exact = `auth.t=${"x".repeat(4096 - 7)}`;
    expect(rewriteSetCookies([exact], HTTPS)).toHaveLength(1);
    expect(rewriteSetCookies([`${exact}x`], HTTPS)).toEqual([]);
  });

  test("HOST-02 at most 8190 bytes go out, and what fits is whole", () => {
    const lines = rewriteSetCookies(
      ["a", "b", "c"].map((name) => `auth.${name}=${"x".repeat(3000)}`),
      HTTPS,
    );
    expect(lines).toHaveLength(2);
    expect(lines.join("").length).toBeLessThanOrEqual(8190);
  });

  test("HOST-02 whatever PHP writes, our lines fit the grammar and name each cookie once", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "auth.a=",
        "auth.",
        ";",
        "; Max-Age=",
        "; Expires=Thu, 15 Jan 2026 13:00:00 GMT",
        "=",
        "\n",
        "\0",
      ),
      fc.integer({ min: -5, max: 1e12 }).map(String),
    );
    const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            line,
            line.map((text) => `auth.x=${text}`),
          ),
          { maxLength: 8 },
        ),
        (lines) => {
          const out = rewriteSetCookies(lines, HTTPS);
          const names = out.map((text) => text.slice(0, text.indexOf("=")));
          expect(new Set(names).size).toBe(names.length);
          for (const text of out) {
            expect(text).toMatch(LINE);
            expect(text.startsWith("auth.")).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("HOST-02 values pass byte for byte and mean the same to a cookie parser of the standard", () => {
    const octet = fc.integer({ min: 0x21, max: 0x7e }).filter((code) => code !== 0x3b);
    const value = fc
      .array(octet, { minLength: 1, maxLength: 60 })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 34_560_000 }), (text, maxAge) => {
        const [line] = rewriteSetCookies([`auth.v=${text}; Max-Age=${maxAge}; Domain=x.test`], HTTPS);
        const parsed = Cookie.parse(line ?? "");
        expect(parsed).toMatchObject({
          key: "auth.v",
          value: text,
          maxAge,
          path: "/",
          domain: null,
          httpOnly: true,
          secure: true,
          sameSite: "lax",
        });
      }),
    );
  });
});

test("the cookies PHP sees are what a form's key is bound to", () => {
  expect(carriedCookies("a=1; auth.t=2 ;PHPSESSID=x", cookieNames())).toBe("auth.t=2");
  expect(carriedCookies("a=1", cookieNames())).toBeUndefined();
  expect(carriedCookies(null, cookieNames())).toBeUndefined();
});

describe("HOST-02 within one page", () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench();
  });
  beforeEach(() => bench.proxy.reset());
  afterAll(() => bench.close());

  const USER = { user: { ...WIRE_USER, profile: { id: 7, name: "Ann" } } };

  test("HOST-02 what the login sets is sent with the next call and passed to the browser", async () => {
    bench.proxy.rule(
      "/api/user.php",
      {
        kind: "answer",
        headers: { "set-cookie": ["auth.t=new; path=/api; domain=php.test", "auth.old=; Max-Age=0", "x=1"] },
        body: USER,
      },
      { kind: "answer", body: USER },
    );
    const request = { ...VISITOR, cookieHeader: "auth.t=stale; auth.keep=1; auth.old=2" };
    const { client, setCookies } = bench.page({ request });
    await client.ask(login, { body: { email: "a@b.test", password: "pw" } });
    await client.read(current);
    expect(bench.proxy.requests().map((call) => call.headers.cookie)).toEqual([
      "auth.t=stale; auth.keep=1; auth.old=2",
      "auth.t=new; auth.keep=1",
    ]);
    const ours = setCookies.filter((line) => !line.includes("Domain="));
    expect(ours.map((line) => line.split("; ")[0])).toEqual(["auth.t=new", "auth.old="]);
  });

  test("HOST-02 bytes above ASCII come back to PHP as they left it", async () => {
    const bytes = Buffer.from("auth.n=Zoë à", "utf8").toString("latin1");
    bench.proxy.rule("/api/user.php", { kind: "answer", headers: { "set-cookie": [bytes] }, body: USER });
    const { client } = bench.page();
    await client.ask(current);
    await client.ask(current);
    const header = bench.proxy.requests()[1]?.headers.cookie ?? "";
    expect(Buffer.from(header, "latin1").toString("utf8")).toBe("auth.n=Zoë à");
  });

  test("HOST-02 cookies of a refused login and of a failing answer are passed on too", async () => {
    bench.proxy.rule("/api/user.php", {
      kind: "answer",
      status: 401,
      headers: { "set-cookie": "auth.try=1" },
      body: { error: "login_failed" },
    });
    const { client, setCookies } = bench.page();
    expect((await client.ask(login, { body: { email: "a", password: "b" } })).ok).toBe(false);
    expect(setCookies.filter((line) => !line.includes("Domain="))).toHaveLength(1);
  });

  test("HOST-02 all answers of a page together stay under 8190 bytes", () => {
    const out: string[] = [];
    const bridge = createCookieBridge({
      cookieHeader: null,
      secure: true,
      names: cookieNames(),
      clock: () => VECTOR_NOW_MS,
      scope: { host: "127.0.0.1", pagePath: "/", cookieDomain: undefined, isKnown: false },
      appendSetCookie: (line) => void out.push(line),
    });
    for (const name of ["a", "b", "c", "d"]) bridge.accept([`auth.${name}=${"x".repeat(2500)}`]);
    expect(out).toHaveLength(3);
    expect(bridge.header()).not.toContain("auth.d");
  });
});
