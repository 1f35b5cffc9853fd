import type { Words } from "#app/i18n/catalog";
import type { DateParts, FieldError } from "#app/ui/form-types";
import type { PictureProps } from "#app/ui/picture";
import type { InterestGroup, LocationFields, PersonalFields } from "#app/ui/profile-fields/field-models";
import type { IntimateConsentFields } from "#app/ui/profile-fields/intimate-consent";

/** The fields of one part. */
export type SectionFields =
  | {
      name: "basics";
      memberName: string;
      birth: Partial<DateParts>;
      details: Partial<PersonalFields>;
    }
  | { name: "place"; location: LocationFields }
  | { name: "words"; aboutMe: string; maxCharacters: number }
  | { name: "interests"; groups: InterestGroup[]; chosen: readonly string[] }
  | { name: "looks"; details: Partial<PersonalFields> }
  | { name: "life"; details: Partial<PersonalFields> };

interface ProfileNotice {
  kind: "danger" | "warning" | "success";
  text: string;
}

/** One part of the form. */
export interface SectionModel {
  title: string;
  /** What became of a look-up in this part. */
  notice: ProfileNotice | undefined;
  /** Set on the first part that asks something intimate. */
  consent: IntimateConsentFields | undefined;
  fields: SectionFields;
}

export interface OwnProfileModel {
  title: string;
  words: Words<"ownProfile">;
  steps: Words<"signup">["steps"];
  basics: { nameLabel: string; nameHelp: string; birthLabel: string; parts: DateParts };
  key: string;
  errorsTitle: string;
  errors: FieldError[];
  notice: ProfileNotice | undefined;
  /** The hidden field that says which parts the form holds, and what they showed. */
  marks: { name: string; value: string };
  face: {
    heading: string;
    place: string;
    fictional: string | undefined;
    picture: Omit<PictureProps, "sizes">;
    /** Said where others cannot see the photo yet. */
    pending: string | undefined;
    about: string | undefined;
    publicHref: string;
    photosHref: string;
    photosText: string;
  };
  complete: { done: number; total: number; text: string; missing: { href: string; label: string }[] };
  sections: SectionModel[];
}
