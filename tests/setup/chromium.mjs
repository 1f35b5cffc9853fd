import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROMIUM_PATH,
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

const find = () => PLACES.find((path) => path && existsSync(path)) ?? playwrightsOwn();

/** Path of a Chromium: one that is there, else Playwright's own download, else the distribution's package. */
export function findChromium() {
  const found = find();
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
