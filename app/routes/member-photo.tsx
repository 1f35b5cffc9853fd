import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { getSearchHidden } from "#app/features/home/search-hidden.server";
import { SearchHidden } from "#app/features/home/search-hidden-view";
import photoCss from "#app/features/profile/photo.css?url";
import { loadPhoto } from "#app/features/profile/photo.server";
import { PhotoView } from "#app/features/profile/photo-view";
import { ProfileRefused } from "#app/features/profile/profile-view";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: photoCss };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const hidden = await getSearchHidden(context);
  if (hidden) return data({ title: hidden.title, hidden });
  const outcome = await loadPhoto(context, routeId(params.id), routeId(params.number));
  const { title } = outcome.model;
  if (outcome.kind === "refused")
    return data({ title, refused: outcome.model }, { status: outcome.model.status });
  const { unlisted } = outcome.model;
  return data({ title, photo: outcome.model, unlisted }, { status: outcome.status });
}

/** One photo of a member, large. */
export default function MemberPhoto() {
  const loaded = usePageData<typeof loader>();
  if ("hidden" in loaded) return <SearchHidden model={loaded.hidden} />;
  if ("refused" in loaded) return <ProfileRefused model={loaded.refused} />;
  return <PhotoView model={loaded.photo} />;
}
