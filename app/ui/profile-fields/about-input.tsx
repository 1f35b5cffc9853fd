import { errorOf } from "../form-types";
import { TextArea } from "../text-area";
import type { Refused } from "./field-models";

type AboutInputProps = Refused & {
  text: string;
  maxCharacters: number;
  words: { about_label: string; about_help: string; characters: string };
};

/** The member's own words inside a form, with the limit. */
export function AboutInput({ text, maxCharacters, words, errors }: AboutInputProps) {
  return (
    <TextArea
      id="about_me"
      name="about_me"
      label={words.about_label}
      help={words.about_help}
      rows={5}
      defaultValue={text}
      count={{ max: maxCharacters, words: words.characters }}
      error={errorOf(errors, "about_me")}
    />
  );
}
