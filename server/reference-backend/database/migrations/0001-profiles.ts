import type { Kysely } from "kysely";

/** Profiles and their photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("members")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("gender", "text")
    .addColumn("sexuality", "text")
    .addColumn("date_of_birth", "text", (column) => column.notNull())
    .addColumn("country", "text")
    .addColumn("region", "text")
    .addColumn("city", "text")
    .addColumn("about_me", "text")
    .addColumn("interests", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("hair_color", "text")
    .addColumn("eye_color", "text")
    .addColumn("body_type", "text")
    .addColumn("relationship_status", "text")
    .addColumn("tattoos", "text")
    .addColumn("reason_for_signup", "text")
    .addColumn("cam_url", "text")
    .addColumn("fictional", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("answers", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("status", "text", (column) => column.notNull().defaultTo("active"))
    .addColumn("invisible", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("listed", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("num_photos", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("main_photo_id", "integer")
    .addColumn("search_rank", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("members_name").on("members").column("name_key").execute();
  await db.schema
    .createIndex("members_search")
    .on("members")
    .columns(["listed", "search_rank", "gender", "country", "region", "date_of_birth", "main_photo_id"])
    .execute();

  await db.schema
    .createTable("photos")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("member_id", "integer", (column) => column.notNull().references("members.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("active"))
    .addColumn("match", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("color", "text", (column) => column.notNull())
    .addColumn("variants", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("photos_member").on("photos").columns(["member_id", "position"]).execute();
}
