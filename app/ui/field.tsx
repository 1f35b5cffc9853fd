import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldFrame } from "./field-frame";
import { describedBy } from "./form-types";
import { Icon } from "./icon";

type InputType = "text" | "email" | "password" | "tel" | "number" | "search" | "url" | "file";

type FieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type" | "id" | "name"
> & {
  id: string;
  name: string;
  label: string;
  type?: InputType;
  help?: ReactNode;
  error?: string;
  /** Words of the button that shows a password; only read with `type="password"`. */
  reveal?: { show: string; hide: string };
};

/** One line of text with its label. Uncontrolled: what was typed comes back through `defaultValue`. */
export function Field({ id, label, type = "text", help, error, reveal, ...rest }: FieldProps) {
  const input = (
    <input
      {...rest}
      id={id}
      type={type}
      className="input"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help, error })}
    />
  );
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {type === "password" && reveal ? (
        <rz-reveal data-show={reveal.show} data-hide={reveal.hide}>
          {input}
          <button type="button" hidden aria-pressed="false" aria-label={reveal.show} aria-controls={id}>
            <Icon name="eye" />
            <Icon name="eye-off" />
          </button>
        </rz-reveal>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
