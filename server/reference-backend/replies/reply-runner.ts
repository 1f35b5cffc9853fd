import { deliverMessage } from "../chat/deliver";
import type { Database } from "../database/schema";
import { insertLike } from "../likes/insert-like";
import { chooseReply } from "./choose-reply";

const MIN_WAIT_MS = 20;
const MAX_WAIT_MS = 60_000;
const AT_ONCE = 50;
const HOLD = null;

/**
 * Fictional members write back and sometimes like back. What they will do stands in the database, so that a
 * restart forgets nothing; every message has at most one answer.
 */
export class ReplyRunner {
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #delayMs: readonly [number, number];
  readonly #log: (line: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    db: Database,
    options: { clock: () => number; delayMs: readonly [number, number]; log: (line: string) => void },
  ) {
    this.#db = db;
    this.#clock = options.clock;
    this.#delayMs = options.delayMs;
    this.#log = options.log;
  }

  /** Plans an answer to a message, part of its transaction. One that is still to come answers this one too. */
  async planReply(
    db: Database,
    reply: { fromId: number; toId: number; messageId: number; now: number },
  ): Promise<void> {
    const waiting = await db
      .selectFrom("reply_jobs")
      .select("id")
      .where("kind", "=", "reply")
      .where("from_id", "=", reply.fromId)
      .where("to_id", "=", reply.toId)
      .executeTakeFirst();
    if (waiting) return;
    const account = await db
      .selectFrom("accounts")
      .select("status")
      .where("member_id", "=", reply.toId)
      .executeTakeFirst();
    await db
      .insertInto("reply_jobs")
      .values({
        kind: "reply",
        from_id: reply.fromId,
        to_id: reply.toId,
        message_id: reply.messageId,
        due_at: account?.status === "not_confirmed" ? HOLD : reply.now + this.#delay(reply.messageId),
      })
      .execute();
  }

  /** About every third fictional member likes back. */
  async planLikeBack(db: Database, like: { fromId: number; toId: number; now: number }): Promise<void> {
    if ((like.fromId * 7 + like.toId) % 3 !== 0) return;
    await db
      .insertInto("reply_jobs")
      .values({
        kind: "like",
        from_id: like.fromId,
        to_id: like.toId,
        message_id: null,
        due_at: like.now + this.#delay(like.fromId),
      })
      .execute();
  }

  /** The member's address was confirmed: whoever waited with an answer may write now. */
  async release(db: Database, memberId: number, now: number): Promise<void> {
    await db
      .updateTable("reply_jobs")
      .set({ due_at: now + this.#delay(memberId) })
      .where("to_id", "=", memberId)
      .where("due_at", "is", HOLD)
      .execute();
  }

  /** Looks when the next one is due; to be called at start and after each commit that planned something. */
  wake(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#running = (this.#running ?? Promise.resolve())
      .then(() => this.#runDue())
      .catch((error: unknown) => {
        if (!this.#closed)
          this.#log(JSON.stringify({ level: "error", msg: "replies", reason: String(error) }));
      });
  }

  /** Stops the timer and waits for what is being written. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #runDue(): Promise<void> {
    if (this.#closed) return;
    const now = this.#clock();
    const jobs = await this.#db
      .selectFrom("reply_jobs")
      .selectAll()
      .where("due_at", "is not", null)
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(AT_ONCE)
      .execute();
    for (const job of jobs) {
      await this.#db.transaction().execute(async (db) => {
        const taken = await db.deleteFrom("reply_jobs").where("id", "=", job.id).executeTakeFirst();
        if (taken.numDeletedRows === 0n) return;
        if (!(await this.#mayContact(db, job))) return;
        if (job.kind === "like") await insertLike(db, job.from_id, job.to_id, now);
        else await this.#reply(db, job.from_id, job.to_id, job.message_id ?? 0, now);
      });
    }
    await this.#setTimer();
  }

  async #setTimer(): Promise<void> {
    const next = await this.#db
      .selectFrom("reply_jobs")
      .select("due_at")
      .where("due_at", "is not", null)
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    clearTimeout(this.#timer);
    if (this.#closed || !next || next.due_at === null) return;
    const waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, next.due_at - this.#clock()));
    this.#timer = setTimeout(() => this.wake(), waitMs);
    this.#timer.unref();
  }

  /** Nobody likes an invisible member; whom it wrote to answers (ACCT-05). */
  async #mayContact(
    db: Database,
    { kind, from_id: fromId, to_id: toId }: { kind: string; from_id: number; to_id: number },
  ): Promise<boolean> {
    const both = await db
      .selectFrom("members")
      .select(["id", "invisible"])
      .where("id", "in", [fromId, toId])
      .where("status", "=", "active")
      .execute();
    const block = await db
      .selectFrom("blocks")
      .select("from_id")
      .where("from_id", "in", [fromId, toId])
      .where("to_id", "in", [fromId, toId])
      .executeTakeFirst();
    const isReachable = both.every(
      ({ id, invisible }) => invisible === 0 || (kind !== "like" && id === toId),
    );
    return both.length === 2 && !block && isReachable;
  }

  async #reply(db: Database, fromId: number, toId: number, messageId: number, now: number): Promise<void> {
    const recipient = await db
      .selectFrom("accounts")
      .innerJoin("members", "members.id", "accounts.member_id")
      .select(["accounts.language", "members.name"])
      .where("accounts.member_id", "=", toId)
      .executeTakeFirst();
    const answered = await db
      .selectFrom("messages")
      .select(["text", "kind"])
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (!recipient || !answered) return;
    const text = chooseReply({
      ...recipient,
      text: answered.text ?? "",
      kind: answered.kind,
      turn: fromId + messageId,
    });
    // What answers has taken in what it answers.
    await db
      .updateTable("conversation_sides")
      .set({ unread: 0 })
      .where("member_id", "=", fromId)
      .where("partner_id", "=", toId)
      .execute();
    await deliverMessage(db, { senderId: fromId, recipientId: toId, kind: "text", text, now });
  }

  #delay(seed: number): number {
    const [min, max] = this.#delayMs;
    return min + ((seed * 7919) % 101) * ((max - min) / 100);
  }
}
