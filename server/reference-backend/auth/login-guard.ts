import { createHash } from "node:crypto";
import type { Database } from "../database/schema";
import { Refusal } from "../http/refusal";
import type { Limits } from "../limits";

/**
 * Counts wrong logins on an account (known or not) and from an address. Each try is counted before its password is
 * looked at, so that a hundred tries at once get no more than the limit; a right one takes its count back.
 */
export class LoginGuard {
  readonly #subjects: { subject: string; max: number }[];
  readonly #blockedMs: number;

  constructor(emailKey: string, address: string, limits: Limits) {
    const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
    this.#blockedMs = limits.loginBlockedMinutes * 60_000;
    this.#subjects = [
      { subject: `account:${hash(emailKey)}`, max: limits.loginFailuresPerAccount },
      { subject: `address:${hash(address)}`, max: limits.loginFailuresPerAddress },
    ];
  }

  /** Counts this try. Throws `too_many_attempts` with the minutes left. */
  async enter(db: Database, now: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      for (const { subject, max } of this.#subjects) {
        const row = await transaction
          .selectFrom("attempts")
          .selectAll()
          .where("subject", "=", subject)
          .executeTakeFirst();
        const failures = row && now - row.last_at < this.#blockedMs ? row.failures : 0;
        if (failures >= max && row) {
          throw new Refusal("too_many_attempts", {
            minutes: Math.max(1, Math.ceil((row.last_at + this.#blockedMs - now) / 60_000)),
          });
        }
        const values = { failures: failures + 1, last_at: now };
        await transaction
          .insertInto("attempts")
          .values({ subject, ...values })
          .onConflict((conflict) => conflict.column("subject").doUpdateSet(values))
          .execute();
      }
    });
  }

  /** Somebody proved by mail whose account it is: its block ends. */
  async release(db: Database): Promise<void> {
    const [account] = this.#subjects;
    if (account) await db.deleteFrom("attempts").where("subject", "=", account.subject).execute();
  }

  /** The password was right: the account starts anew, the address loses this try. */
  async succeed(db: Database): Promise<void> {
    const [account, address] = this.#subjects;
    if (!account || !address) return;
    await this.release(db);
    await db
      .updateTable("attempts")
      .set((row) => ({ failures: row("failures", "-", 1) }))
      .where("subject", "=", address.subject)
      .where("failures", ">", 0)
      .execute();
  }
}
