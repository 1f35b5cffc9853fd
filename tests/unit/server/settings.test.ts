import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareDataDir } from "#server/data-dir";
import { SETTING_NAMES } from "#server/setting-fields";
import { readSettings, SettingsError } from "#server/settings";

const SECRET = "jT8vQp2LxZ7mN4kR9wYc3HfB6sDgA1eU0oI5";
const GOOD = {
  UPSTREAM_ORIGIN: "https://php.internal:8080",
  DOMAINS: "www.example.com",
  FORM_SECRETS: SECRET,
};

function problemOf(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return "no problem";
}

test("three settings are enough, the rest has defaults", () => {
  expect(readSettings(GOOD)).toMatchObject({
    port: 3000,
    bindAddress: "0.0.0.0",
    deployment: "production",
    upstreamOrigin: "https://php.internal:8080",
    domains: ["www.example.com"],
    mediaFromUpstream: false,
    logLevel: "info",
    uploadMaxBytes: 25_165_824,
    pageCacheMs: 10_000,
  });
});

const TABLE = readFileSync("docs/operating.md", "utf8")
  .split("\n")
  .filter((line) => /^\| `[A-Z]/.test(line))
  .map((line) => line.split(/ \| |^\| | \|$/).filter((cell) => cell !== ""));

test("OPS-01 the table of docs/operating.md names each setting, and none that is not there", () => {
  const named = TABLE.flatMap(([names = ""]) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const real = named.filter((name) => !name.startsWith("UPSTREAM_SECRET_"));
  expect(real.toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

test.each(TABLE.map(([names = "", , value = ""]) => [names.match(/`[A-Z][^`]*`/g) ?? [], value] as const))(
  "OPS-01 the default of %s is %s, as docs/operating.md has it",
  (names, written) => {
    const values = written.match(/`[^`]*`/g) ?? [];
    names.forEach((quoted, index) => {
      const name = quoted.slice(1, -1);
      const value = values[index]?.slice(1, -1);
      if (value !== undefined) expect(readSettings({ ...GOOD, [name]: value })).toEqual(readSettings(GOOD));
      else if (written === "required") expect(problemOf({ ...GOOD, [name]: undefined })).toContain(name);
      else expect(GOOD).not.toHaveProperty(name);
    });
  },
);

test("OPS-07 PHP has 8 s for a page's reads, 15 for a change, 30 for a payment, 60 for files, or what the operator says", () => {
  expect(readSettings(GOOD).upstreamDeadlines).toEqual({
    readMs: 8_000,
    changeMs: 15_000,
    paymentMs: 30_000,
    uploadMs: 60_000,
  });
  expect(readSettings({ ...GOOD, UPSTREAM_PAYMENT_SECONDS: "45.5" }).upstreamDeadlines.paymentMs).toBe(
    45_500,
  );
});

test.each([
  [{ UPSTREAM_READ_SECONDS: "0" }, "UPSTREAM_READ_SECONDS "],
  [{ UPSTREAM_PAYMENT_SECONDS: "an hour" }, "UPSTREAM_PAYMENT_SECONDS "],
  [{ UPSTREAM_ORIGIN: undefined }, "UPSTREAM_ORIGIN is missing"],
  [{ UPSTREAM_ORIGIN: "" }, "UPSTREAM_ORIGIN is missing"],
  [{ UPSTREAM_ORIGIN: "php.internal" }, "UPSTREAM_ORIGIN must be an origin"],
  [{ UPSTREAM_ORIGIN: "https://php.internal/api" }, "UPSTREAM_ORIGIN must be an origin"],
  [{ UPSTREAM_ORIGIN: "ftp://php.internal" }, "UPSTREAM_ORIGIN must be an origin"],
  [{ UPSTREAM_ORIGIN: "https://user:secret@php.internal" }, "UPSTREAM_ORIGIN must be an origin"],
  [{ DOMAINS: undefined }, "DOMAINS names no domain"],
  [{ DOMAINS: " , " }, "DOMAINS names no domain"],
  [{ FORM_SECRETS: undefined }, "FORM_SECRETS holds no secret"],
  [{ FORM_SECRETS: "short" }, "FORM_SECRETS has a secret shorter than 32 characters"],
  [{ FORM_SECRETS: `${SECRET},short` }, "FORM_SECRETS has a secret shorter"],
  [{ FORM_SECRETS: "0123456789abcdef0123456789abcdef" }, "printed in public"],
  [{ FORM_SECRETS: `${SECRET},change-me-change-me-change-me-change-me` }, "printed in public"],
  [{ FORM_SECRETS: "a".repeat(40) }, "FORM_SECRETS has a secret that can be guessed"],
  [{ FORM_SECRETS: "12345".repeat(8) }, "FORM_SECRETS has a secret that can be guessed"],
  [{ DOMAINS: "https://www.example.com" }, "DOMAINS has an entry that is no host name"],
  [{ DOMAINS: "*.example.com" }, "DOMAINS has an entry that is no host name"],
  [{ DOMAINS: "www.example.com/app" }, "DOMAINS has an entry that is no host name"],
  [{ DOMAINS: "www.example.com b.example" }, "DOMAINS has an entry that is no host name"],
  [{ PAYMENT_ORIGINS: "pay.example; script-src *" }, "PAYMENT_ORIGINS has an entry that is no origin"],
  [{ PAYMENT_ORIGINS: "https://pay.example/path" }, "PAYMENT_ORIGINS has an entry that is no origin"],
  [{ CDN_ORIGINS: "https://cdn.example *" }, "CDN_ORIGINS has an entry that is no origin"],
  [{ CARRIED_COOKIES: "PHPSESSID; Path=/" }, "CARRIED_COOKIES has an entry that is no cookie's name"],
  [
    { UPSTREAM_MAX_INFLIGHT: "9" },
    "UPSTREAM_MAX_INFLIGHT is no setting; did you mean UPSTREAM_MAX_IN_FLIGHT?",
  ],
  [{ TRUSTED_PROXY: "10.0.0.1" }, "TRUSTED_PROXY is no setting; did you mean TRUSTED_PROXIES?"],
  [{ Domains: "x", DOMAINS: undefined }, "Domains is no setting; did you mean DOMAINS?"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8,proxy.internal" }, "TRUSTED_PROXIES has an entry"],
  [{ TRUSTED_PROXIES: "*" }, "TRUSTED_PROXIES has an entry"],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES has an entry"],
  [{ PORT: "http" }, "PORT "],
  [{ PORT: "70000" }, "PORT "],
  [{ DEPLOYMENT: "staging" }, "DEPLOYMENT "],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL "],
  [{ UPLOAD_MAX_BYTES: "-1" }, "UPLOAD_MAX_BYTES "],
  [{ GIF_SEARCH_URL: "giphy" }, "GIF_SEARCH_URL must be an address"],
  [{ GIF_PICTURE_URL: "https://i.example/x.webp" }, "GIF_PICTURE_URL must hold {id} once in its path"],
  [{ GIF_PICTURE_URL: "https://{id}.example/x.webp" }, "GIF_PICTURE_URL "],
  [{ MEDIA_FROM_UPSTREAM: "maybe" }, "MEDIA_FROM_UPSTREAM "],
  [{ UPSTREAM_MAX_IN_FLIGHT: "0" }, "UPSTREAM_MAX_IN_FLIGHT "],
  [{ UPSTREAM_MAX_IN_FLIGHT: "many" }, "UPSTREAM_MAX_IN_FLIGHT "],
  [{ UPSTREAM_CIRCUIT_BREAKER: "maybe" }, "UPSTREAM_CIRCUIT_BREAKER "],
  [{ DRAIN_DELAY_MS: "9000" }, "DRAIN_DELAY_MS "],
  [{ METRICS_PORT: "0" }, "METRICS_PORT "],
  [{ METRICS_PORT: "3000" }, "METRICS_PORT must be another port than PORT"],
  [{ SHED_DELAY_MS: "-1" }, "SHED_DELAY_MS "],
  [{ SHED_MEMORY_PERCENT: "120" }, "SHED_MEMORY_PERCENT "],
  [{ CONTRACT_FILE: "/nowhere/names.json" }, "CONTRACT_FILE cannot be read"],
])("OPS-10 boot refuses %j, names the setting and the way out", (change, words) => {
  const message = problemOf({ ...GOOD, ...change });
  expect(message).toContain(words);
  expect(message).toMatch(/^Rendez cannot start:\n {2}/);
});

test("OPS-10 what the machine has in its environment besides, and a setting that stands beside its typo, is no mistake", () => {
  const machine = {
    PATH: "/bin",
    HOSTNAME: "rendez-1",
    REPORT: "x",
    DOMAIN: "example.com",
    UPSTREAM_SERVICE_HOST: "a",
  };
  expect(problemOf({ ...GOOD, ...machine })).toBe("no problem");
});

test("every wrong field is named at once, and no secret is printed", () => {
  const message = problemOf({ PORT: "x", FORM_SECRETS: "hunter2", DOMAINS: "" });
  for (const name of ["PORT", "FORM_SECRETS", "DOMAINS", "UPSTREAM_ORIGIN"]) expect(message).toContain(name);
  expect(message).not.toContain("hunter2");
});

test("lists, subnets, a trailing slash and capitals are understood", () => {
  const settings = readSettings({
    ...GOOD,
    UPSTREAM_ORIGIN: "http://php.internal/",
    DOMAINS: " WWW.Example.com , b.example ",
    FORM_SECRETS: `${SECRET}, ${SECRET}2`,
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    CARRIED_COOKIES: "PHPSESSID",
    MEDIA_FROM_UPSTREAM: "1",
  });
  expect(settings.upstreamOrigin).toBe("http://php.internal");
  expect(settings.domains).toEqual(["www.example.com", "b.example"]);
  expect(settings.formSecrets).toEqual([SECRET, `${SECRET}2`]);
  expect(settings.trustedProxies.check("10.1.2.3", "ipv4")).toBe(true);
  expect(settings.trustedProxies.check("::1", "ipv6")).toBe(true);
  expect(settings.trustedProxies.check("11.0.0.1", "ipv4")).toBe(false);
  expect(settings.mediaFromUpstream).toBe(true);
  expect(Object.isFrozen(settings)).toBe(true);
});

test("OPS-04 the dialect file is read, and of the environment it can name UPSTREAM_SECRET_… alone", () => {
  const file = join(mkdtempSync(join(tmpdir(), "rendez-settings-")), "dialect.json");
  writeFileSync(file, '{"a":1}');
  const settings = readSettings({
    ...GOOD,
    CONTRACT_FILE: file,
    UPSTREAM_SECRET_KEY: "k",
    OTHER_SECRET: "o",
  });
  expect(settings.dialectFile).toBe('{"a":1}');
  expect(settings.upstreamSecrets).toEqual({ UPSTREAM_SECRET_KEY: "k" });
});

test.each(["/proc/nothing/data", "file/data"])(
  "OPS-10 DATA_DIR %s, which cannot be written, is refused at once by its name",
  (dir) => {
    const folder = mkdtempSync(join(tmpdir(), "rendez-settings-"));
    writeFileSync(join(folder, "file"), "");
    const path = dir.startsWith("/") ? dir : join(folder, dir);
    expect(() => prepareDataDir(path)).toThrow(/^Rendez cannot start:\n {2}DATA_DIR .* cannot be written: /);
  },
);

test("OPS-10 DATA_DIR is made where it is missing, several folders deep", () => {
  const path = join(mkdtempSync(join(tmpdir(), "rendez-settings-")), "a/b/c");
  prepareDataDir(path);
  writeFileSync(join(path, "is-there"), "");
  expect(() => prepareDataDir(path)).not.toThrow();
});

test.each([
  [{ COOKIE_DOMAIN: ".Example.com" }, "example.com"],
  [{ COOKIE_DOMAIN: "www.example.com" }, "www.example.com"],
  [{}, undefined],
])("OPS-05 login cookies are set for %j", (env, domain) => {
  expect(readSettings({ ...GOOD, ...env }).cookieDomain).toBe(domain);
});

test.each(["other.org", "example", "ww.example.com", "https://example.com", "ample.com"])(
  "OPS-05 a COOKIE_DOMAIN that is not the end of every domain is refused: %s",
  (domain) => {
    expect(problemOf({ ...GOOD, COOKIE_DOMAIN: domain })).toContain("COOKIE_DOMAIN must be");
  },
);

test("OPS-11 DATABASE_URL is the address of a PostgreSQL, and without one there is none", () => {
  const databaseUrl = "postgres://rendez:secret@db.internal:5432/rendez";
  expect(readSettings({ ...GOOD, DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  expect(readSettings(GOOD).databaseUrl).toBeUndefined();
  for (const wrong of ["mysql://db.internal/rendez", "db.internal", "rendez"])
    expect(problemOf({ ...GOOD, DATABASE_URL: wrong })).toMatch(
      /DATABASE_URL must be an address such as postgres:/,
    );
});
