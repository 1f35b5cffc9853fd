import { createContext, useContext } from "react";

/**
 * How much a page may load: everything; `less`, small pictures in the first view only; `asked`, small pictures
 * everywhere, because somebody asked for those of this page.
 */
export type DataUse = "full" | "less" | "asked";

const Context = createContext<DataUse>("full");

/** Around a page, or a piece of one that is rendered by itself. */
export const DataUseProvider = Context.Provider;

/** What pictures below may load. */
export function useDataUse(): DataUse {
  return useContext(Context);
}
