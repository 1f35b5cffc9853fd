import { hashPassword } from "../auth/password";
import type { Database } from "../database/schema";
import type { Limits } from "../limits";
import { searchRank } from "../members/search-index";
import { moveCredits } from "../payments/ledger";

export const DEMO_PASSWORD = "rendez-demo";

/** Real (not fictional) members to log in as. */
export const DEMO_ACCOUNTS = [
  {
    email: "free@demo.example",
    name: "Robin",
    gender: "male",
    sexuality: "hetero",
    dateOfBirth: "1992-05-14",
    country: "US",
    region: "Oregon",
    city: "Bend",
    interests: ["hiking", "coffee", "music"],
    status: "active",
    paid: 0,
    credits: 0,
  },
  {
    email: "premium@demo.example",
    name: "Alex",
    gender: "female",
    sexuality: "hetero",
    dateOfBirth: "1989-11-02",
    country: "GB",
    region: "England",
    city: "Bristol",
    interests: ["coffee", "reading", "travelling"],
    status: "active",
    paid: 1,
    credits: 50,
  },
  {
    email: "unconfirmed@demo.example",
    name: "Sam",
    gender: "female",
    sexuality: "bi",
    dateOfBirth: "1996-02-29",
    country: "NL",
    region: "Noord-Holland",
    city: "Haarlem",
    interests: [],
    status: "not_confirmed",
    paid: 0,
    credits: 0,
  },
] as const;

/** Adds the demo accounts; one scrypt for all three, whose password is public anyway. */
export async function addDemoAccounts(db: Database, limits: Limits, now: number): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (transaction) => {
    for (const demo of DEMO_ACCOUNTS) {
      const { id } = await transaction
        .insertInto("members")
        .values({
          name: demo.name,
          name_key: demo.name.toLowerCase(),
          gender: demo.gender,
          sexuality: demo.sexuality,
          date_of_birth: demo.dateOfBirth,
          country: demo.country,
          region: demo.region,
          city: demo.city,
          interests: JSON.stringify(demo.interests),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable("members")
        .set({ search_rank: searchRank(id) })
        .where("id", "=", id)
        .execute();
      await transaction
        .insertInto("accounts")
        .values({
          member_id: id,
          email: demo.email,
          email_key: demo.email,
          password_hash: passwordHash,
          status: demo.status,
          paid: demo.paid,
          free_messages_left: limits.freeMessages,
          signup_at: now,
          language: "en",
        })
        .execute();
      await moveCredits(transaction, { memberId: id, amount: demo.credits, reason: "demo", now });
    }
  });
}
