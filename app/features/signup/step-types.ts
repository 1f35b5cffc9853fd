import type { Words } from "#app/i18n/catalog";
import type { ProfileAnswer } from "#app/shared/profile/profile-form.server";
import type { FieldConstraints, FieldError } from "#app/ui/form-types";
import type { AboutFields, LocationFields, PersonalFields } from "#app/ui/profile-fields/field-models";
import type { IntimateConsentFields } from "#app/ui/profile-fields/intimate-consent";
import type { PushOptionProps } from "#app/ui/push-option";
import type { MeetFields } from "./meet-form";
import type { PhotoStepModel, PhotoStepResult } from "./photo-step.server";
import type { Step } from "./steps";

/** What a step's form brought back. */
export interface StepAnswer extends ProfileAnswer {
  /** What became of each photo. */
  photos?: PhotoStepResult;
}

/** What every step shows around its own fields. */
export interface StepFrame {
  step: Step;
  title: string;
  words: Words<"signup">["steps"];
  stepper: { step: number; total: number; text: string };
  /** Where the step's forms post to: its own address. */
  action: string;
  key: string;
  back: { href: string; label: string } | undefined;
  errorsTitle: string;
  errors: FieldError[];
  notice: { kind: "danger" | "warning" | "success"; text: string } | undefined;
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
    constraints: Record<"email" | "password", FieldConstraints>;
  };
}

export type StepModel = StepFrame &
  (
    | { step: "meet"; fields: MeetFields }
    | { step: "location"; fields: LocationFields }
    | { step: "personal"; fields: PersonalFields; consent: IntimateConsentFields }
    | { step: "about"; fields: AboutFields; consent: IntimateConsentFields }
    | { step: "push"; option: PushOptionProps | undefined }
    | { step: "confirm"; fields: ConfirmFields }
    | { step: "photo"; photos: PhotoStepModel; result: PhotoStepResult | undefined }
  );
