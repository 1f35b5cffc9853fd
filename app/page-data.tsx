import type { SerializeFrom } from "@remix-run/server-runtime";
import { type ComponentType, createContext, useContext } from "react";
import type { RouteHandle } from "./route-handle";

/**
 * What a page is drawn with. Remix's router would do nothing but hold these three answers, in the browser and here: so
 * that they come as JSON there, and every route reads them here, on both sides (docs/decisions/0048, 0124).
 */
export interface PageData {
  /** Of the root's loader; undefined where something broke before it. */
  root: unknown;
  /** Of the page's own loader. */
  page: unknown;
  /** Of its action, where the page answers a post. */
  posted: unknown;
}

/** The module of the page's own route. */
export interface PageModule {
  default?: ComponentType;
  handle?: unknown;
}

interface DrawnPage extends PageData {
  module: PageModule | undefined;
  /** What broke: the server alone draws pages about it. */
  error?: unknown;
}

const Drawn = createContext<DrawnPage>({
  root: undefined,
  page: undefined,
  posted: undefined,
  module: undefined,
});

/** Around everything: by app/entry.server, and by app/entry.client with what that sent. */
export const DrawnPageProvider = Drawn.Provider;

/** Where the page's data stand in its HTML, read by app/entry.client. */
export const PAGE_DATA_ID = "page-data";

/** What JSON would not carry as it is has no place in the data of a page that React takes over. */
type Sent<Value> = Value extends Date | Map<unknown, unknown> | Set<unknown> | bigint | Promise<unknown>
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** The root loader's answer, for the frame. */
export function useRootData<Loader>() {
  return useContext(Drawn).root as SerializeFrom<Loader> | undefined;
}

/** What the page's own loader answered. */
export function usePageData<Loader>() {
  return useContext(Drawn).page as Sent<SerializeFrom<Loader>>;
}

/** What its action answered; undefined where nothing was posted. */
export function usePosted<Action>() {
  return useContext(Drawn).posted as Sent<SerializeFrom<Action>> | undefined;
}

/** What the page's route says about it, and what broke on the way to it. */
export function useDrawnRoute(): { handle: RouteHandle; error: unknown } {
  const { module, error } = useContext(Drawn);
  return { handle: (module?.handle ?? {}) as RouteHandle, error };
}

/** The page inside its frame. */
export function PageOutlet() {
  const Page = useContext(Drawn).module?.default;
  return Page ? <Page /> : null;
}
