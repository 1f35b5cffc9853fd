import type { Kysely } from "kysely";

/** What reminder mails need: where the member knows the site from, what was reminded of, and the one-click address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("origin", "text").execute();
  await db.schema
    .alterTable("accounts")
    .addColumn("reminded_to", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("outbox").addColumn("unsubscribe", "text").execute();
}
