import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChatPhoto } from "#app/features/chat/attachments/photo-page.server";
import { ChatPhotoView } from "#app/features/chat/attachments/photo-view";
import chatCss from "#app/features/chat/chat-page.css?url";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: chatCss };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const photo = await loadChatPhoto(context, routeId(params.id), routeId(params.message));
  invariantResponse(photo, 404);
  return { title: photo.title, photo };
}

/** A photo of a conversation, large. */
export default function ChatPhoto() {
  const { photo } = usePageData<typeof loader>();
  return <ChatPhotoView model={photo} />;
}
