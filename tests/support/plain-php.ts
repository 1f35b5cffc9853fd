import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findPhp } from "#tests/setup/php.mjs";
import { freePort } from "./free-port";

const PUBLIC = "examples/php/public";

/** PHP's own web server in front of a folder of scripts. */
export interface PhpServer {
  origin: string;
  /** What PHP complained of, without its list of requests. */
  complaints(): string;
  close(): Promise<void>;
}

/** The example site in plain PHP, started as its README says, with a database of its own. */
export interface PlainPhp extends PhpServer {
  mailedCode(): Promise<string>;
}

/** Whether the site has a file for an endpoint's path. */
export const answersPath = (path: string): boolean => existsSync(join(PUBLIC, path.split("?")[0] ?? ""));

/** Is there once it answers at all, be it with 404. */
export async function startPhp({
  folder,
  options = [],
  env = {},
}: {
  folder: string;
  options?: readonly string[];
  env?: Record<string, string | undefined>;
}): Promise<PhpServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const php = spawn(findPhp(), [...options, "-S", `127.0.0.1:${port}`, "-t", folder], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4", ...env },
    // Its workers are ended with it.
    detached: true,
  });
  let said = "";
  php.stderr.on("data", (part) => (said += String(part)));
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${origin}/api/interests.php`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries > 200) throw new Error(`PHP does not start: ${said}`);
    await delay(50);
  }
  return {
    origin,
    complaints: () =>
      (said.match(/PHP (Warning|Notice|Deprecated|Fatal error|Parse error).*/g) ?? []).join("\n"),
    async close() {
      const gone = once(php, "exit");
      if (php.pid) process.kill(-php.pid, "SIGTERM");
      await gone;
    },
  };
}

/** `conditions`: a folder whose files say what befalls every script (tests/support/php-conditions.php). */
export async function startPlainPhp(conditions?: string): Promise<PlainPhp> {
  const dataDir = await mkdtemp(join(tmpdir(), "rendez-php-"));
  const prepend = `auto_prepend_file=${resolve("tests/support/php-conditions.php")}`;
  const php = await startPhp({
    folder: PUBLIC,
    ...(conditions
      ? // Some workers wait for a lock.
        {
          options: ["-d", prepend],
          env: { DATA_DIR: dataDir, CONDITIONS: conditions, PHP_CLI_SERVER_WORKERS: "10" },
        }
      : { env: { DATA_DIR: dataDir } }),
  });
  return {
    ...php,
    async mailedCode() {
      const mails = await readFile(join(dataDir, "outbox.txt"), "utf8");
      return [...mails.matchAll(/code=(\w+)/g)].at(-1)?.[1] ?? "";
    },
    async close() {
      await php.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
