import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../free-port";
import { type HostProcess, HostProcesses } from "../host-process";

const HOUR_MS = 3_600_000;
const CLOCK = resolve(import.meta.dirname, "jumping-clock.mjs");
/** The clock's file is looked at every 20 ms. */
const CLOCK_SEEN_MS = 60;

/** What befalls the machine a host runs on. Ends when what is given back is called. */
export const TROUBLES = {
  "a full disk": (host: TroubledHost) => host.fillDisk(),
  "a clock two hours ahead": (host: TroubledHost) => host.setClock(2 * HOUR_MS),
  "a clock forty days ahead": (host: TroubledHost) => host.setClock(960 * HOUR_MS),
  "a clock an hour behind": (host: TroubledHost) => host.setClock(-HOUR_MS),
  "a death amid work": (host: TroubledHost) => host.die(),
} as const;
export type Trouble = keyof typeof TROUBLES;

/** The built host as a process of its own, whose disk fills up, whose clock jumps and which is killed. */
export class TroubledHost {
  readonly #processes = new HostProcesses();
  readonly #folder = mkdtempSync(join(tmpdir(), "rendez-troubled-"));
  readonly #clockFile = join(this.#folder, "clock");
  #host: HostProcess | undefined;
  #port = 0;

  private constructor(private readonly upstreamOrigin: string) {}

  static async open(upstreamOrigin: string): Promise<TroubledHost> {
    const host = new TroubledHost(upstreamOrigin);
    host.#port = await freePort();
    await host.#start();
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Lines of the log that say that something of ours broke, since the last start. */
  get faults(): Record<string, unknown>[] {
    return (this.#host?.lines ?? []).filter(({ msg }) => msg === "page failed" || msg === "host failed");
  }

  async #start(): Promise<void> {
    this.#host = await this.#processes.start({
      DEPLOYMENT: "test",
      PORT: String(this.#port),
      UPSTREAM_ORIGIN: this.upstreamOrigin,
      UPSTREAM_CIRCUIT_BREAKER: "off",
      DATA_DIR: join(this.#folder, "data"),
      MEDIA_FROM_UPSTREAM: "true",
      CLOCK_FILE: this.#clockFile,
      NODE_OPTIONS: `--import=${CLOCK}`,
    });
  }

  /** No file grows or is written any more: what a full disk does, without filling one. */
  async fillDisk(): Promise<() => Promise<void>> {
    const limit = (bytes: string) =>
      execFileSync("prlimit", ["--pid", String(this.#host?.child.pid), `--fsize=${bytes}:unlimited`]);
    limit("0");
    return async () => void limit("unlimited");
  }

  async setClock(aheadMs: number): Promise<() => Promise<void>> {
    const set = async (ms: number) => {
      writeFileSync(this.#clockFile, String(ms));
      await delay(CLOCK_SEEN_MS);
    };
    await set(aheadMs);
    return () => set(0);
  }

  /** Killed some moments from now; back when the trouble ends. */
  async die(): Promise<() => Promise<void>> {
    const host = this.#host;
    const killed = delay(10).then(() => host?.child.kill("SIGKILL"));
    return async () => {
      await killed;
      await host?.exit;
      await this.#start();
    };
  }

  async close(): Promise<void> {
    this.#processes.killAll();
    await this.#host?.exit;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
