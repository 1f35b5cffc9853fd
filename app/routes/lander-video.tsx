import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFilmLander } from "#app/features/landers/video/model.server";
import cssUrl from "#app/features/landers/video/video.css?url";
import { FilmLander } from "#app/features/landers/video/video-view";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireVisitor } from "#app/session/viewer.server";

export const handle: RouteHandle = { layout: "lander", scriptless: true, shared: true, css: cssUrl };

export async function loader({ context, params }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return loadFilmLander(context, params.slug);
}

/** A film in its frame, as on a cinema's poster (LAND-02, LAND-05). */
export default function Lander() {
  const page = usePageData<typeof loader>();
  return <FilmLander page={page} />;
}
