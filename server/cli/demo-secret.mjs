// Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Demonstration and dev server make their own secret once; production refuses to start without one of the operator's. */
export function demoSecret(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "demo-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(36).toString("base64"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}
