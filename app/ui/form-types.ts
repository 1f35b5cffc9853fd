/** One refused field as a form shows it: its name, the id of the control to jump to, and what to do. */
export type FieldError = { field: string; id: string; text: string };

/** Limits of a field in the browser's own attributes; they come from the form's schema. */
export interface FieldConstraints {
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
}

/** One entry of a select, radio group or checkbox group. */
export type Option = { value: string; label: string; help?: string; disabled?: boolean };

/** The parts of a date of birth as text, exactly as typed. */
export type DateParts = { day: string; month: string; year: string };

/** The text of the first error of a field, or undefined. */
export function errorOf(errors: readonly FieldError[] | undefined, field: string): string | undefined {
  return errors?.find((error) => error.field === field)?.text;
}

/** Ids for `aria-describedby`: those of the parts that are shown, or undefined. */
export function describedBy(
  id: string,
  shown: { help?: unknown; error?: unknown; count?: unknown },
): string | undefined {
  const ids: string[] = [];
  if (shown.help) ids.push(`${id}-help`);
  if (shown.error) ids.push(`${id}-error`);
  if (shown.count) ids.push(`${id}-count`);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
