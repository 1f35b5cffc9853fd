import type { SelectHTMLAttributes } from "react";
import { FieldFrame } from "./field-frame";
import { describedBy, type Option } from "./form-types";
import { Icon } from "./icon";

type SelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  "className" | "style" | "id" | "name" | "children" | "multiple"
> & {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  /** The first, empty entry; left out when there is always a choice. */
  empty?: string;
  help?: string;
  error?: string;
};

/** The phone's own list of choices. Uncontrolled. */
export function Select({ id, label, options, empty, help, error, ...rest }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <span className="select">
        <select
          {...rest}
          id={id}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
        >
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
