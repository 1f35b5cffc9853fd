import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The name of a row: the id itself is stored nowhere. */
export function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

function cipherKeyOf(secret: string, id: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, id, "rendez kept text", 32));
}

/** Encrypts a text for a row; its id is the other half of the key. */
export function seal(plain: Buffer, secret: string, id: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", cipherKeyOf(secret, id), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed with one of the secrets; undefined where none of them fits. */
export function unseal(sealed: Buffer, secrets: readonly string[], id: string): Buffer | undefined {
  for (const secret of secrets) {
    const decipher = createDecipheriv("aes-256-gcm", cipherKeyOf(secret, id), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      // Sealed with another secret: the next one is tried.
    }
  }
  return undefined;
}
