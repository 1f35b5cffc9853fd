import type { Words } from "#app/i18n/catalog";
import type { CardModel } from "#app/shared/profile/card-model.server";
import type { PictureProps } from "#app/ui/picture";

export type Photo = Omit<PictureProps, "sizes">;

/** One thumbnail of the overview: a photo, or a locked one, of which nothing is known. */
export interface Thumbnail {
  href: string;
  label: string;
  /** Undefined where it is locked: its file is never sent. */
  photo: Photo | undefined;
}

/** Where each action leads; for visitors to the login, which comes back to do it (PROF-09). */
export interface ProfileLinks {
  message: string;
  gift: string;
  block: string;
  report: string;
  photos: string | undefined;
  /** Undefined for members: they like by a form. */
  like: string | undefined;
  signup: string | undefined;
  locked: string;
}

export interface ProfileModel {
  title: string;
  words: Words<"profile">;
  id: number;
  name: string;
  heading: string;
  place: string;
  fictional: string | undefined;
  fictionalWarning: string | undefined;
  main: Photo;
  thumbnails: Thumbnail[];
  photoCount: string;
  lockedText: string | undefined;
  lockedAction: string;
  liked: boolean;
  likeState: string | undefined;
  /** Set where somebody came back from the login to like this member. */
  nowLike: string | undefined;
  links: ProfileLinks;
  cam: { title: string; href: string } | undefined;
  /** Undefined where the operator does not show what members write about themselves. */
  about: { title: string; text: string | undefined; empty: string } | undefined;
  facts: { label: string; value: string }[];
  interests: string[];
  related: CardModel[];
  key: string;
  mine: boolean;
}

/** A page in place of the profile: blocked by its owner, disabled. */
export interface ProfileRefusal {
  title: string;
  text: string;
  status: number;
  back: string;
}

/** A profile that the member blocked: hidden until the block is taken back. */
export interface BlockedProfileModel {
  title: string;
  words: Words<"profile">;
  fictional: string | undefined;
  action: string;
  key: string;
  report: string;
}
