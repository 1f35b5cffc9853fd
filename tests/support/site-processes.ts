import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { copySeededFolder } from "./seeded-folder";

const ROOT = resolve(import.meta.dirname, "../..");
/** Another finished build may be tried, while this one is made anew. */
const BUILD = resolve(ROOT, process.env.BUILD_DIR ?? "build");
const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;

export interface SiteOptions {
  /** 24 or 240 fictional members. */
  seed?: "small" | "full";
  /** Shortest and longest time until a fictional member answers, in milliseconds. */
  replyDelayMs?: readonly [shortest: number, longest: number];
  /** Limits of the reference backend that differ from the generous ones of tests. */
  limits?: Record<string, number>;
  /** Whether the operator sends notifications to devices. */
  push?: boolean;
  /** Over the answer of settings.php. */
  settings?: Record<string, unknown>;
  /** Environment of the site's host that differs from the usual one, such as a rewritten contract. */
  hostEnv?: Record<string, string>;
}

export interface RunningSite {
  /** Where members see the site: `http://localhost:<port>`. */
  origin: string;
  /** The operator's side: endpoints, pictures, `/outbox.json`. */
  backendOrigin: string;
  /** Folder of the reference backend's database. */
  dataDir: string;
  /** Ends both processes and deletes their data. */
  stop(): Promise<void>;
}

/** Many members of one machine: only the limits that members see are left as they are. */
const GENEROUS = {
  signupsPerHour: 1_000_000,
  messagesPerMinute: 1_000_000,
  likesPerMinute: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
};

/** Starts the two built processes, as `npm run demo` does, with data of their own. Build before: `npm run build`. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "rendez-site-"));
  const [shortest, longest] = options.replyDelayMs ?? [50, 150];
  const processes: Process[] = [];
  const stop = async () => {
    for (const one of processes.reverse()) await one.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Other numbers of members and of free messages are not among what is kept ready.
    if ((options.seed ?? "small") === "small" && !options.limits?.freeMessages)
      await copySeededFolder(dataDir);
    const backend = await Process.start("reference-backend/main.js", {
      // Not production: then every answer is checked against the contract.
      NODE_ENV: "test",
      DEPLOYMENT: "test",
      REFERENCE_PORT: "0",
      DATA_DIR: dataDir,
      SEED: options.seed ?? "small",
      REPLY_DELAY_MS: `${shortest}-${longest}`,
      REFERENCE_LIMITS: JSON.stringify({ ...GENEROUS, ...options.limits }),
      REFERENCE_PUSH: options.push ? "on" : "off",
      REFERENCE_SETTINGS: JSON.stringify(options.settings ?? {}),
    });
    processes.push(backend);
    const backendOrigin = String(backend.ready.origin);
    const host = await Process.start("host/main.js", {
      PORT: "0",
      BIND_ADDRESS: "127.0.0.1",
      DEPLOYMENT: "test",
      UPSTREAM_ORIGIN: backendOrigin,
      DOMAINS: "localhost,127.0.0.1",
      FORM_SECRETS: randomBytes(36).toString("base64"),
      MEDIA_FROM_UPSTREAM: "true",
      PAYMENT_ORIGINS: backendOrigin,
      DATA_DIR: dataDir,
      // Nobody balances between test sites.
      DRAIN_DELAY_MS: "0",
      ...options.hostEnv,
    });
    processes.push(host);
    return { origin: `http://localhost:${host.ready.port}`, backendOrigin, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One started program; its output is JSON lines, of which `ready` is waited for. */
class Process {
  private constructor(
    private readonly child: ChildProcess,
    readonly ready: Record<string, unknown>,
  ) {}

  static start(script: string, env: Record<string, string>): Promise<Process> {
    const child = spawn(process.execPath, [join(BUILD, script)], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // A test run that is cut off leaves nothing behind.
    process.once("exit", () => child.kill("SIGKILL"));
    return new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`${script} is not ready in time`)), START_WITHIN_MS);
      let complaints = "";
      child.stderr?.on("data", (part) => {
        complaints = (complaints + String(part)).slice(-4_000);
      });
      child.once("exit", (code, signal) => {
        clearTimeout(late);
        const words = `${script} ended by itself (${code ?? signal}): ${complaints}`;
        process.stderr.write(`${words}\n`);
        fail(new Error(words));
      });
      createInterface({ input: child.stdout ?? process.stdin }).on("line", (line) => {
        const said = parseLine(line);
        if (said.msg === "ready") {
          clearTimeout(late);
          done(new Process(child, said));
        } else if (said.level === "error") process.stderr.write(`${line}\n`);
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.child;
    child.removeAllListeners("exit");
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    await gone;
    clearTimeout(late);
  }
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === "object" && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}
