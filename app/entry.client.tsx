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

/** Called when all of the page's own modules are there (app/browser/starter.ts). */
export function start(): void {
  startTransition(() => takeOver(<Browser />));
}
