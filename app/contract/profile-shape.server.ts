import { z } from "zod";
import { wireBool, wireDay, wireId, wireInt, wireList, wireOptional, wireText } from "./wire.server";

/** One file of a picture at one width. `match` is the path behind `cdn_prefix`. */
export const imageVariant = z.object({ match: z.string(), width: wireInt });

/** Profile image of SPEC §3; width, height, colour and variants are ours and may be missing. */
export const image = z.object({
  id: wireOptional(wireId),
  filename: wireOptional(z.string()),
  thumb_filename: wireOptional(z.string()),
  status: wireOptional(z.string()),
  /** Path that is prefixed with `cdn_prefix` (SPEC §3). */
  match: z.string(),
  width: wireOptional(wireInt),
  height: wireOptional(wireInt),
  /** Dominant colour, `#rrggbb`. */
  color: wireOptional(z.string().regex(/^#[0-9a-f]{6}$/i)),
  variants: wireList(imageVariant).optional(),
});

/** What a card in a list needs of a profile. */
export const profileCard = z.object({
  id: wireId,
  name: wireText,
  age: wireOptional(wireInt),
  gender: wireOptional(z.string()),
  country: wireOptional(z.string()),
  region: wireOptional(wireText),
  city: wireOptional(wireText),
  status: wireOptional(z.string()),
  fictional: wireBool.optional(),
  /** Ours: the member agreed to be found by search engines; without it the pages about a real member are `noindex`. */
  findable: wireBool.optional(),
  main_image: wireOptional(image),
  num_photos: wireOptional(wireInt),
  /** Whether the asking member likes this profile. */
  liked: wireBool.optional(),
});

/** Members as lists show them: who comes twice, as a JOIN makes it, is shown once. */
export const profileCards = wireList(profileCard).transform((cards) => {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
});

/** Every field of SPEC §3's Profile as other members may see it. */
export const profile = profileCard.extend({
  sexuality: wireOptional(z.string()),
  about_me: wireOptional(wireText),
  interests: wireList(z.string()).optional(),
  hair_color: wireOptional(z.string()),
  eye_color: wireOptional(z.string()),
  body_type: wireOptional(z.string()),
  relationship_status: wireOptional(z.string()),
  tattoos: wireOptional(wireText),
  reason_for_signup: wireOptional(wireText),
  /** Address of a cam show, where the profile has one (PROF-08). */
  cam_url: wireOptional(z.string()),
});

/** The member's own profile: with the date of birth. */
export const ownProfile = profile.extend({ date_of_birth: wireOptional(wireDay) });
