import type { Words } from "#app/i18n/catalog";
import type { FieldError, Option } from "#app/ui/form-types";
import type { PushOptionProps } from "#app/ui/push-option";
import type { PhotoStepModel, PhotoStepResult } from "./photo-step-view";
import type { Step } from "./steps";

/** What every step shows around its own fields. */
export interface StepFrame {
  step: Step;
  title: string;
  words: Words<"steps">;
  stepper: { step: number; total: number; text: string };
  /** Where the step's forms post to: its own address. */
  action: string;
  key: string;
  back: { href: string; label: string } | undefined;
  /** What was done while the account was made, right after it (SIGN-03). */
  progress: { title: string; lines: string[]; done: string } | undefined;
  errorsTitle: string;
  errors: FieldError[];
  notice: { kind: "danger" | "warning" | "success"; text: string } | undefined;
}

/** A question with a value list. */
export interface Listed {
  label: string;
  options: Option[];
  chosen: string;
}

export interface LocationFields {
  country: Listed;
  /** Missing where the country has no regions, or none is chosen yet. */
  region: Listed | undefined;
  city: string;
}

export interface PersonalFields {
  gender: Listed;
  sexuality: Listed;
  relationship_status: Listed;
  body_type: Listed;
  hair_color: Listed;
  eye_color: Listed;
  tattoos: { label: string; value: string };
  reason_for_signup: { label: string; value: string };
}

export interface AboutFields {
  aboutMe: string;
  mostCharacters: number;
  interests: { label: string; options: Option[]; chosen: string[] };
}

export interface ConfirmFields {
  confirmed: boolean;
  text: string;
  resend: { key: string; label: string };
  change: {
    key: string;
    email: string;
    open: boolean;
    reveal: { show: string; hide: string };
    passwordLabel: string;
  };
}

export type StepModel = StepFrame &
  (
    | { step: "location"; fields: LocationFields }
    | { step: "personal"; fields: PersonalFields }
    | { step: "about"; fields: AboutFields }
    | { step: "push"; option: PushOptionProps | undefined }
    | { step: "confirm"; fields: ConfirmFields }
    | { step: "photo"; photos: PhotoStepModel; result: PhotoStepResult | undefined }
  );
