import type { Kysely } from "kysely";

/** The language of what a member wrote, as a BCP 47 tag; null where nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("members").addColumn("text_language", "text").execute();
}
