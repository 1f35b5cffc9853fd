import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");

/** Path of an installed package's program. */
export const bin = (name) => join(ROOT, "node_modules/.bin", name);

/** Runs a program in the project's folder; gives its exit code. Its output goes on, or as text to `hear`. */
export function run(command, args, { env = {}, hear } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", hear ? "pipe" : "inherit", hear ? "pipe" : "inherit"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", hear);
    child.on("close", (code) => done(code ?? 1));
    child.on("error", () => done(1));
  });
}
