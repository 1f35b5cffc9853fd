import { spawnSync } from "node:child_process";

const hasSqlite = (php) =>
  spawnSync(php, ["-r", "exit(in_array('sqlite', PDO::getAvailableDrivers()) ? 0 : 1);"]).status === 0;

/** Path of a PHP with SQLite: what PHP_PATH names, else the one that is there, else the distribution's, once. */
export function findPhp() {
  const php = process.env.PHP_PATH ?? "php";
  if (hasSqlite(php)) return php;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    console.log("· Installing Debian's PHP (once)");
    const packages = ["php-cli", "php-sqlite3"];
    const install = () =>
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    if (install().status !== 0) {
      spawnSync("apt-get", ["update", "-qq"]);
      install();
    }
    if (hasSqlite(php)) return php;
  }
  throw new Error(
    "No PHP with SQLite was found: install php-cli and php-sqlite3, or name one: PHP_PATH=/path/to/php",
  );
}
