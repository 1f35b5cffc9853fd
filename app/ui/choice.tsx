import type { ReactNode } from "react";
import { FieldProblem, GroupFrame } from "./field-frame";
import type { Option } from "./form-types";

type ChoiceProps = {
  kind: "radio" | "checkbox";
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  /** Values that start chosen. */
  chosen?: readonly string[];
  /** Short answers side by side. */
  pills?: boolean;
  help?: string;
  error?: string;
  required?: boolean;
};

/** One question with several answers. The first answer's id is `id`, so that the error summary can jump to it. */
export function Choice(props: ChoiceProps) {
  const { kind, id, name, label, options, chosen = [], pills, help, error, required } = props;
  return (
    <GroupFrame id={id} label={label} help={help} error={error}>
      <div className={pills ? "choices-pills" : "choices"}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type={kind}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              disabled={option.disabled}
              required={kind === "radio" && required ? true : undefined}
            />
            <span>
              {option.label}
              {option.help ? <small>{option.help}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

type CheckboxProps = {
  id: string;
  name: string;
  label: ReactNode;
  value?: string;
  defaultChecked?: boolean;
  required?: boolean;
  /** "off" where Back must not bring the tick back. */
  autoComplete?: "off";
  error?: string;
};

/** One yes-or-no, such as accepting the terms. */
export function Checkbox(props: CheckboxProps) {
  const { id, name, label, value = "1", defaultChecked, required, autoComplete, error } = props;
  return (
    <div className="field">
      {error ? <FieldProblem id={id} text={error} /> : null}
      <label className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          required={required}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
