import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/**
 * How much a page may load (REACH-06): everything; `less`, small pictures in the first view only; or `asked`, less, but
 * with the small pictures of this page.
 */
export type DataUse = "full" | "less" | "asked";

/** Parameter of an address that asks for a page's pictures in spite of all. */
export const PICTURES_PARAMETER = "pictures";

type Asked = Pick<PageContext, "headers" | "url">;

/** What was chosen here counts, else what the browser says by `Save-Data`. */
export function dataUseOf({ headers, url }: Asked): DataUse {
  const chosen = COOKIES.dataUse.read({ headers });
  const less = chosen ? chosen === "less" : headers.get("save-data")?.trim().toLowerCase() === "on";
  if (!less) return "full";
  return url.searchParams.has(PICTURES_PARAMETER) ? "asked" : "less";
}

/** Whether every byte counts for who asks. */
export function usesLessData(context: Asked): boolean {
  return dataUseOf(context) !== "full";
}
