import { Button, type ButtonLook } from "./button";
import { KeyField } from "./key-field";

interface DataUseChoiceProps extends Pick<ButtonLook, "variant" | "size"> {
  words: Record<"text" | "is_less" | "is_full" | "use_less" | "use_full", string>;
  less: boolean;
  /** How things stand is said beside it. */
  isTold?: boolean;
  formKey: string;
  action: string;
  /** Where the form leads back to. */
  next: string;
}

/** How much pages may load now, with one button that turns it round (REACH-06). */
export function DataUseChoice({ words, less, isTold, formKey, action, next, ...button }: DataUseChoiceProps) {
  return (
    <>
      <p>{words.text}</p>
      {isTold ? null : (
        <p>
          <strong>{less ? words.is_less : words.is_full}</strong>
        </p>
      )}
      <form method="post" action={action}>
        <KeyField value={formKey} />
        <input type="hidden" name="next" value={next} />
        <Button {...button} name="use" value={less ? "full" : "less"}>
          {less ? words.use_full : words.use_less}
        </Button>
      </form>
    </>
  );
}
