import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { reactStarter } from "./browser/starter";

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
  const remix = useContext(RemixContext);
  const matches = useMatches();
  if (!remix) return null;
  // RemixServer writes its data stream only when it knows that scripts are there.
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString } = remix;
  // The browser's build leaves this out: what it draws here is not compared.
  const start = import.meta.env.SSR
    ? `window.__remixContext=${serverHandoffString};${reactStarter({
        modules: matches.flatMap(({ id }) => {
          const address = manifest.routes[id]?.module;
          return address === undefined ? [] : [[id, address] as const];
        }),
        // The dev server's modules want React's refresh before them; a build has none.
        before: manifest.hmr?.runtime,
        entry: manifest.entry.module,
        globals: { __remixManifest: manifest },
        elements,
      })}`
    : "";
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Remix's own escaped hand-off, and addresses of ours
      dangerouslySetInnerHTML={{ __html: start }}
    />
  );
}
