import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Only routes with `handle.hydrate` load this. */
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
