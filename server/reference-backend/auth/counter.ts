import type { Database } from "../database/schema";

/**
 * Counts one more of `kind` for `subject` in a fixed window. Gives 0 where it fits, else the seconds until the
 * window ends.
 */
export async function countOne(
  db: Database,
  count: { kind: string; subject: string; max: number; windowMs: number; now: number },
): Promise<number> {
  const { kind, subject, max, windowMs, now } = count;
  const row = await db
    .selectFrom("counts")
    .select(["window_start", "count"])
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .executeTakeFirst();
  const isOpen = row !== undefined && now - row.window_start < windowMs;
  if (isOpen && row.count >= max) return Math.max(1, Math.ceil((row.window_start + windowMs - now) / 1000));
  const values = isOpen
    ? { window_start: row.window_start, count: row.count + 1 }
    : { window_start: now, count: 1 };
  await db
    .insertInto("counts")
    .values({ kind, subject, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet(values))
    .execute();
  return 0;
}
