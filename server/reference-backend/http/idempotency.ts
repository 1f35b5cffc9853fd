import { createHash, createHmac } from "node:crypto";
import type { Endpoint } from "#app/contract/endpoint";
import type { Database } from "../database/schema";
import { BadRequest, Refusal } from "./refusal";

const MAX_KEY_LENGTH = 200;
/** These never keep an answer: a login is a new session each time, a logout has nothing to repeat. */
const NEVER_STORED = new Set(["user.login", "user.logout", "site.pageHidden", "likes.autoLike"]);

export interface StoredAnswer {
  status: number;
  answer: string;
  sessionMemberId: number | null;
}

/** One key of one caller for one endpoint. */
export interface OnceKey {
  keyHash: string;
  fingerprint: string;
}

/**
 * Names a call that happens once by its Idempotency-Key; undefined where the key does not count.
 * Neither the key nor the payload can be read back: the payload may hold a password, so its fingerprint is keyed
 * with the key itself, of which only a hash is stored.
 */
export function onceKey(
  endpoint: Endpoint,
  key: string | undefined,
  caller: string,
  body: unknown,
): OnceKey | undefined {
  if (!key || endpoint.effect !== "once" || NEVER_STORED.has(endpoint.name)) return undefined;
  if (key.length > MAX_KEY_LENGTH) throw new BadRequest("Idempotency-Key");
  const keyHash = createHash("sha256").update(`${caller}\n${key}`).digest("base64url");
  const fingerprint = createHmac("sha256", key)
    .update(`${endpoint.name}\n${JSON.stringify(body)}`)
    .digest("base64url");
  return { keyHash, fingerprint };
}

/** The body with a digest in place of each file: files say nothing of themselves as JSON. */
export async function withDigests(body: unknown): Promise<unknown> {
  if (typeof body !== "object" || body === null) return body;
  if (!Object.values(body).some((value) => value instanceof Blob)) return body;
  const digested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    digested[name] = value instanceof Blob ? await digestOf(value) : value;
  }
  return digested;
}

async function digestOf(file: Blob): Promise<string> {
  return createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("base64url");
}

/** The first call's answer, or undefined. Throws `key_reused` (422 where undeclared) for another payload. */
export async function readStoredAnswer(
  db: Database,
  endpoint: Endpoint,
  once: OnceKey,
): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "answer", "session_member_id"])
    .where("key_hash", "=", once.keyHash)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== once.fingerprint) {
    if ("key_reused" in endpoint.refusals) throw new Refusal("key_reused");
    throw new BadRequest("Idempotency-Key", 422);
  }
  return { status: row.status, answer: row.answer, sessionMemberId: row.session_member_id };
}

/** Stores an answer; part of the transaction that made it. */
export async function storeAnswer(
  db: Database,
  once: OnceKey,
  answer: StoredAnswer,
  now: number,
): Promise<void> {
  await db
    .insertInto("idempotency_keys")
    .values({
      key_hash: once.keyHash,
      fingerprint: once.fingerprint,
      status: answer.status,
      answer: answer.answer,
      session_member_id: answer.sessionMemberId,
      created_at: now,
    })
    .execute();
}

/** Forgets keys older than `hours`. */
export async function forgetOldKeys(db: Database, now: number, hours: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", now - hours * 3_600_000)
    .execute();
}

/** One caller at a time per name: the second call with a key waits for the first one's answer. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const previous = this.#last.get(name) ?? Promise.resolve();
    const turn = previous.then(work, work);
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
