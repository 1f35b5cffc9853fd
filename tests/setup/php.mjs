import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian.mjs";

const hasSqlite = (php) =>
  spawnSync(php, ["-r", "exit(in_array('sqlite', PDO::getAvailableDrivers()) ? 0 : 1);"]).status === 0;

/** Path of a PHP with SQLite: what PHP_PATH names, else the one that is there, else the distribution's, once. */
export function findPhp() {
  const php = process.env.PHP_PATH ?? "php";
  if (hasSqlite(php)) return php;
  installFromDebian(["php-cli", "php-sqlite3"]);
  if (hasSqlite(php)) return php;
  throw new Error(
    "No PHP with SQLite was found: install php-cli and php-sqlite3, or name one: PHP_PATH=/path/to/php",
  );
}
