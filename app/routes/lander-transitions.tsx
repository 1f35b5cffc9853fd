import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadScenesLander } from "#app/features/landers/transitionsvideolanding/model.server";
import cssUrl from "#app/features/landers/transitionsvideolanding/transitionsvideolanding.css?url";
import { ScenesLander } from "#app/features/landers/transitionsvideolanding/transitionsvideolanding-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadScenesLander(context, params.slug);
}

/** Full-screen scenes that change into each other (LAND-02, LAND-05). */
export default function Lander() {
  const page = usePageData<typeof loader>();
  return <ScenesLander page={page} />;
}
