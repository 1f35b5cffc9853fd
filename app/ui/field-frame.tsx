import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The error under a label; `id` is the control's. */
export function FieldProblem({ id, text }: { id: string; text: string }) {
  return (
    <p className="wrong" id={`${id}-error`}>
      <Icon name="alert" />
      {text}
    </p>
  );
}

type FieldFrameProps = { id: string; label: string; help?: ReactNode; error?: string; children: ReactNode };

/** Label above, error, control, help under: the same order for every single control. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {error ? <FieldProblem id={id} text={error} /> : null}
      {children}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** The same for several controls that answer one question. */
export function GroupFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <fieldset
      className={error ? "field field-wrong" : "field"}
      aria-describedby={groupDescription(id, help, error)}
    >
      <legend>{label}</legend>
      {error ? <FieldProblem id={id} text={error} /> : null}
      {children}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </fieldset>
  );
}

function groupDescription(id: string, help: unknown, error: unknown): string | undefined {
  if (help && error) return `${id}-error ${id}-help`;
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}
