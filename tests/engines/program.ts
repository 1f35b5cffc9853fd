import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY_WITHIN_MS = 60_000;
/** What a program says last is enough to see why it failed. */
const KEPT_OUTPUT = 4_000;

/** A browser or driver that was started, with a home folder of its own. */
export class Program {
  private output = "";

  private constructor(
    private readonly child: ChildProcess,
    readonly home: string,
  ) {
    child.on("error", (error) => this.hear(String(error)));
    child.stdout?.on("data", (part) => this.hear(String(part)));
    child.stderr?.on("data", (part) => this.hear(String(part)));
    // A run that is cut off leaves nothing behind.
    process.once("exit", () => this.kill());
  }

  /** An empty folder for a profile; `close` deletes it. */
  static newHome(): Promise<string> {
    return mkdtemp(join(tmpdir(), "rendez-engine-"));
  }

  static start(command: string, args: string[], home: string, env: Record<string, string> = {}): Program {
    const child = spawn(command, args, {
      env: { ...process.env, HOME: home, LC_ALL: "C.UTF-8", ...env },
      // Its helpers end with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    return new Program(child, home);
  }

  /** Waits until the program has said this; gives what the first group holds. */
  async said(words: RegExp): Promise<string> {
    const end = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const found = words.exec(this.output);
      if (found) return found[1] ?? "";
      this.mustRun();
      if (Date.now() > end) throw new Error(`said nothing in time: ${this.output.trim()}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** Throws when the program has ended or was never there. */
  mustRun(): void {
    if (this.child.exitCode !== null || this.child.pid === undefined)
      throw new Error(`it does not run: ${this.output.trim()}`);
  }

  async close(): Promise<void> {
    this.kill();
    await rm(this.home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private hear(part: string): void {
    this.output = (this.output + part).slice(-KEPT_OUTPUT);
  }

  private kill(): void {
    try {
      if (this.child.pid) process.kill(-this.child.pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
  }
}
