import type { LoaderFunctionArgs } from "@remix-run/node";
import { OfflineView } from "#app/features/pwa/offline-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";

export const handle: RouteHandle = { layout: "empty", scriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { offline_title, offline_text, offline_again } = translator.words("site").push;
  return {
    title: offline_title,
    siteName: site.name,
    words: { title: offline_title, text: offline_text, again: offline_again },
  };
}

/** Kept by the service worker and shown without a connection (APP-01). */
export default function Offline() {
  const { words, siteName } = usePageData<typeof loader>();
  return <OfflineView words={words} siteName={siteName} />;
}
