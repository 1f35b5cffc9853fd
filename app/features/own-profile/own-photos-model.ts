import type { Words } from "#app/i18n/catalog";
import type { FieldError } from "#app/ui/form-types";
import type { PictureProps } from "#app/ui/picture";

export interface PhotosNotice {
  kind: "danger" | "warning";
  text: string;
}

/** One photo and what can be done with it; the texts name it by its number. */
export interface OwnPhoto {
  id: number | undefined;
  picture: Omit<PictureProps, "sizes">;
  isMain: boolean;
  /** Said where others cannot see it yet. */
  pending: string | undefined;
  earlier: { text: string; position: number } | undefined;
  later: { text: string; position: number } | undefined;
  delete: string;
  deleteHref: string | undefined;
}

export interface OwnPhotosModel {
  title: string;
  words: Words<"ownProfile">["photos"];
  key: string;
  errorsTitle: string;
  errors: FieldError[];
  added: string[];
  notice: PhotosNotice | undefined;
  countText: string;
  fieldHelp: string;
  /** Of all files of a post together. */
  maxBytes: number;
  /** Whether more than one photo fits. */
  several: boolean;
  /** How many more fit; undefined where none does. */
  roomText: string | undefined;
  /** What Premium would bring; undefined for who has it. */
  premium: { hint: string; href: string } | undefined;
  photos: OwnPhoto[];
  /** The photo whose deletion the address asks about. */
  toDelete: OwnPhoto | undefined;
  profileHref: string;
  backText: string;
}
