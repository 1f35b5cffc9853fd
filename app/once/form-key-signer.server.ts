import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
  timingSafeEqual,
} from "node:crypto";

export interface FormKeySettings {
  /** Newest first: the first signs, each verifies. */
  secrets: readonly string[];
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Fills the bytes with randomness fit for keys. */
  random?: (bytes: Uint8Array) => void;
}

interface FormKeyUse {
  /** What the form does, for example `message`; a key for one action opens no other. */
  action: string;
  /** Whom it was rendered for: the member's own mark, empty for visitors. */
  binding: string;
  /** Where it was rendered for, such as the browser's network: what a key of a visitor is known by where nothing else is. */
  place?: string;
}

/** Whether a key counts, and if not, why. */
export type FormKeyVerdict =
  | { ok: true }
  /** `forged` is also a key of another login; the reasons go to the log alone. */
  | { ok: false; reason: "missing" | "malformed" | "other_action" | "forged" | "expired" };

/** Issues and checks signed keys of forms. */
export interface FormKeys {
  /** A fresh key of 72 URL-safe characters: idempotency key and CSRF token in one (TRUST, "Once" 1). */
  issue(use: FormKeyUse): string;
  /** Whether one of the secrets issued it for this use. Default `maxAgeMs`: 24 h, as long as the idempotency store remembers. */
  check(key: string, use: FormKeyUse & { maxAgeMs?: number }): FormKeyVerdict;
}

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
/** The end of the randomness, where the key tells its place. */
const PLACE_BYTES = 4;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;
const MAC_BYTES = 32;
const KEY_SHAPE = /^[A-Za-z0-9_-]{72}$/;
const DAY_MS = 86_400_000;
/** A key of another replica may be a little ahead of our clock. */
const CLOCK_SKEW_MS = 60_000;
/** Randomness is drawn for many keys at once: one draw a key costs more than the HMAC. */
const DRAWN_KEYS = 64;

/** @throws RangeError without a secret, or with an empty one */
export function createFormKeys(settings: FormKeySettings): FormKeys {
  const { clock = Date.now, random = (bytes) => void randomFillSync(bytes) } = settings;
  const macKeys = settings.secrets.map(macKeyOf);
  const newest = macKeys[0];
  if (newest === undefined) throw new RangeError("form keys need at least one secret");
  const pool = Buffer.alloc(RANDOM_BYTES * DRAWN_KEYS);
  let drawn = DRAWN_KEYS;

  function drawInto(target: Buffer): void {
    if (drawn === DRAWN_KEYS) {
      random(pool);
      drawn = 0;
    }
    const from = drawn * RANDOM_BYTES;
    pool.copy(target, 0, from, from + RANDOM_BYTES);
    pool.fill(0, from, from + RANDOM_BYTES);
    drawn += 1;
  }

  return {
    issue(use) {
      const bytes = Buffer.allocUnsafe(HEAD_BYTES + MAC_BYTES);
      drawInto(bytes);
      if (use.place !== undefined)
        placeMark(newest, bytes, use.place).copy(bytes, RANDOM_BYTES - PLACE_BYTES);
      bytes.writeUIntBE(clock(), RANDOM_BYTES, TIME_BYTES);
      macOf(newest, bytes.subarray(0, HEAD_BYTES), use).copy(bytes, HEAD_BYTES);
      return bytes.toString("base64url");
    },
    check(key, { maxAgeMs = DAY_MS, ...use }) {
      if (!KEY_SHAPE.test(key)) return { ok: false, reason: "malformed" };
      const bytes = Buffer.from(key, "base64url");
      const head = bytes.subarray(0, HEAD_BYTES);
      const mac = bytes.subarray(HEAD_BYTES);
      const macKey = macKeys.find((one) => timingSafeEqual(macOf(one, head, use), mac));
      if (macKey === undefined || (use.place !== undefined && !isOfPlace(macKey, head, use.place)))
        return { ok: false, reason: "forged" };
      const ageMs = clock() - head.readUIntBE(RANDOM_BYTES, TIME_BYTES);
      if (ageMs > maxAgeMs || ageMs < -CLOCK_SKEW_MS) return { ok: false, reason: "expired" };
      return { ok: true };
    },
  };
}

/** The setting's secret serves other purposes too, so each purpose derives its own key. */
function macKeyOf(secret: string): KeyObject {
  if (secret === "") throw new RangeError("a form key secret is empty");
  return createSecretKey(createHash("sha256").update(`rendez form key\0${secret}`).digest());
}

function macOf(macKey: KeyObject, head: Buffer, { action, binding }: FormKeyUse): Buffer {
  // The length in front keeps "a" + "bc" and "ab" + "c" apart.
  return createHmac("sha256", macKey).update(head).update(`${action.length}:${action}${binding}`).digest();
}

function placeMark(macKey: KeyObject, head: Buffer, place: string): Buffer {
  const random = head.subarray(0, RANDOM_BYTES - PLACE_BYTES);
  return createHmac("sha256", macKey)
    .update(random)
    .update(`place:${place}`)
    .digest()
    .subarray(0, PLACE_BYTES);
}

function isOfPlace(macKey: KeyObject, head: Buffer, place: string): boolean {
  const mark = head.subarray(RANDOM_BYTES - PLACE_BYTES, RANDOM_BYTES);
  return timingSafeEqual(placeMark(macKey, head, place), mark);
}
