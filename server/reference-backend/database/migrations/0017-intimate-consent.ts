import type { Kysely } from "kysely";

/** When a member agreed that orientation and intimate interests are kept and shown (GDPR article 9 (2) (a)). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("intimate_agreed_at", "bigint").execute();
}
