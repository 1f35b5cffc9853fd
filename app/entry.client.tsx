import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { guardMissingChunks } from "./missing-chunk";

interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
}

declare global {
  interface Window {
    __remixRouter?: { state: { navigation: { location?: RouterLocation } } };
  }
}

guardMissingChunks(() => {
  const next = window.__remixRouter?.state.navigation.location;
  return next && `${next.pathname}${next.search}${next.hash}`;
});

/** Only routes with `handle.hydrate` load this. */
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
