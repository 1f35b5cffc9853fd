import { createContext, type ReactElement, useContext } from "react";

/** What differs on every page: names of letters, each drawn as it stands. */
export type Fills = Record<string, string>;

/** HTML of a piece by everything it shows, as app/cache/html-cache keeps it from page to page. */
type KeepHtml = (key: string, piece: (holes: Fills) => ReactElement, fills?: Fills) => string;

const Context = createContext<KeepHtml | undefined>(undefined);

/** Around every page that the server draws. */
export const KeptPiecesProvider = Context.Provider;

interface KeptPieceProps<Shown> {
  as: "header" | "div";
  className: string;
  /** Everything the piece shows but for its fills. */
  shown: Shown;
  fills: Fills;
  children: (holes: Fills) => ReactElement;
}

/** A large part of the frame that many pages of one reader share: drawn once, then kept as HTML (docs/decisions/0124). */
export function KeptPiece<Shown>({ as: Element, className, shown, fills, children }: KeptPieceProps<Shown>) {
  const keep = useContext(Context);
  if (!keep) return <Element className={className}>{children(fills)}</Element>;
  const html = keep(JSON.stringify(shown), children, fills);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, of html-cache.server
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
