import type { Option } from "#app/ui/form-types";

/** Whom the member would like to meet: gender, and from which age to which (SIGN-10). */
export interface MeetFields {
  text: string;
  gender: { label: string; options: Option[]; chosen: string[] };
  ages: { lowest: number; highest: number; from: string; to: string; min: string; max: string };
}

/** The question as a form: the step shows it, and the matches ask it where it was skipped. */
export interface MeetForm {
  action: string;
  key: string;
  fields: MeetFields;
  submit: string;
  /** Where the answer leads: to the matches that were asked for, else to the next step. */
  leadsTo?: "matches";
}
