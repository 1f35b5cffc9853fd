import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type FaultProxy, startFaultProxy } from "../fault-proxy";
import { freePort } from "../free-port";
import { copySeededFolder } from "../seeded-folder";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Another finished build may be tried, while this one is made anew. */
const BUILD = resolve(ROOT, process.env.BUILD_DIR ?? "build");
const LATE_MS = "150";

type Part = "host" | "backend";

const SCRIPTS: Record<Part, string> = { host: "host/main.js", backend: "reference-backend/main.js" };

/** Both built processes with a faulty line between them; each can be killed and comes back where it was. */
export class House {
  readonly #children: Partial<Record<Part, ChildProcess>> = {};
  #restarting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly dataDir: string,
    private readonly env: Record<Part, Record<string, string>>,
    readonly proxy: FaultProxy,
    readonly origin: string,
    readonly backendOrigin: string,
  ) {
    process.once("exit", () => this.#signal("SIGKILL"));
  }

  static async open(): Promise<House> {
    const dataDir = await mkdtemp(join(tmpdir(), "rendez-payments-"));
    await copySeededFolder(join(dataDir, "backend"));
    const [backendPort, hostPort] = [await freePort(), await freePort()];
    const backendOrigin = `http://127.0.0.1:${backendPort}`;
    const proxy = await startFaultProxy(backendOrigin);
    const backend = {
      DEPLOYMENT: "test",
      REFERENCE_PORT: String(backendPort),
      DATA_DIR: join(dataDir, "backend"),
      SEED: "small",
      SANDBOX_LATE_MS: LATE_MS,
      REFERENCE_LIMITS: JSON.stringify({ signupsPerHour: 1_000_000 }),
    };
    const host = {
      DEPLOYMENT: "test",
      PORT: String(hostPort),
      BIND_ADDRESS: "127.0.0.1",
      UPSTREAM_ORIGIN: proxy.origin,
      // Most calls of a whole row fail here by design: the circuit would open, and nobody could buy at all.
      UPSTREAM_CIRCUIT_BREAKER: "off",
      PAYMENT_ORIGINS: backendOrigin,
      DOMAINS: "127.0.0.1",
      FORM_SECRETS: "a secret of the payment runs that is long enough",
      DATA_DIR: join(dataDir, "site"),
    };
    const house = new House(dataDir, { host, backend }, proxy, `http://127.0.0.1:${hostPort}`, backendOrigin);
    await house.#start("backend");
    await house.#start("host");
    return house;
  }

  /** Ends a process as a power cut does, and starts it again with what it had written. */
  killAndRestart(part: Part): Promise<void> {
    this.#restarting = this.#killAndStart(part);
    return this.#restarting;
  }

  /** Resolves when nothing is on its way up. */
  running(): Promise<void> {
    return this.#restarting;
  }

  async #killAndStart(part: Part): Promise<void> {
    const child = this.#children[part];
    const gone = new Promise((done) => child?.once("exit", done));
    child?.kill("SIGKILL");
    await gone;
    await this.#start(part);
  }

  async close(): Promise<void> {
    this.#signal("SIGKILL");
    await this.proxy.close();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  #signal(signal: NodeJS.Signals): void {
    for (const child of Object.values(this.#children)) child.kill(signal);
  }

  #start(part: Part): Promise<void> {
    const child = spawn(process.execPath, [join(BUILD, SCRIPTS[part])], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...this.env[part] },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#children[part] = child;
    return new Promise((done, fail) => {
      child.once("exit", (code) => fail(new Error(`${part} ended by itself (${code})`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.includes('"msg":"ready"')) done();
      });
    });
  }
}
