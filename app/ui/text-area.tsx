import type { ReactNode, TextareaHTMLAttributes } from "react";
import { CharacterCount } from "./character-count";
import { FieldFrame } from "./field-frame";
import { describedBy } from "./form-types";

type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className" | "style" | "id" | "name"
> & {
  id: string;
  name: string;
  label: string;
  help?: ReactNode;
  error?: string;
  /** Most characters (code points), and what they are called: "characters". */
  count?: { max: number; words: string };
};

/** Several lines of text; grows while typing, counts where a limit is given. Uncontrolled. */
export function TextArea({ id, label, help, error, count, rows = 4, ...rest }: TextAreaProps) {
  const area = (
    <rz-grow>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error, count })}
      />
    </rz-grow>
  );
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {count ? (
        <rz-count max={count.max}>
          {area}
          <CharacterCount id={`${id}-count`} {...count} used={[...String(rest.defaultValue ?? "")].length} />
        </rz-count>
      ) : (
        area
      )}
    </FieldFrame>
  );
}
