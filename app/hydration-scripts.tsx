import { createContext, useContext } from "react";
import { inScript } from "./browser/in-script";
import { type ReactParts, reactStarter } from "./browser/starter";
import { PAGE_DATA_ID, type PageData } from "./page-data";

/** What the server hands to the browser so that React can take the page over. */
export interface HandOff extends Omit<ReactParts, "elements"> {
  data: PageData;
}

/** Provided around the whole page by app/entry.server; in the browser it is over. */
export const HandOffContext = createContext<HandOff | undefined>(undefined);

interface HydrationScriptsProps {
  nonce: string | undefined;
  /** Address of the custom elements, which run beside React, and instead of it where it cannot. */
  elements: string | undefined;
}

/**
 * Remix's `<Scripts>` preloads its chunks beside the first picture, which doubles the largest contentful paint, and
 * asks every browser to read them. This starts the same modules after the page has been seen, where they can run
 * (NAV-12, REACH-03).
 */
export function HydrationScripts({ nonce, elements = "" }: HydrationScriptsProps) {
  const handOff = useContext(HandOffContext);
  // The browser's build leaves this out: what it draws here is not compared.
  const [data, start] =
    import.meta.env.SSR && handOff
      ? [inScript(handOff.data), reactStarter({ ...handOff, elements })]
      : ["", ""];
  return (
    <>
      <script
        type="application/json"
        id={PAGE_DATA_ID}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words around addresses of ours
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}
