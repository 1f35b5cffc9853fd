import type { Database } from "../database/schema";

/** SPEC §3 and §9: the welcome offer of a member's first four hours. */
export const TIME_BONUS = { code: "TIMEBONUS25", percentage: 25, lastsMs: 14_400_000 } as const;

export type TimeBonus = { state: "open"; endsAt: number } | { state: "over" };

/** Whether a member may still have it, by this backend's clock: not paying, and signed up less than 4 hours ago. */
export async function readTimeBonus(db: Database, memberId: number, now: number): Promise<TimeBonus> {
  const account = await db
    .selectFrom("accounts")
    .select(["paid", "signup_at"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  const endsAt = (account?.signup_at ?? 0) + TIME_BONUS.lastsMs;
  return account?.paid === 0 && now < endsAt ? { state: "open", endsAt } : { state: "over" };
}
