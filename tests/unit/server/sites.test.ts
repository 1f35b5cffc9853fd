import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SettingsError } from "#server/settings";
import { readSites } from "#server/sites/read-sites";

const FOLDER = mkdtempSync(join(tmpdir(), "rendez-sites-"));
const FILE = join(FOLDER, "sites.json");
const ENV = {
  SITES_FILE: FILE,
  DATA_DIR: "/data",
  SITE_SECRET_LOVE: "jT8vQp2LxZ7mN4kR9wYc3HfB6sDgA1eU0oI5",
  SITE_SECRET_OLD: "old8vQp2LxZ7mN4kR9wYc3HfB6sDgA1eU0oI",
};
const LOVE = {
  DOMAINS: ["www.love.example", "love.example"],
  UPSTREAM_ORIGIN: "https://php.love.example",
  FORM_SECRETS: [{ secret: "SITE_SECRET_LOVE" }, { secret: "SITE_SECRET_OLD" }],
  UPSTREAM_MAX_IN_FLIGHT: 8,
  MEDIA_FROM_UPSTREAM: true,
};
const FLIRT = {
  DOMAINS: "flirt.example",
  UPSTREAM_ORIGIN: "https://php.flirt.example",
  FORM_SECRETS: "k2LxZ7mN4kR9wYc3HfB6sDgA1eU0oI5jT8vQ",
};

