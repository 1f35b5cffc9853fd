import type { Database } from "../../database/schema";
import { completePayment, endPayment } from "../settle";

export type Outcome = "completed" | "failed" | "cancelled";

const EVERY_MS = 500;

/** Does what the provider says of a payment; saying it again changes nothing. */
export async function hearOutcome(db: Database, paymentId: number, outcome: Outcome, now: number) {
  await db.transaction().execute((transaction) => settle(transaction, paymentId, outcome, now));
}

/**
 * What the member did at the provider's page, said at once or (`dueAt`) later. An order that has ended cannot be paid
 * any more: false, and nothing happens.
 */
export function decide(
  db: Database,
  paymentId: number,
  { outcome, dueAt, now }: { outcome: Outcome; dueAt: number | undefined; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { status } = await transaction
      .selectFrom("payments")
      .select("status")
      .where("id", "=", paymentId)
      .executeTakeFirstOrThrow();
    if (status !== "pending") return false;
    if (dueAt === undefined) await settle(transaction, paymentId, outcome, now);
    else {
      await transaction
        .insertInto("sandbox_notices")
        .values({ payment_id: paymentId, outcome, due_at: dueAt })
        .execute();
    }
    return true;
  });
}

async function settle(transaction: Database, paymentId: number, outcome: Outcome, now: number) {
  if (outcome === "completed") await completePayment(transaction, paymentId, now);
  else await endPayment(transaction, paymentId, outcome, now);
}

/** What the provider will say later stands in the database: a restart forgets none of it. */
export class LateNotices {
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: () => number,
    private readonly log: (line: string) => void,
  ) {
    this.#timer = setInterval(() => void this.deliverDue(), EVERY_MS);
    this.#timer.unref();
  }

  /** Delivers what is due, one round after the other; a notice goes only after it was heard. */
  deliverDue(): Promise<void> {
    this.#running = this.#running.then(() => this.#deliver());
    return this.#running;
  }

  async #deliver(): Promise<void> {
    try {
      const now = this.clock();
      const due = await this.db
        .selectFrom("sandbox_notices")
        .selectAll()
        .where("due_at", "<=", now)
        .orderBy("id")
        .execute();
      for (const notice of due) {
        await hearOutcome(this.db, notice.payment_id, notice.outcome as Outcome, now);
        await this.db.deleteFrom("sandbox_notices").where("id", "=", notice.id).execute();
      }
    } catch (error) {
      this.log(JSON.stringify({ level: "error", reason: `late notice: ${String(error)}` }));
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
