import { createHash } from "node:crypto";

/** Keys are stored hashed: who reads the file can send nothing in a member's name. */
export function keyHashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The key, which is stored nowhere, salts the fingerprint: a short message cannot be guessed from its hash. */
export function fingerprintHashOf(key: string, fingerprint: string): string {
  return createHash("sha256").update(`${key}\0${fingerprint}`).digest("base64url");
}
