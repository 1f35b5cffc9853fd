import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/alone/alone.css?url";
import { loadAlone } from "#app/features/landers/alone/alone-model.server";
import { AloneView } from "#app/features/landers/alone/alone-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadAlone(context, params.slug);
}

/** A window at night, one line and one call. */
export default function AloneLander() {
  return <AloneView {...usePageData<typeof loader>()} />;
}
