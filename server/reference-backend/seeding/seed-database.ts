import type { Database } from "../database/schema";
import type { Limits } from "../limits";
import { searchRank } from "../members/search-index";
import { drawPictures, namePictures } from "../pictures/draw";
import { type SeedMember, seedMembers } from "../seed/members";
import { regionCode } from "../site/regions";
import { addDemoAccounts } from "./demo-accounts";

/** `undrawn` has all members, but no picture's file. */
const SEED_SIZES = { full: 240, undrawn: 240, small: 24 } as const;
export type SeedSize = keyof typeof SEED_SIZES;

type Drawn = Awaited<ReturnType<typeof drawPictures>>;

const ROWS_AT_ONCE = 40;
/** Some members have a cam page, on a site that does not exist: `.example` never will. */
const CAM_SITE = "https://cams.example/";
const CAM_EVERY = 8;
const CAM_FROM = 3;
/** What a picture is called in an answer: wide enough for a card. */
const USUAL_WIDTH_PX = 480;

/**
 * Fills an empty database with fictional members, their pictures and the demo accounts; leaves one with members
 * alone. Members and accounts arrive in one go each, so that a start that was interrupted begins anew.
 */
export async function seedDatabase(
  db: Database,
  options: { size: SeedSize; picturesDir: string; limits: Limits; now: number },
): Promise<void> {
  const accounts = await db.selectFrom("accounts").select("member_id").limit(1).executeTakeFirst();
  if (accounts) return;
  const members = await db.selectFrom("members").select("id").limit(1).executeTakeFirst();
  if (!members) {
    const seeds = seedMembers(SEED_SIZES[options.size], options.now);
    const drawn =
      options.size === "undrawn" ? namePictures(seeds) : await drawPictures(seeds, options.picturesDir);
    await insertMembers(db, seeds, drawn);
  }
  await addDemoAccounts(db, options.limits, options.now);
}

async function insertMembers(db: Database, seeds: readonly SeedMember[], drawn: Drawn): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = seeds.map(memberRow);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await transaction
        .insertInto("members")
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .execute();
    }
    for (const seed of seeds) await insertPhotos(transaction, seed, drawn);
  });
}

function memberRow(seed: SeedMember) {
  return {
    id: seed.id,
    name: seed.name,
    name_key: seed.name.toLowerCase(),
    gender: seed.gender,
    sexuality: seed.sexuality,
    date_of_birth: seed.dateOfBirth,
    country: seed.country,
    region: regionCode(seed.country, seed.region),
    city: seed.city,
    about_me: seed.aboutMe,
    interests: JSON.stringify(seed.interests),
    hair_color: seed.hairColor,
    eye_color: seed.eyeColor,
    body_type: seed.bodyType,
    relationship_status: seed.relationshipStatus,
    tattoos: seed.tattoos,
    reason_for_signup: seed.reasonForSignup,
    text_language: seed.language,
    cam_url: seed.id % CAM_EVERY === CAM_FROM ? `${CAM_SITE}${seed.id}` : null,
    fictional: 1,
    answers: seed.answers ? 1 : 0,
    search_rank: searchRank(seed.id),
  };
}

async function insertPhotos(db: Database, seed: SeedMember, drawn: Drawn): Promise<void> {
  const photos = seed.photos.flatMap((photo, position) => {
    const picture = drawn.get(photo.token);
    if (!picture) return [];
    const variants = picture.variants.map(({ path, width }) => ({ match: path, width }));
    const usual = variants.find(({ width }) => width === USUAL_WIDTH_PX) ?? variants[0];
    if (!usual) return [];
    return {
      member_id: seed.id,
      position,
      match: usual.match,
      width: picture.width,
      height: picture.height,
      color: picture.color,
      variants: JSON.stringify(variants),
    };
  });
  if (photos.length === 0) return;
  const ids = await db.insertInto("photos").values(photos).returning("id").execute();
  await db
    .updateTable("members")
    .set({ num_photos: photos.length, main_photo_id: ids[0]?.id ?? null })
    .where("id", "=", seed.id)
    .execute();
}
