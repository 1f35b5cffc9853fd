import type { LoaderFunctionArgs } from "@remix-run/node";
import cssUrl from "#app/features/landers/gallery/gallery.css?url";
import { loadGallery } from "#app/features/landers/gallery/gallery-model.server";
import { GalleryView } from "#app/features/landers/gallery/gallery-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadGallery(context, params.slug);
}

/** Rooms of a gallery to walk along. */
export default function GalleryLander() {
  return <GalleryView {...usePageData<typeof loader>()} />;
}
