import type { FieldError, Option } from "../form-types";

/** A question with a value list. */
interface Listed {
  label: string;
  options: Option[];
  chosen: string;
}

/** A question that is answered in one line. */
interface Line {
  label: string;
  value: string;
}

/** Country, region and city. */
export interface LocationFields {
  country: Listed;
  /** Missing where the country has no regions, or none is chosen yet. */
  region: Listed | undefined;
  city: string;
}

/** The details of SPEC §3 that have a value list, and the two that have none. */
export interface PersonalFields {
  gender: Listed;
  sexuality: Listed;
  relationship_status: Listed;
  body_type: Listed;
  hair_color: Listed;
  eye_color: Listed;
  tattoos: Line;
  reason_for_signup: Line;
}

/** A group of interests under one heading. */
export interface InterestGroup {
  id: string;
  label: string;
  options: Option[];
  /** How many of them are chosen; empty for none. */
  chosenText: string;
}

/** About-me and interests. */
export interface AboutFields {
  aboutMe: string;
  maxCharacters: number;
  interests: { label: string; groups: InterestGroup[]; chosen: string[] };
}

/** What is wrong with the fields of a form. */
export interface Refused {
  errors: readonly FieldError[];
}
