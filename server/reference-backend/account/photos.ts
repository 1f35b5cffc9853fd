import { addPhoto, changePhoto, deletePhoto } from "#app/contract/account.server";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { wireImage } from "../members/image";
import { removePhotoFiles, storePhoto } from "./photo-files";

/** Shown to others, and in share metadata (SPEC §3). Where nobody checks photos they are so at once. */
const SHOWN = "active";

const addRoute = forMembers(addPhoto, async ({ backend, db: before, body, viewer, write }) => {
  const status = backend.choices.photosAreChecked ? "pending" : SHOWN;
  // Looked at before drawing, and once more where it counts.
  await requireRoom(backend, before, viewer);
  const stored = await storePhoto(backend.picturesDir, viewer.id, body.photo);
  if (typeof stored === "string") throw new Refusal("photo_refused", { reason: stored });
  try {
    const answer = await write(async (db) => {
      const position = await requireRoom(backend, db, viewer);
      const photo = await db
        .insertInto("photos")
        .values({ member_id: viewer.id, position, status, ...stored })
        .returningAll()
        .executeTakeFirstOrThrow();
      await orderPhotos(db, viewer.id, await photoIds(db, viewer.id));
      return { photo: wireImage(photo) };
    });
    backend.searchIndex.forget();
    return answer;
  } catch (error) {
    await removePhotoFiles(backend.picturesDir, stored);
    throw error;
  }
});

const changeRoute = forMembers(changePhoto, async ({ backend, body, viewer, write }) => {
  const answer = await write(async (db) => {
    const ids = await photoIds(db, viewer.id);
    const from = ids.indexOf(body.photo);
    if (from < 0) throw new Refusal("photo_not_found");
    const to = body.main ? 0 : (body.position ?? from);
    ids.splice(from, 1);
    ids.splice(Math.min(Math.max(to, 0), ids.length), 0, body.photo);
    await orderPhotos(db, viewer.id, ids);
    return {};
  });
  backend.searchIndex.forget();
  return answer;
});

const deleteRoute = forMembers(deletePhoto, async ({ backend, body, viewer, write }) => {
  let deleted: { variants: string } | undefined;
  const answer = await write(async (db) => {
    deleted = await db
      .deleteFrom("photos")
      .where("id", "=", body.photo)
      .where("member_id", "=", viewer.id)
      .returning("variants")
      .executeTakeFirst();
    await orderPhotos(db, viewer.id, await photoIds(db, viewer.id));
    return {};
  });
  if (deleted) await removePhotoFiles(backend.picturesDir, deleted);
  backend.searchIndex.forget();
  return answer;
});

/** How many photos the member has. Throws `photo_limit` where no more are allowed (SPEC §6). */
async function requireRoom(
  backend: Backend,
  db: Database,
  viewer: { id: number; paid: boolean },
): Promise<number> {
  const { freePhotoUploads, premiumPhotoUploads } = backend.limits;
  const limit = viewer.paid ? premiumPhotoUploads : freePhotoUploads;
  const { length } = await photoIds(db, viewer.id);
  if (length >= limit) throw new Refusal("photo_limit", { limit });
  return length;
}

async function photoIds(db: Database, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("photos")
    .select("id")
    .where("member_id", "=", memberId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers the photos in this order; the first one that others may see is the main photo. */
async function orderPhotos(db: Database, memberId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.updateTable("photos").set({ position }).where("id", "=", id).execute();
  }
  const shown = await db
    .selectFrom("photos")
    .select("id")
    .where("member_id", "=", memberId)
    .where("status", "=", SHOWN)
    .orderBy("position")
    .execute();
  await db
    .updateTable("members")
    .set({ num_photos: shown.length, main_photo_id: shown[0]?.id ?? null })
    .where("id", "=", memberId)
    .execute();
}

export const photoRoutes = [addRoute, changeRoute, deleteRoute];
