import { block, blocked, unblock } from "#app/contract/members.server";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { readCards } from "./cards";

/** Blocks: hides the profile, deletes chats and likes both ways (SPEC §4). */
const blockRoute = forMembers(block, async ({ backend, body, viewer, now }) => {
  if (body.profile === viewer.id) throw new Refusal("own_profile");
  await backend.db.transaction().execute(async (db) => {
    const exists = await db
      .selectFrom("members")
      .select("id")
      .where("id", "=", body.profile)
      .executeTakeFirst();
    if (!exists) throw new Refusal("profile_not_found");
    await db
      .insertInto("blocks")
      .values({ from_id: viewer.id, to_id: body.profile, created_at: now })
      .onConflict((conflict) => conflict.columns(["from_id", "to_id"]).doNothing())
      .execute();
    const pair = [viewer.id, body.profile];
    await db.deleteFrom("likes").where("from_id", "in", pair).where("to_id", "in", pair).execute();
    await db.deleteFrom("reply_jobs").where("from_id", "in", pair).where("to_id", "in", pair).execute();
    await db
      .deleteFrom("conversations")
      .where("low_id", "=", Math.min(viewer.id, body.profile))
      .where("high_id", "=", Math.max(viewer.id, body.profile))
      .execute();
  });
  return {};
});

const unblockRoute = forMembers(unblock, async ({ db, body, viewer }) => {
  await db.deleteFrom("blocks").where("from_id", "=", viewer.id).where("to_id", "=", body.profile).execute();
  return {};
});

const blockedRoute = forMembers(blocked, async ({ db, viewer, now }) => {
  const rows = await db
    .selectFrom("blocks")
    .select("to_id")
    .where("from_id", "=", viewer.id)
    .orderBy("created_at", "desc")
    .execute();
  const ids = rows.map((row) => row.to_id);
  return { profiles: await readCards(db, ids, viewer.id, now) };
});

export const blockRoutes = [blockRoute, unblockRoute, blockedRoute];
