import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/rendez-engines");

/** Which package carries which Chromium; looked at by starting each. */
const PACKAGES: Record<string, string> = {
  "64": "chrome-aws-lambda@64.0.3264",
  "78": "chrome-aws-lambda@1.20.4",
  "92": "chrome-aws-lambda@10.1.0",
  "103": "@sparticuz/chromium@103.0.0",
  "112": "@sparticuz/chromium@112.0.2",
};

/** The browser's path; fetched by `npm pack` when it is wanted for the first time, so that no install carries it. */
export function chromiumFromNpm(major: string): string {
  const wanted = PACKAGES[major];
  if (!wanted) throw new Error(`no package is known for Chromium ${major}: ${Object.keys(PACKAGES)}`);
  const folder = join(CACHE, major);
  const path = join(folder, "chromium");
  if (existsSync(path)) return path;
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  execFileSync("npm", ["pack", "--silent", wanted, "--pack-destination", making], { stdio: "pipe" });
  execFileSync("sh", ["-c", "tar xzf *.tgz && rm *.tgz"], { cwd: making });
  const packed = join(making, "package/bin");
  writeFileSync(join(making, "chromium"), unpack(join(packed, "chromium.br")), { mode: 0o755 });
  // What draws where there is no graphics card; the oldest draws by itself.
  const drawing = join(packed, "swiftshader.tar.br");
  if (existsSync(drawing)) execFileSync("tar", ["x"], { cwd: making, input: unpack(drawing) });
  rmSync(join(making, "package"), { recursive: true });
  if (existsSync(folder)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return path;
}

const unpack = (path: string) => brotliDecompressSync(readFileSync(path));
