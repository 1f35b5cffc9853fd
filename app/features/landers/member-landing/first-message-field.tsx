import { errorOf, type FieldError } from "#app/ui/form-types";
import { TextArea } from "#app/ui/text-area";

export interface FirstMessage {
  label: string;
  help: string;
  text: string | undefined;
  count: { max: number; words: string };
}

type FieldProps = {
  field: FirstMessage;
  /** What was typed when the form came back. */
  typed: string | undefined;
  errors: readonly FieldError[];
};

/** The first message of a signup that is tied to a member. */
export function FirstMessageField({ field, typed, errors }: FieldProps) {
  return (
    <TextArea
      id="signup_message"
      name="signup_message"
      rows={3}
      label={field.label}
      help={field.help}
      count={field.count}
      defaultValue={typed ?? field.text}
      error={errorOf(errors, "signup_message")}
    />
  );
}
