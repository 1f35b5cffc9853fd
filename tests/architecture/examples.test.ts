import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { SETTING_NAMES } from "#server/setting-fields";
import { readSettings } from "#server/settings";
import { readSites } from "#server/sites/read-sites";
import { textOf } from "./source-files";

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
}

const compose = parse(textOf("examples/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
};
const unit = textOf("examples/rendez.service");

/** What compose puts in place of `${NAME:?words}`. */
const FILLED: Record<string, string> = {
  DOMAIN: "www.example.com",
  FORM_SECRETS: "jT8vQp2LxZ7mN4kR9wYc3HfB6sDgA1eU0oI5",
  DATABASE_PASSWORD: "d41d8cd98f00b204",
};
const filled = (text: string) => text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name) => FILLED[name] ?? "");

describe("OPS-13 examples for operators", () => {
  test("OPS-13 both containers of compose.yaml start with their settings and share a database, not a folder", () => {
    const [first, second] = [compose.services["rendez-1"], compose.services["rendez-2"]];
    const environment = Object.entries(first?.environment ?? {}).map(([name, text]) => [name, filled(text)]);
    expect(readSettings(Object.fromEntries(environment)).databaseUrl).toContain("@postgres:5432/rendez");
    expect(second?.environment).toEqual(first?.environment);
    expect(second?.volumes).not.toEqual(first?.volumes);
  });

  test("OPS-13 the balancer asks /readyz of both, more often than a container waits before it goes", () => {
    const caddy = compose.configs.caddyfile?.content ?? "";
    expect(caddy).toContain("reverse_proxy rendez-1:3000 rendez-2:3000");
    expect(caddy).toContain("health_uri /readyz");
    const everyMs = Number(/health_interval (\d+)ms/.exec(caddy)?.[1]);
    const env = { UPSTREAM_ORIGIN: "http://php:8081", DOMAINS: "x.test", FORM_SECRETS: FILLED.FORM_SECRETS };
    expect(everyMs).toBeLessThan(readSettings(env).drainDelayMs);
  });

  test("OPS-12 sites.json can be used as it is, and docs/operating.md shows it", () => {
    const { FORM_SECRETS = "" } = FILLED;
    const secrets = {
      SITE_SECRET_LOVE: FORM_SECRETS,
      SITE_SECRET_FLIRT: [...FORM_SECRETS].reverse().join(""),
    };
    const sites = readSites({ SITES_FILE: "examples/sites.json", ...secrets });
    expect(sites.map(({ name }) => name)).toEqual(["love", "flirt"]);
    expect(textOf("docs/operating.md")).toContain(textOf("examples/sites.json"));
  });

  test("OPS-13 the systemd unit starts what the image starts, and names only settings there are", () => {
    const command = /^CMD (\[.*\])$/m.exec(textOf("Dockerfile"))?.[1] ?? "[]";
    expect(unit).toContain(`ExecStart=/usr/bin/${(JSON.parse(command) as string[]).join(" ")}`);
    const named = [...unit.matchAll(/\b([A-Z]+_[A-Z_]+)=/g)].map(([, name]) => name);
    const ofTheImage = [...textOf("Dockerfile").matchAll(/\b([A-Z]+_[A-Z_]+)=\S/g)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(ofTheImage));
    const known = [
      ...SETTING_NAMES,
      "NODE_ENV",
      "MALLOC_ARENA_MAX",
      "MALLOC_MMAP_THRESHOLD_",
      "MALLOC_TRIM_THRESHOLD_",
    ];
    expect(named.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });
});
