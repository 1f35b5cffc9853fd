/** Fills `{name}` places of a text. In the browser, where there is no i18next; plurals are chosen by the server. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
