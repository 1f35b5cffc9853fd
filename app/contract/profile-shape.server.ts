import { z } from "zod";
import {
  field,
  wireBool,
  wireDay,
  wireId,
  wireInt,
  wireList,
  wireName,
  wireOptional,
  wireText,
} from "./wire.server";

/** One file of a picture at one width. `match` is the path behind `cdn_prefix`. */
export const imageVariant = z.object({
  match: field(z.string(), "Path of this file behind `cdn_prefix`.", "members/24/1-360.webp"),
  width: field(wireInt, "Width of this file.", 360, "pixels"),
});

/** Profile image of SPEC §3; width, height, colour and variants are ours and may be missing. */
export const image = z.object({
  id: field(wireOptional(wireId), "Number of the photo; needed for the member's own.", 31),
  filename: field(wireOptional(z.string()), "Name of the file, as your PHP keeps it.", "1.webp"),
  thumb_filename: field(wireOptional(z.string()), "Name of the small file.", "1-small.webp"),
  status: field(
    wireOptional(z.string()),
    "`active` where it may appear outside the site, in share metadata; `pending` until somebody of the operator looked at it: nobody but its owner sees it.",
    "active",
  ),
  match: field(z.string(), "Path that is prefixed with `cdn_prefix`.", "members/24/1.webp"),
  width: field(wireOptional(wireInt), "Width of the picture.", 1200, "pixels"),
  height: field(wireOptional(wireInt), "Height of the picture.", 1600, "pixels"),
  color: field(
    wireOptional(z.string().regex(/^#[0-9a-f]{6}$/i)),
    "Dominant colour, `#rrggbb`: shown until the picture is there.",
    "#7a5c3e",
  ),
  variants: field(
    wireList(imageVariant).optional(),
    "The same picture at other widths: 160, 240, 360, 480 and 600 are used.",
    [{ match: "members/24/1-360.webp", width: 360 }],
  ),
});

/** What a card in a list needs of a profile. */
export const profileCard = z.object({
  id: field(wireId, "Number of the profile.", 24),
  name: field(wireName, "Name other members see.", "Anna"),
  age: field(wireOptional(wireInt), "Age.", 34, "years"),
  gender: field(wireOptional(z.string()), "`male` or `female`.", "female"),
  country: field(wireOptional(z.string()), "Country, ISO 3166-1 alpha-2.", "NL"),
  region: field(wireOptional(wireName), "Region, as it is shown.", "Noord-Holland"),
  city: field(wireOptional(wireName), "Town.", "Haarlem"),
  status: field(wireOptional(z.string()), "`disabled` for who cannot be written to any more.", "active"),
  fictional: field(
    wireBool.optional(),
    "Whether the profile is fictional: it is marked on every surface.",
    0,
  ),
  answered_by: field(
    wireOptional(z.string()),
    "Who answers messages to it: `person` (the member), `staff` of the operator or `machine`. Said where one writes, before anything is paid for; left out: only the wording of fictional profiles.",
    "person",
  ),
  findable: field(
    wireBool.optional(),
    "The member agreed to be found by search engines; without it the pages about a real member are `noindex`.",
    0,
  ),
  main_image: field(wireOptional(image), "The photo others see first; left out or null without one.", {
    match: "members/24/1.webp",
  }),
  num_photos: field(wireOptional(wireInt), "Photos the profile has.", 4, "photos"),
  liked: field(wireBool.optional(), "Whether the asking member likes this profile.", 0),
  online: field(
    wireBool.optional(),
    "Whether the member is on the site at this moment and lets others see it: a card of the search says so to members. Shown of nobody fictional or answered for; left out: nothing is said.",
    0,
  ),
  is_new: field(
    wireBool.optional(),
    "Whether the member joined in the last days; a card of the search says so to members. Left out: nothing is said.",
    0,
  ),
  shared_interests: field(
    wireList(z.string()).optional(),
    "Words of `site.interests` that this profile and the asking member both chose: the first is told on the card of a search; left out for visitors.",
    ["hiking"],
  ),
});

/** Members as lists show them: who comes twice, as a JOIN makes it, is shown once. */
export const profileCards = wireList(profileCard).transform((cards) => {
  const seen = new Set<number>();
  return cards.filter(({ id }) => !seen.has(id) && seen.add(id));
});

/** Every field of SPEC §3's Profile as other members may see it. */
export const profile = profileCard.extend({
  sexuality: field(wireOptional(z.string()), "`hetero`, `gay`, `lesbian` or `bi`.", "hetero"),
  about_me: field(
    wireOptional(wireText),
    "What the member writes about themselves.",
    "I like tea and long walks.",
  ),
  interests: field(wireList(z.string()).optional(), "Words of the list in `site.interests`.", [
    "tea",
    "hiking",
  ]),
  hair_color: field(
    wireOptional(z.string()),
    "`brunette`, `blond`, `brown`, `white`, `bald`, `black`, `dark_blond`, `dark_brown`, `gray`, `red` or `other`.",
    "brown",
  ),
  eye_color: field(
    wireOptional(z.string()),
    "`blue`, `green`, `hazel`, `brown`, `gray` or `other`.",
    "green",
  ),
  body_type: field(wireOptional(z.string()), "`slim`, `normal` or `fat`.", "normal"),
  relationship_status: field(
    wireOptional(z.string()),
    "`divorced`, `living_together`, `married`, `single`, `widowed` or `unmarried`.",
    "single",
  ),
  tattoos: field(wireOptional(wireText), "Tattoos, in the member's words.", "A swallow"),
  reason_for_signup: field(
    wireOptional(wireText),
    "Why the member is here, in their own words.",
    "To meet somebody new",
  ),
  text_language: field(
    wireOptional(z.string()),
    "The language of what the member wrote (`about_me`, `tattoos`, `reason_for_signup`), as a BCP 47 tag. Pages mark the words with it for screen readers and hyphenation, and name it where it is not the reader's; left out: nobody knows.",
    "en",
  ),
  cam_url: field(
    wireOptional(z.string()),
    "Address of a cam show, where the profile has one.",
    "https://cam.example/anna",
  ),
});

/** The member's own profile: with the date of birth; what forms show is as it was typed. */
export const ownProfile = profile.extend({
  name: field(wireText, "Name other members see.", "Anna"),
  region: field(wireOptional(wireText), "Region, as it is shown.", "Noord-Holland"),
  city: field(wireOptional(wireText), "Town.", "Haarlem"),
  date_of_birth: field(wireOptional(wireDay), "Day of birth; nobody but the member sees it.", "1990-05-01"),
});
