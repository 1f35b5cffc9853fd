import { spawnSync } from "node:child_process";

/** Installs Debian's packages once, where that is possible at all; whether it helped is the caller's to find out. */
export function installFromDebian(packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log(`· Installing Debian's ${packages.join(", ")} (once)`);
  const install = () =>
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  if (install().status === 0) return;
  spawnSync("apt-get", ["update", "-qq"]);
  install();
}
