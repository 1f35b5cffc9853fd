import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The bundled host as a process of its own, as operators run it. */
export interface HostProcess {
  child: ChildProcess;
  origin: string;
  readonly lines: Record<string, unknown>[];
  exit: Promise<number | null>;
}

export interface Started {
  child: ChildProcess;
  exit: Promise<number | null>;
  stdout(): string;
  stderr(): string;
}

/** Processes of one test file: `killAll` leaves none behind. */
export class HostProcesses {
  readonly #children = new Set<ChildProcess>();

  run(command: string[], env: Record<string, string>): Started {
    const [file = "", ...args] = command;
    const { PATH = "", HOME = "" } = process.env;
    const child = spawn(file, args, { env: { NODE_ENV: "production", PATH, HOME, ...env } });
    this.#children.add(child);
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => (stdout += String(chunk)));
    child.stderr.on("data", (chunk) => (stderr += String(chunk)));
    const exit = once(child, "close").then(([code]) => code as number | null);
    return { child, exit, stdout: () => stdout, stderr: () => stderr };
  }

  /** Starts `build/host/main.js` on a free port, with an environment that names at least UPSTREAM_ORIGIN and DATA_DIR. */
  async start(env: Record<string, string>): Promise<HostProcess> {
    const { child, exit, stdout, stderr } = this.run([process.execPath, "build/host/main.js"], {
      PORT: "0",
      BIND_ADDRESS: "127.0.0.1",
      DEPLOYMENT: "production",
      DOMAINS: "127.0.0.1",
      FORM_SECRETS: "a secret of the tests that is long enough",
      ...env,
    });
    const lines = () =>
      stdout()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
      const ready = lines().find(({ msg }) => msg === "ready");
      if (ready) {
        const host = { child, origin: `http://127.0.0.1:${ready.port}`, exit };
        return Object.defineProperty({ ...host, lines: [] }, "lines", { get: lines });
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the host did not start: ${stderr()}${stdout()}`);
  }

  killAll(): void {
    for (const child of this.#children) child.kill("SIGKILL");
  }
}
