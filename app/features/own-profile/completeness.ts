import type { CountedField } from "./sections";

/** What a profile can have besides a photo, in the order in which a newcomer would add it. */
const COUNTED: readonly CountedField[] = [
  "about_me",
  "city",
  "interests",
  "gender",
  "sexuality",
  "relationship_status",
  "body_type",
  "hair_color",
  "eye_color",
  "tattoos",
  "reason_for_signup",
];

export interface Completeness {
  done: number;
  total: number;
  missing: (CountedField | "photo")[];
}

/** How much of what profiles show is filled in (ACCT-01); fields that are not shown do not count. */
export function completenessOf(
  profile: Partial<Record<CountedField, string | readonly string[] | null | undefined>>,
  { hasPhoto, isShown }: { hasPhoto: boolean; isShown: (field: CountedField) => boolean },
): Completeness {
  const counted = COUNTED.filter(isShown);
  const missing: Completeness["missing"] = counted.filter((field) => {
    const value = profile[field];
    return !(typeof value === "string" ? value.trim() : value?.length);
  });
  if (!hasPhoto) missing.unshift("photo");
  const total = counted.length + 1;
  return { done: total - missing.length, total, missing };
}
