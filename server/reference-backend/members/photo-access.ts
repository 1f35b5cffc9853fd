import { findViewer, readSessionToken, type Viewer } from "../auth/session";
import type { Backend } from "../backend";
import type { Limits } from "../limits";

/** Visitors see the main photo, free members a few, premium members and the owner all (SPEC §6). */
export function photosSeen<Photo>(
  photos: readonly Photo[],
  viewer: Pick<Viewer, "id" | "paid"> | undefined,
  profileId: number,
  limits: Limits,
): Photo[] {
  if (viewer && (viewer.paid || viewer.id === profileId)) return [...photos];
  return photos.slice(0, viewer ? limits.freePhotosSeen : 1);
}

/** `public`: any browser and cache may have the file. `private`: this session may. `none`: it may not. */
export type FileAccess = "public" | "private" | "none";

/** Whose photos lie where: `m/<member>/<file>`. */
const MEMBER_FILE = /^m\/([1-9]\d{0,14})\//;

/** Who may have a picture's file (PROF-04): knowing its address is not enough for a locked photo. */
export async function fileAccess(
  backend: Backend,
  path: string,
  cookieHeader: string | undefined,
): Promise<FileAccess> {
  // What members sent each other lies under names that nobody can guess, and stays out of shared caches.
  if (path.startsWith("c/")) return "private";
  const owner = Number(MEMBER_FILE.exec(path)?.[1] ?? 0);
  if (owner === 0) return "public";
  const photos = await backend.db
    .selectFrom("photos")
    .leftJoin("accounts", "accounts.member_id", "photos.member_id")
    .select(["match", "variants", "photos.status", "accounts.status as account_status"])
    .where("photos.member_id", "=", owner)
    .orderBy("position")
    .execute();
  const quoted = JSON.stringify(path);
  const photo = photos.find(({ match, variants }) => match === path || variants.includes(quoted));
  if (!photo) return "none";
  const active = photos.filter(({ status }) => status === "active");
  // Of who has not confirmed the address strangers see nothing (SAFE-01).
  const isOpen = photo.account_status !== "not_confirmed";
  if (isOpen && photosSeen(active, undefined, owner, backend.limits).includes(photo)) return "public";

  const token = readSessionToken(cookieHeader);
  const viewer = token ? await findViewer(backend.db, token, backend.clock()) : undefined;
  const seen = viewer && photosSeen(viewer.id === owner ? photos : active, viewer, owner, backend.limits);
  if (!viewer || !seen?.includes(photo)) return "none";
  const blocked = await backend.db
    .selectFrom("blocks")
    .select("to_id")
    .where("from_id", "=", owner)
    .where("to_id", "=", viewer.id)
    .executeTakeFirst();
  return blocked ? "none" : "private";
}
