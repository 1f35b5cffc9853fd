/** JSON that may stand in a script element: nothing in it ends the element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
