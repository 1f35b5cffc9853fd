import type { LoaderFunctionArgs } from "@remix-run/node";
import pageCss from "#app/features/pages/static-page.css?url";
import { loadStaticPage } from "#app/features/pages/static-page.server";
import { StaticPageView } from "#app/features/pages/static-page-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true, shared: true, css: pageCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadStaticPage(context);
}

/** Each of the pages to read (HOME-05, REACH-01). */
export default function StaticPage() {
  return <StaticPageView model={usePageData<typeof loader>()} />;
}
