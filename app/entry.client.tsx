import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { leaveByDocument, type PageRouter } from "./leave-by-document";
import { takeOver } from "./take-over";

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

/** Only routes with `handle.hydrate` load this; where one of their modules is missing, the custom elements run. */
if ("__remixRouteModules" in window) startTransition(() => takeOver(<Browser />));
