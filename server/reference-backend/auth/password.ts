import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);
/** Accounts of tests are worth nothing to guess, and a test run makes thousands of them. */
const isTest = process.env.NODE_ENV === "test" || process.env.DEPLOYMENT === "test";
const N = isTest ? 2 ** 10 : 2 ** 15;
const COST = { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const MIN_LENGTH = 8;
const MAX_LENGTH = 200;

// biome-ignore format: a word list reads best as a paragraph
const COMMON = new Set([
  "12345678", "123456789", "1234567890", "password", "password1", "password123", "passw0rd", "qwertyuiop", "qwerty123",
  "qwertyui", "iloveyou", "sunshine", "princess", "football", "baseball", "welcome1", "superman", "trustno1", "11111111",
  "00000000", "87654321", "abcd1234", "1q2w3e4r", "asdfghjk", "wachtwoord", "passwort", "motdepasse", "contraseña",
  "contrasena", "wszystko", "password!", "1qaz2wsx", "zaq12wsx", "michelle", "computer", "whatever", "starwars",
]);

/** `scrypt$N$r$p$salt$key`, base64url. Takes about 60 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize("NFKC"), salt, KEY_BYTES, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether the password belongs to the hash; an unreadable hash costs as much time and is false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, n, r, p, salt, key] = (hash ?? UNKNOWN).split("$");
  const expected = Buffer.from(key ?? "", "base64url");
  const cost = { N: Number(n), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const derived = await derive(
    password.normalize("NFKC"),
    Buffer.from(salt ?? "", "base64url"),
    KEY_BYTES,
    cost,
  );
  return expected.length === KEY_BYTES && timingSafeEqual(expected, derived) && hash !== undefined;
}

/** Stands in for the account that does not exist, so that the answer takes as long. */
const UNKNOWN = `scrypt$${COST.N}$${COST.r}$${COST.p}$AAAAAAAAAAAAAAAAAAAAAA$${Buffer.alloc(KEY_BYTES).toString("base64url")}`;

/** Whether a new password is long enough and not among the well-known ones. */
export function isAcceptablePassword(password: string): boolean {
  const length = [...password].length;
  return length >= MIN_LENGTH && length <= MAX_LENGTH && !COMMON.has(password.toLowerCase());
}
