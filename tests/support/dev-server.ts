import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { copySeededFolder } from "./seeded-folder";

const ROOT = resolve(import.meta.dirname, "../..");

/** `npm run dev` on a copy of the sources, which a test may edit. */
export class DevServer {
  #output = "";
  private constructor(
    readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => (this.#output += String(text)));
    }
    process.once("exit", () => child.kill("SIGKILL"));
  }

  static async start(): Promise<DevServer> {
    const folder = await mkdtemp(join(tmpdir(), "rendez-dev-"));
    for (const name of [
      "app",
      "server",
      "styles",
      "public",
      "package.json",
      "remix.config.ts",
      "enhance.config.ts",
      "tsconfig.json",
    ]) {
      await cp(join(ROOT, name), join(folder, name), { recursive: true });
    }
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    await copySeededFolder(join(folder, "data-dev/backend"));
    const { PATH = "", HOME = "" } = process.env;
    const script = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")).scripts.dev as string;
    const [, ...args] = script.split(" ");
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { NODE_ENV: "development", PATH, HOME, PORT: "0" },
    });
    return new DevServer(folder, child);
  }

  /** What the terminal shows. */
  get output(): string {
    return this.#output;
  }

  get origin(): string | undefined {
    return /http:\/\/localhost:\d+/.exec(this.#output)?.[0];
  }

  /** Saves a file with one text in place of another; resolves to what mends it. */
  async edit(path: string, old: string, text: string): Promise<() => Promise<void>> {
    const file = join(this.folder, path);
    const before = await readFile(file, "utf8");
    if (!before.includes(old)) throw new Error(`${path} does not hold ${old}`);
    const save = async (content: string) => {
      // Watchers take two saves within a tenth of a second for one, and may read the first.
      await delay(500);
      await writeFile(file, content);
    };
    await save(before.replace(old, text));
    return () => save(before);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const gone = once(this.child, "exit");
      this.child.kill("SIGTERM");
      await gone;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}
