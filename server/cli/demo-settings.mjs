// What demonstration and dev server have in common. Plain JavaScript without dependencies, because on a fresh clone there are none yet.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A secret of its own, made once; production refuses to start without one of the operator's. */
export function demoSecret(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "demo-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(36).toString("base64"), { mode: 0o600 });
  return readFileSync(path, "utf8");
}

/** Every language on offer, and the site's own words in each instead of one title for all. */
export const OPERATOR_SETTINGS = {
  all_languages: true,
  delete_discount: 25,
  index_title: "",
  description: "",
};
