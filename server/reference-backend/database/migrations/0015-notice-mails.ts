import type { Kysely } from "kysely";

/** When a member was last mailed of a kind of news, and of what: no second mail tells the same, nor comes too soon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notice_mails")
    .addColumn("member_id", "integer", (column) =>
      column.notNull().references("members.id").onDelete("cascade"),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("told_to", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("notice_mails_once", ["member_id", "type"])
    .execute();
}
