import type { Database } from "../../database/schema";
import { completePayment, endPayment } from "../settle";

export type Outcome = "completed" | "failed" | "cancelled";

const EVERY_MS = 500;

/** Does what the provider says of a payment; saying it again changes nothing. */
export async function hearOutcome(db: Database, paymentId: number, outcome: Outcome, now: number) {
  await db.transaction().execute(async (transaction) => {
    if (outcome === "completed") await completePayment(transaction, paymentId, now);
    else await endPayment(transaction, paymentId, outcome, now);
  });
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

  async plan(paymentId: number, outcome: Outcome, dueAt: number): Promise<void> {
    await this.db
      .insertInto("sandbox_notices")
      .values({ payment_id: paymentId, outcome, due_at: dueAt })
      .execute();
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
