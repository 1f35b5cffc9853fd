import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppRuntime } from "#app/app-runtime";
import { loadAppBuild } from "#server/app-entry";
import { createHost } from "#server/host";
import { listen } from "#server/listen";
import type { PostPatience } from "#server/posts/patience";
import { Readiness } from "#server/readiness";
import {
  type ReferenceBackend,
  type ReferenceOptions,
  startReferenceBackend,
} from "#server/reference-backend/start";
import { readSettings } from "#server/settings";
import { openSite, sharedParts } from "#server/sites/site";
import { Sites } from "#server/sites/sites";
import { Vitals } from "#server/vitals";
import { type FaultProxy, startFaultProxy } from "./fault-proxy";
import { Browser, type BrowserOptions } from "./http-client";
import { copySeededFolder } from "./seeded-folder";

/** Password of the demo accounts the seed makes. */
export const DEMO_PASSWORD = "rendez-demo";

export interface SiteOptions {
  /** Overrides of the reference backend, for example limits or an operator's choices. */
  backend?: Partial<ReferenceOptions>;
  /** Overrides of the host's environment. */
  env?: Record<string, string>;
  /** How long bodies may take. */
  patience?: PostPatience;
}

type LogLine = Record<string, unknown> & { level: "info" | "warn" | "error" };

export interface Site {
  origin: string;
  port: number;
  backend: ReferenceBackend;
  /** Stands between host and backend; without rules it lets everything pass and only records. */
  proxy: FaultProxy;
  /** Every line the host and the app logged. */
  log: LogLine[];
  readiness: Readiness;
  /** What lives as long as the host, such as the queue before PHP. */
  runtime: AppRuntime;
  /** That site as the host has it. */
  sites: Sites;
  /** Measures nothing by itself: a test says how the process is. */
  vitals: Vitals;
  /** The backend's clock, ahead of the real one by `aheadMs`. */
  time: { aheadMs: number };
  /** The host's DATA_DIR. */
  dataDir: string;
  browser(options?: BrowserOptions): Browser;
  /** A browser that logged in through the site's own form. */
  member(email?: string, options?: BrowserOptions): Promise<Browser>;
  close(): Promise<void>;
}

/** What the forms of these sites are signed with. */
export const SECRET = "a secret of the tests that is long enough";

/** Starts backend, proxy and the real host from `build/` in this process, on free ports and in a folder of their own. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "rendez-routes-"));
  const time = { aheadMs: 0 };
  // The demo accounts get as many free messages as the limits say, when they are seeded.
  if (options.backend?.limits?.freeMessages === undefined) await copySeededFolder(join(dataDir, "backend"));
  const backend = await startReferenceBackend({
    dataDir: join(dataDir, "backend"),
    port: 0,
    seed: "small",
    clock: () => Date.now() + time.aheadMs,
    // Nobody answers by itself: a test that waits for an answer says so.
    replyDelayMs: [600_000, 600_000],
    ...options.backend,
  });
  const proxy = await startFaultProxy(backend.origin);
  const log: LogLine[] = [];
  const app = await loadAppBuild("build");
  const settings = readSettings({
    DEPLOYMENT: "test",
    UPSTREAM_ORIGIN: proxy.origin,
    DOMAINS: "127.0.0.1,second.test",
    FORM_SECRETS: SECRET,
    MEDIA_FROM_UPSTREAM: "true",
    PAYMENT_ORIGINS: backend.origin,
    // A page kept from one test would answer the next: who tests that says so.
    VISITOR_PAGES_SECONDS: "0",
    DATA_DIR: join(dataDir, "site"),
    ...options.env,
  });
  const vitals = new Vitals(settings.pressureLimits);
  const parts = sharedParts(
    app,
    {
      info: (line) => void log.push({ level: "info", ...line }),
      warn: (line) => void log.push({ level: "warn", ...line }),
      error: (line) => void log.push({ level: "error", ...line }),
    },
    vitals,
    options.patience,
  );
  const only = await openSite({ settings }, parts);
  const { runtime } = only;
  const sites = new Sites([only]);
  const readiness = new Readiness();
  const host = createHost(settings, sites, readiness, parts);
  const { server, port } = await listen(host, 0, "127.0.0.1");
  readiness.become("ready");
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    port,
    backend,
    proxy,
    log,
    readiness,
    runtime,
    sites,
    vitals,
    time,
    dataDir: settings.dataDir,
    browser: (browserOptions) => new Browser(origin, browserOptions),
    async member(email = "premium@demo.example", browserOptions) {
      const browser = new Browser(origin, browserOptions);
      // The demo accounts speak English: a browser of another language says so in the address.
      const language = browserOptions?.headers?.["accept-language"]?.slice(0, 2);
      const at = language ? `/login?lang=${language}` : "/login";
      const answer = await browser.submit("/login", { email, password: DEMO_PASSWORD }, { at });
      if (answer.status !== 303) throw new Error(`login as ${email}: ${answer.status}`);
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await sites.close();
      await proxy.close();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a good signup types. */
export function signupFields(name: string, overrides: Record<string, string> = {}): Record<string, string> {
  return {
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}@example.org`,
    password: "a long enough one",
    "date_of_birth.day": "1",
    "date_of_birth.month": "2",
    "date_of_birth.year": "1990",
    ...overrides,
  };
}
