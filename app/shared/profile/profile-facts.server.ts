import type { z } from "zod";
import type { profile as profileSchema } from "#app/contract/profile-shape.server";
import type { Translator } from "#app/i18n/translator.server";

import { valueText } from "#app/i18n/value-text.server";
import type { Site } from "#app/session/site";
import { allowedInterests } from "./interests.server";
import { type TextLanguage, textLanguageOf } from "./text-language.server";

type Profile = z.output<typeof profileSchema>;

/** Fields with a value list, in the order a profile shows them (SPEC §3). */
const LISTED = [
  "gender",
  "sexuality",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
] as const;
const FREE = ["tattoos", "reason_for_signup"] as const;

/** Whether the operator lets profiles show a field; all where nothing is set (visible_profile_fields). */
export function isVisibleField(site: Site, field: string): boolean {
  return !site.visible_profile_fields?.length || site.visible_profile_fields.includes(field);
}

/** Label and value of each fact the operator lets profiles show (PROF-01, visible_profile_fields). */
export function factsOf(
  site: Site,
  translator: Translator,
  profile: Profile,
): ({ label: string; value: string } & TextLanguage)[] {
  const words = translator.words("profile");
  const written = textLanguageOf(translator, profile);
  const facts: ReturnType<typeof factsOf> = [];
  for (const field of LISTED) {
    const value = profile[field];
    if (value && isVisibleField(site, field))
      facts.push({ label: words[field], value: valueText(translator, field, value) });
  }
  // `visible_profile_notes` names the free-text fields that may be shown.
  for (const field of FREE) {
    const value = profile[field]?.trim();
    const allowed = !site.visible_profile_notes?.length || site.visible_profile_notes.includes(field);
    if (value && allowed && isVisibleField(site, field))
      facts.push({ label: words[field], value, ...written });
  }
  return facts;
}

/** The names of interests in the reader's language; none where the site hides them. */
export function interestsOf(site: Site, translator: Translator, interests: string[]): string[] {
  if (!isVisibleField(site, "interests")) return [];
  return allowedInterests(site, interests).map((interest) => valueText(translator, "interest", interest));
}
