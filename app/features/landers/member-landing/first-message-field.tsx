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
  /** The focus goes here when the page comes. */
  focus: boolean;
};

/** HTML's `autofocus` needs no script. */
const focusOnLoad = { autoFocus: true };

/** The first message of a signup that is tied to a member. */
export function FirstMessageField({ field, typed, errors, focus }: FieldProps) {
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
      {...(focus ? focusOnLoad : {})}
    />
  );
}
