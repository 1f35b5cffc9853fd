import type { Kysely } from "kysely";

/** The swipe game: who was shown and what the member did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("swipes")
    .addColumn("member_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("profile_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("liked", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("swipes_pair", ["member_id", "profile_id"])
    .execute();
  await db.schema.createIndex("swipes_day").on("swipes").columns(["member_id", "created_at"]).execute();
}
