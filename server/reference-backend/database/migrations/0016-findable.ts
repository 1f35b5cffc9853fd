import type { Kysely } from "kysely";

/** Who agreed to be found by search engines: nobody, until they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("members")
    .addColumn("findable", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
