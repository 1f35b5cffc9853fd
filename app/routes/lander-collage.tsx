import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/collage/collage.css?url";
import { loadCollage } from "#app/features/landers/collage/collage-model.server";
import { CollageView } from "#app/features/landers/collage/collage-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadCollage(context, params.slug);
}

/** Photos and cut-out words on a desk. */
export default function CollageLander() {
  return <CollageView {...usePageData<typeof loader>()} />;
}