function sitesOf(content: unknown, env: Record<string, string | undefined> = {}) {
  writeFileSync(FILE, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  return readSites({ ...ENV, ...env });
}

function problemOf(content: unknown, env: Record<string, string | undefined> = {}): string {
  try {
    sitesOf(content, env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return "no problem";
}

test("OPS-12 each site has its own settings, what it does not set is the environment's, and secrets come by their name", () => {
  const sites = sitesOf(
    { sites: { love: LOVE, flirt: FLIRT } },
    { UPSTREAM_READ_SECONDS: "5", PORT: "4000" },
  );
  expect(sites).toMatchObject([
    {
      name: "love",
      settings: {
        port: 4000,
        domains: ["www.love.example", "love.example"],
        upstreamOrigin: "https://php.love.example",
        formSecrets: [ENV.SITE_SECRET_LOVE, ENV.SITE_SECRET_OLD],
        upstreamMaxInFlight: 8,
        upstreamDeadlines: { readMs: 5_000 },
        mediaFromUpstream: true,
        dataDir: "/data/love",
      },
    },
    {
      name: "flirt",
      settings: { domains: ["flirt.example"], mediaFromUpstream: false, dataDir: "/data/flirt" },
    },
  ]);
});

test("OPS-12 without SITES_FILE there is the one site of the environment", () => {
  const env = {
    DOMAINS: "www.love.example",
    UPSTREAM_ORIGIN: "https://php.internal",
    FORM_SECRETS: ENV.SITE_SECRET_LOVE,
  };
  expect(readSites(env)).toMatchObject([{ name: undefined, settings: { domains: ["www.love.example"] } }]);
});

test("OPS-12 a dialect file is found beside the sites file, with the secrets that a site names for its PHP", () => {
  writeFileSync(join(FOLDER, "love.json"), '{"prefix":"/ajax"}');
  const own = { CONTRACT_FILE: "love.json", UPSTREAM_SECRET_KEY: { secret: "SITE_SECRET_OLD" } };
  const [love, flirt] = sitesOf(
    { sites: { love: { ...LOVE, ...own }, flirt: FLIRT } },
    { UPSTREAM_SECRET_KEY: "e" },
  );
  expect(love?.settings).toMatchObject({
    dialectFile: '{"prefix":"/ajax"}',
    upstreamSecrets: { UPSTREAM_SECRET_KEY: ENV.SITE_SECRET_OLD },
  });
  expect(flirt?.settings).toMatchObject({
    dialectFile: undefined,
    upstreamSecrets: { UPSTREAM_SECRET_KEY: "e" },
  });
});

test.each([
  ["{", "SITES_FILE line 1: no JSON: close brace expected"],
  ['{\n  "sites": {}\n}', "SITES_FILE line 2: sites names no site"],
  ["{}", "SITES_FILE line 1: sites "],
  ['{\n "site": {}\n}', "SITES_FILE line 2: site is unknown here"],
  ['{"sites": {\n"a": {},\n"a": {}}}', "SITES_FILE line 3: sites.a is there twice"],
  [{ sites: { "Love it": LOVE } }, "line 3: sites.Love it is no name of lower-case letters, digits and -"],
  [{ sites: { a: { ...LOVE, DOMAIN: "x" } } }, "sites.a.DOMAIN is no setting; did you mean DOMAINS?"],
  [{ sites: { a: { ...LOVE, PORT: 1 } } }, "sites.a.PORT is one setting of the whole process"],
  [
    { sites: { a: { ...LOVE, UPSTREAM_ORIGIN: "php" } } },
    "line 8: sites.a.UPSTREAM_ORIGIN must be an origin",
  ],
  [
    { sites: { a: { ...LOVE, UPSTREAM_ORIGIN: null } } },
    "line 8: sites.a.UPSTREAM_ORIGIN is no text, number",
  ],
  [{ sites: { a: { ...LOVE, UPSTREAM_ORIGIN: undefined } } }, "sites.a.UPSTREAM_ORIGIN is missing"],
  [{ sites: { a: { ...LOVE, FORM_SECRETS: undefined } } }, "sites.a.FORM_SECRETS holds no secret"],
  [{ sites: { a: { ...LOVE, FORM_SECRETS: "hunter2" } } }, "sites.a.FORM_SECRETS has a secret shorter"],
  [
    { sites: { a: { ...LOVE, FORM_SECRETS: { secret: "PATH" } } } },
    "sites.a.FORM_SECRETS.secret is no name of a variable",
  ],
  [
    { sites: { a: { ...LOVE, FORM_SECRETS: { secret: "SITE_SECRET_NO" } } } },
    "sites.a.FORM_SECRETS names SITE_SECRET_NO, which the environment does not have",
  ],
  [{ sites: { a: { ...LOVE, CONTRACT_FILE: "no.json" } } }, "sites.a.CONTRACT_FILE cannot be read"],
  [{ sites: { a: LOVE, b: LOVE } }, "sites.b.DOMAINS has www.love.example, which is a's already"],
  [
    { sites: { a: LOVE, b: { ...FLIRT, DOMAINS: "love.example:8443" } } },
    "sites.b.DOMAINS has love.example, which is a's already",
  ],
  [
    { sites: { a: LOVE, b: { ...FLIRT, FORM_SECRETS: LOVE.FORM_SECRETS } } },
    "sites.b.FORM_SECRETS has a secret of a: each site needs its own",
  ],
  [{ sites: { a: LOVE, b: { ...FLIRT, DATA_DIR: "/data/a" } } }, "sites.b.DATA_DIR is a's already"],
  [
    {
      sites: {
        a: { ...LOVE, DOMAINS: "a.all.example", COOKIE_DOMAIN: "all.example" },
        b: { ...FLIRT, DOMAINS: "b.all.example" },
      },
    },
    "sites.a.COOKIE_DOMAIN would send logins to b.all.example, which is b's",
  ],
])("OPS-12 %j is refused with the line and the setting's name", (content, words) => {
  const message = problemOf(content);
  expect(message).toContain(words);
  expect(message).not.toContain("hunter2");
});

test.each([
  [{ DOMAINS: "love.example" }, "DOMAINS belongs into SITES_FILE"],
  [{ SITES_FILE: "/nowhere/sites.json" }, "SITES_FILE cannot be read"],
  [{ PORT: "http" }, "  PORT Invalid input"],
])("OPS-12 what is wrong in the environment %j is said once, as without the file", (env, words) => {
  const message = problemOf({ sites: { love: LOVE, flirt: FLIRT } }, env);
  expect(message.split(words)).toHaveLength(2);
});
