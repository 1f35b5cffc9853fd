import { join } from "node:path";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { AppBuild, AppEntry } from "../app-entry";
import { createHost } from "../host";
import { Readiness } from "../readiness";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../reference-backend/seeding/demo-accounts";
import type { OperatorChoices } from "../reference-backend/site/operator-choices";
import { startReferenceBackend } from "../reference-backend/start";
import type { HostEnv } from "../request-state";
import { readSettings } from "../settings";
import { openSite, type Site, sharedParts } from "../sites/site";
import { Sites } from "../sites/sites";
import { Vitals } from "../vitals";
import { withPageClient } from "./page-client-script";
import { terminalLog } from "./terminal-log";

/** Loads a module through Vite; see server/dev/main.mjs. */
export type Load = <Module>(path: string) => Promise<Module>;

export interface DevSiteOptions {
  load: Load;
  /** How many edits there were. */
  edits(): number;
  dataDir: string;
  secret: string;
  /** Over the answer of settings.php. */
  operatorSettings: NonNullable<OperatorChoices["settings"]>;
  /** 0: any free one. */
  backendPort: number;
}

export interface DevSite {
  outbox: string;
  logins: string[];
  /** Loads the app, so that the first page does not wait for it. */
  prepare(): Promise<void>;
  fetch(request: Request, env: HostEnv["Bindings"]): Promise<Response>;
  close(): Promise<void>;
}

/** One state of the app's files, and what it answers with. */
interface Built {
  build: ServerBuild;
  site: Site;
  host: ReturnType<typeof createHost>;
  /** How many edits it shows. */
  edits: number;
}

/** Starts the reference backend and, in front of it, the host, which asks Vite for the app with each request. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const { load, dataDir, secret, operatorSettings, backendPort } = options;
  const log = terminalLog(process.env.LOG_LEVEL || "warn");
  const backend = await startReferenceBackend({
    dataDir: join(dataDir, "backend"),
    port: backendPort,
    seed: "small",
    push: {},
    choices: { settings: operatorSettings },
    log: (line) => logBackend(line),
  });
  // As the demonstration's: only what a developer would wonder about differs.
  const settings = readSettings({
    DOMAINS: "localhost,127.0.0.1,[::1]",
    // A page kept for ten seconds would hide an edit.
    VISITOR_PAGES_SECONDS: "0",
    ...process.env,
    DEPLOYMENT: "demo",
    UPSTREAM_ORIGIN: backend.origin,
    PAYMENT_ORIGINS: backend.origin,
    FORM_SECRETS: secret,
    MEDIA_FROM_UPSTREAM: "true",
    DATA_DIR: dataDir,
  });
  // Never started: a compiler at work in this process is no reason to turn requests away.
  const vitals = new Vitals(settings.pressureLimits);
  const readiness = new Readiness();
  readiness.become("ready");
  const answering = new Set<Promise<unknown>>();
  let built: Built | undefined;
  let opening: { build: ServerBuild; built: Promise<Built> } | undefined;

  function logBackend(line: string): void {
    const { level = "info", reason, ...fields } = JSON.parse(line) as Record<string, string>;
    if (level === "error") log.error({ msg: "reference backend", ...fields, error: reason });
  }

  /** What is answered with a site is answered before it closes. */
  async function close(site: Site): Promise<void> {
    await Promise.allSettled(answering);
    await site.close();
  }

  /** The newest app; requests that come while it opens wait for the same one. */
  async function newest(): Promise<Built> {
    const edits = options.edits();
    const build = await load<ServerBuild>("virtual:remix/server-build");
    if (opening?.build !== build) opening = { build, built: open(build, edits) };
    const newestBuilt = await opening.built;
    newestBuilt.edits = edits;
    return newestBuilt;
  }

  /** An app in a host and a runtime of its own: nothing that older code remembers hides an edit. */
  async function open(build: ServerBuild, edits: number): Promise<Built> {
    const entry = build.entry.module as unknown as AppEntry;
    const app: AppBuild = {
      // Errors reach browsers as they do in production, and no styles are written into pages.
      build: { ...build, mode: "production" },
      entry: {
        ...entry,
        addVisitToLinks(context, answer) {
          const whole = entry.addVisitToLinks(context, answer);
          const { document } = whole;
          return document
            ? { ...whole, document: withPageClient(document, context.nonce, fresh.edits) }
            : whole;
        },
      },
      enhanceUrl: "/app/enhance/main.ts",
      clientDir: "public",
    };
    if (built) void close(built.site);
    const parts = sharedParts(app, log, vitals);
    const site = await openSite({ settings }, parts);
    const host = createHost(settings, new Sites([site]), readiness, parts);
    const fresh: Built = { build, site, host, edits };
    built = fresh;
    return fresh;
  }

  return {
    outbox: `${backend.origin}/outbox`,
    logins: DEMO_ACCOUNTS.map(({ email }) => `${email} ${DEMO_PASSWORD}`),
    async prepare() {
      await newest();
    },
    async fetch(request, env) {
      const { host } = await newest();
      const answer = Promise.resolve(host.fetch(request, env));
      answering.add(answer);
      return answer.finally(() => answering.delete(answer));
    },
    async close() {
      if (built) await close(built.site);
      await backend.close();
    },
  };
}
