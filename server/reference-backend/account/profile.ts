import { readProfile, saveProfile } from "#app/contract/account.server";
import {
  BODY_TYPES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  INTERESTS,
  RELATIONSHIP_STATUSES,
  SEXUALITIES,
} from "#app/contract/values";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { ageOn, dayOf, isRealDay } from "../members/age";
import { readMember, wireOwnProfile } from "../members/cards";
import { wireImage } from "../members/image";
import { ALL_REGIONS, COUNTRIES, regionCode } from "../site/regions";
import { isName, nameKey, requireFreeName } from "./name";

const LISTS = {
  gender: GENDERS,
  sexuality: SEXUALITIES,
  hair_color: HAIR_COLORS,
  eye_color: EYE_COLORS,
  body_type: BODY_TYPES,
  relationship_status: RELATIONSHIP_STATUSES,
  country: COUNTRIES,
} as const;
/** In code points. */
const MAX_LENGTHS = { about_me: 2000, city: 80, tattoos: 200, reason_for_signup: 500 } as const;

const readRoute = forMembers(readProfile, async ({ backend, db, viewer, now }) => {
  const member = await readMember(db, viewer.id);
  if (!member) throw new Error("a session without a profile");
  const photos = await db
    .selectFrom("photos")
    .selectAll()
    .where("member_id", "=", viewer.id)
    .orderBy("position")
    .execute();
  const { freePhotoUploads, premiumPhotoUploads } = backend.limits;
  return {
    profile: wireOwnProfile(member, dayOf(now)),
    photos: photos.map(wireImage),
    max_photos: viewer.paid ? premiumPhotoUploads : freePhotoUploads,
  };
});

const saveRoute = forMembers(saveProfile, async ({ backend, body, viewer, now }) => {
  const today = dayOf(now);
  const profile = await backend.db.transaction().execute(async (db) => {
    const before = await readMember(db, viewer.id);
    const account = await db
      .selectFrom("accounts")
      .select("email")
      .where("member_id", "=", viewer.id)
      .executeTakeFirst();
    if (!before || !account) throw new Error("a session without a profile");

    const { name, interests, date_of_birth: dateOfBirth, region, ...rest } = body;
    const changes: Record<string, string | null> = {};
    for (const [field, value] of Object.entries(rest)) {
      if (value !== undefined) changes[field] = checkedField(field, value.trim());
    }
    if (name !== undefined) {
      const trimmed = name.trim();
      if (!isName(trimmed, account.email)) throw invalid("name");
      await requireFreeName(db, trimmed, viewer.id);
      changes.name = trimmed;
      changes.name_key = nameKey(trimmed);
    }
    if (interests !== undefined) {
      const known = new Set<string>(INTERESTS);
      if (interests.some((interest) => !known.has(interest))) throw invalid("interests");
      changes.interests = JSON.stringify([...new Set(interests)]);
    }
    if (dateOfBirth !== undefined) {
      const age = isRealDay(dateOfBirth) ? ageOn(dateOfBirth, today) : -1;
      if (age < backend.limits.minAge || age > backend.limits.maxAge) throw invalid("date_of_birth");
      changes.date_of_birth = dateOfBirth;
    }
    const country = changes.country === undefined ? before.country : changes.country;
    if (region !== undefined) changes.region = checkedRegion(country, region.trim());
    else if (country !== before.country) changes.region = null;

    if (Object.keys(changes).length > 0) {
      await db.updateTable("members").set(changes).where("id", "=", viewer.id).execute();
    }
    return (await readMember(db, viewer.id)) ?? before;
  });
  backend.searchIndex.forget();
  return { profile: wireOwnProfile(profile, today) };
});

/** Empty text clears a field. */
function checkedField(field: string, value: string): string | null {
  if (value === "") return null;
  if (field in LISTS) {
    const list: readonly string[] = LISTS[field as keyof typeof LISTS];
    if (!list.includes(value)) throw invalid(field);
  }
  if (field in MAX_LENGTHS && [...value].length > MAX_LENGTHS[field as keyof typeof MAX_LENGTHS])
    throw invalid(field);
  return value;
}

function checkedRegion(country: string | null, region: string): string | null {
  if (region === "") return null;
  const code = regionCode(country ?? undefined, region);
  if (!country || !ALL_REGIONS[country]?.some((region) => region.code === code)) throw invalid("region");
  return code;
}

function invalid(field: string): Refusal {
  return new Refusal("field_invalid", { field });
}

export const profileRoutes = [readRoute, saveRoute];
