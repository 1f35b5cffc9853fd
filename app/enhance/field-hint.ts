/** What is said under one field while it is filled in. */
export interface FieldHint {
  field: HTMLInputElement;
  /** Looks at what stands in the field; true where that raises a question that was not asked before. */
  asks(): Promise<boolean>;
}

/** A field of the form and the region under it, in which its hints are said; undefined where one is missing. */
export function placesOf(
  form: HTMLFormElement,
  name: string,
): { field: HTMLInputElement; region: HTMLElement } | undefined {
  const field = form.elements.namedItem(name);
  const region = form.querySelector<HTMLElement>(`[data-hint="${name}"]`);
  return field instanceof HTMLInputElement && region ? { field, region } : undefined;
}
