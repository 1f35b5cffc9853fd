import type { PageContext } from "#app/page-context";

/** Whether the browser asks to spare its connection (LAND-05); the answer then varies by the `Save-Data` header. */
export function savesData(context: PageContext): boolean {
  return context.headers.get("save-data")?.trim().toLowerCase() === "on";
}
