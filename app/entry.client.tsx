import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { leaveByDocument, type PageRouter } from "./leave-by-document";

declare global {
  interface Window {
    /** Set by RemixBrowser while it renders. */
    __remixRouter?: PageRouter;
  }
}

function Browser() {
  useEffect(() => {
    if (window.__remixRouter) leaveByDocument(window.__remixRouter);
  }, []);
  return <RemixBrowser />;
}

/** Only routes with `handle.hydrate` load this. */
startTransition(() => {
  hydrateRoot(document, <Browser />);
});
