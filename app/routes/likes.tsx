import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLikeType } from "#app/features/likes/like-types";
import { loadLikes } from "#app/features/likes/likes.server";
import { LikesView } from "#app/features/likes/likes-view";
import { invariantResponse } from "#app/http/invariant-response";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { requireMember } from "#app/session/viewer.server";

export const handle: RouteHandle = { hydrate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const type = params.type ?? "received";
  invariantResponse(isLikeType(type), 404);
  await requireMember(context);
  return loadLikes(context, type);
}

export default function Likes() {
  return <LikesView model={usePageData<typeof loader>()} />;
}
