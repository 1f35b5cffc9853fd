/** A text of several lines as it is sent on: line feeds only, no control characters, nothing around it. */
export function cleanText(given: unknown): string {
  if (typeof given !== "string") return "";
  return given
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
