import type { z } from "zod";
import type { ownProfile, profile, profileCard } from "#app/contract/profile-shape.server";
import type { Database, MemberRow } from "../database/schema";
import { ageOn, dayOf } from "./age";
import { type WireImage, wireImage } from "./image";

export type WireCard = z.input<typeof profileCard>;
export type WireProfile = z.input<typeof profile>;
export type WireOwnProfile = z.input<typeof ownProfile>;

export const CARD_COLUMNS = [
  "members.id as id",
  "members.name as name",
  "members.date_of_birth as date_of_birth",
  "members.gender as gender",
  "members.country as country",
  "members.region as region",
  "members.city as city",
  "members.status as status",
  "members.fictional as fictional",
  "members.findable as findable",
  "members.num_photos as num_photos",
] as const;

export const MAIN_PHOTO_COLUMNS = [
  "photos.id as photo_id",
  "photos.match as photo_match",
  "photos.width as photo_width",
  "photos.height as photo_height",
  "photos.color as photo_color",
  "photos.variants as photo_variants",
  "photos.status as photo_status",
] as const;

export type CardRow = Pick<
  MemberRow,
  | "id"
  | "name"
  | "date_of_birth"
  | "gender"
  | "country"
  | "region"
  | "city"
  | "status"
  | "fictional"
  | "findable"
  | "num_photos"
> &
  MainPhotoRow;

export interface MainPhotoRow {
  photo_id: number | null;
  photo_match: string | null;
  photo_width: number | null;
  photo_height: number | null;
  photo_color: string | null;
  photo_variants: string | null;
  photo_status: string | null;
}

/** As long a member is new to others. */
const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The cards of these members, in this order, with main photo and like, in one query. */
export async function readCards(
  db: Database,
  ids: readonly number[],
  viewerId: number | undefined,
  now: number,
): Promise<WireCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("members")
    .leftJoin("photos", "photos.id", "members.main_photo_id")
    .leftJoin("likes", (join) =>
      join.onRef("likes.to_id", "=", "members.id").on("likes.from_id", "=", viewerId ?? 0),
    )
    .select(CARD_COLUMNS)
    .select(MAIN_PHOTO_COLUMNS)
    .leftJoin("accounts", "accounts.member_id", "members.id")
    .select(["likes.to_id as liked", "accounts.signup_at as signup_at"])
    .where("members.id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const today = dayOf(now);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    if (viewerId === undefined) return [wireCard(row, today)];
    const is_new = row.signup_at !== null && row.signup_at > now - NEW_FOR_MS;
    return [{ ...wireCard(row, today, row.liked !== null), is_new }];
  });
}

/** A card on the wire; `liked` stays out for visitors. */
export function wireCard(row: CardRow, today: string, liked?: boolean): WireCard {
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.date_of_birth, today),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    status: row.status,
    fictional: row.fictional === 1,
    answered_by: row.fictional === 1 ? "machine" : "person",
    findable: row.findable === 1,
    main_image: mainImage(row),
    num_photos: row.num_photos,
    liked,
  };
}

/** The main photo of a joined row, or null. */
function mainImage(row: MainPhotoRow): WireImage | null {
  const { photo_id: id, photo_match: match, photo_variants: variants } = row;
  if (id === null || match === null || variants === null) return null;
  return wireImage({
    id,
    match,
    variants,
    width: row.photo_width ?? 0,
    height: row.photo_height ?? 0,
    color: row.photo_color ?? "#808080",
    status: row.photo_status ?? "active",
  });
}

/** Every field that other members may see. */
export function wireProfile(row: MemberRow & MainPhotoRow, today: string): WireProfile {
  return {
    ...wireCard(row, today),
    sexuality: row.sexuality,
    about_me: row.about_me,
    interests: JSON.parse(row.interests) as string[],
    hair_color: row.hair_color,
    eye_color: row.eye_color,
    body_type: row.body_type,
    relationship_status: row.relationship_status,
    tattoos: row.tattoos,
    reason_for_signup: row.reason_for_signup,
    text_language: row.text_language,
    cam_url: row.cam_url,
  };
}

/** What strangers may see of a profile (SAFE-01): of a real member nothing that says whom or what she wants. */
export function wireProfileForVisitors(row: MemberRow & MainPhotoRow, today: string): WireProfile {
  if (row.fictional === 1) return wireProfile(row, today);
  const { gender: _gender, ...card } = wireCard(row, today);
  return { ...card, about_me: row.about_me };
}

/** The member's own profile. */
export function wireOwnProfile(row: MemberRow & MainPhotoRow, today: string): WireOwnProfile {
  return { ...wireProfile(row, today), date_of_birth: row.date_of_birth };
}

/** One member with everything and the main photo. */
export function readMember(db: Database, id: number): Promise<(MemberRow & MainPhotoRow) | undefined> {
  return db
    .selectFrom("members")
    .leftJoin("photos", "photos.id", "members.main_photo_id")
    .selectAll("members")
    .select(MAIN_PHOTO_COLUMNS)
    .where("members.id", "=", id)
    .executeTakeFirst();
}
