import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/maplanding/maplanding.css?url";
import { MapLander } from "#app/features/landers/maplanding/maplanding-view";
import { loadMapLander } from "#app/features/landers/maplanding/model.server";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadMapLander(context, params.slug);
}

/** A chart with pins in the countries members live in (LAND-02). */
export default function Lander() {
  const page = usePageData<typeof loader>();
  return <MapLander page={page} />;
}
