import type { Words } from "#app/i18n/catalog";
import type { SignupsClosed } from "#app/session/signups.server";
import type { PictureModel } from "#app/shared/photos/picture-url.server";
import type { TextLanguage } from "#app/shared/profile/text-language.server";

export type LandingPicture = PictureModel & { alt: string };

/** The one member a landing is about, as visitors may see her or him. */
export interface LandingMember {
  id: number;
  name: string;
  /** Name and age. */
  heading: string;
  place: string | undefined;
  /** The label of fictional profiles; stands wherever name or picture does. */
  fictional: string | undefined;
  /** What a fictional profile is (PROF-03), for where nobody can write; where one can, `answeredBy` says it too. */
  fictionalText: string | undefined;
  /** Who answers a first message (SAFE-09). */
  answeredBy: string | undefined;
  main: LandingPicture;
  /** The other photos visitors may see; locked ones are a number only. */
  photos: LandingPicture[];
  lockedText: string | undefined;
  aboutTitle: string;
  about: string | undefined;
  written: TextLanguage;
  facts: { label: string; value: string; lang?: string | undefined }[];
  interestsTitle: string;
  interests: string[];
}

/** What the three landings of a member get (LAND-01); all text is in the slug's language and niche. */
export interface LandingPage {
  title: string;
  description: string;
  words: Words<"landers">;
  /** Two or three words about the niche. */
  label: string;
  pitch: string;
  intro: string;
  honest: string;
  adults: string;
  member: LandingMember;
  /** Words with the member's or the site's name in them. */
  named: Record<"meet" | "signed" | "note" | "write" | "chatTitle" | "chatLabel", string>;
  starters: { text: string; href: string }[];
  /** The first line travels to the signup in the address: a browser that refuses cookies keeps it too. */
  firstLine: { action: string; hidden: [name: string, value: string][]; maxLength: number };
  signupUrl: string;
  /** Said instead of the ways to write, where nobody may sign up. */
  closed: SignupsClosed;
  loginUrl: string;
}

/** The landing does not exist for visitors; the page explains it. */
export interface LandingRefusal {
  title: string;
  text: string;
  status: number;
  back: string;
}
