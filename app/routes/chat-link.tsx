import type { LoaderFunctionArgs } from "@remix-run/node";
import chatCss from "#app/features/chat/chat-page.css?url";
import { loadLinkPage } from "#app/features/chat/link-page.server";
import { LinkView } from "#app/features/chat/link-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";

export const handle: RouteHandle = { css: chatCss };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [conversation, message, nth] = [routeId(params.id), routeId(params.message), routeId(params.nth)];
  const link = await loadLinkPage(context, { conversation, message, nth });
  invariantResponse(link, 404);
  return { title: link.title, link };
}

/** Where a link of a conversation leads. */
export default function ChatLink() {
  const { link } = usePageData<typeof loader>();
  return <LinkView model={link} />;
}
