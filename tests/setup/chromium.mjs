import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const CACHE = resolve(import.meta.dirname, "../../node_modules/.cache/rendez-chromium");

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function playwrightsOwn() {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "-e",
      'import("playwright-core").then(({ chromium }) => process.stdout.write(chromium.executablePath()))',
    ],
    { encoding: "utf8" },
  );
  return stdout?.trim() && existsSync(stdout.trim()) ? stdout.trim() : undefined;
}

function tryTo(words, command, args) {
  console.log(`· ${words}`);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/** Chromium's headless shell from npm: no window is drawn behind each page, which takes 0.4 of the CPU time. */
function headlessShell() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  try {
    // Its package exports no file: the folder of its entry leads to them.
    const folder = resolve(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../..");
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const path = join(CACHE, `headless-shell-${version}`);
    if (!existsSync(path)) {
      mkdirSync(CACHE, { recursive: true });
      const unpacking = `${path}.${process.pid}`;
      writeFileSync(unpacking, brotliDecompressSync(readFileSync(join(folder, "bin/chromium.br"))), {
        mode: 0o755,
      });
      renameSync(unpacking, path);
    }
    // It brings no libraries: where the system has none of a browser's, another Chromium is needed.
    return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

const find = () => PLACES.find((path) => existsSync(path)) ?? playwrightsOwn();

/** Path of the browser for journeys: what CHROMIUM_PATH names, else the shell from npm, else a whole Chromium. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? headlessShell() ?? findWholeChromium();
}

/** Path of a Chromium with windows and all: one that is there, else Playwright's own download, else the distribution's. */
export function findWholeChromium() {
  const found = process.env.CHROMIUM_PATH ?? find();
  if (found) return found;
  tryTo("Downloading Chromium (once)", "npx", ["playwright", "install", "chromium"]);
  if (find()) return find();
  if (process.platform === "linux" && process.getuid?.() === 0) {
    tryTo("Refreshing the package list", "apt-get", ["update", "-qq"]);
    tryTo("Installing Debian's Chromium (once)", "apt-get", [
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      "chromium",
    ]);
  }
  const path = find();
  if (!path) {
    console.error("No Chromium was found. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test");
    process.exit(1);
  }
  return path;
}
