import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import pageCss from "#app/features/pages/static-page.css?url";
import { loadStaticPage } from "#app/features/pages/static-page.server";
import { StaticPageView } from "#app/features/pages/static-page-view";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { scriptless: true, shared: true, css: pageCss };

export async function loader({ context }: LoaderFunctionArgs) {
  return loadStaticPage(context);
}

/** Each of the pages to read (HOME-05, REACH-01). */
export default function StaticPage() {
  return <StaticPageView model={useLoaderData<typeof loader>()} />;
}
