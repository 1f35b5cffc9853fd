import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian.mjs";

const runs = (caddy) => spawnSync(caddy, ["version"]).status === 0;

/** Path of the balancer of examples/compose.yaml: what CADDY_PATH names, else the one that is there, else Debian's, once. */
export function findCaddy() {
  const caddy = process.env.CADDY_PATH ?? "caddy";
  if (runs(caddy)) return caddy;
  installFromDebian(["caddy"]);
  if (runs(caddy)) return caddy;
  throw new Error("No Caddy was found: install caddy, or name one: CADDY_PATH=/path/to/caddy");
}
