import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { loadIcebreakers } from "#app/features/chat/icebreakers.server";
import { IcebreakersView } from "#app/features/chat/icebreakers-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import type { RouteHandle } from "#app/route-handle";
import { ButtonLink } from "#app/ui/button";
import chatCss from "#app/ui/css/conversation.css?url";
import { EmptyState } from "#app/ui/empty-state";

export const handle: RouteHandle = { scriptless: true, css: chatCss };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadIcebreakers(context, routeId(params.id));
  invariantResponse(loaded, 404);
  return data(loaded.page, { status: loaded.status });
}

/** Opening lines for a conversation (CHAT-10). */
export default function Icebreakers() {
  const { words, model, refused } = usePageData<typeof loader>();
  if (!model) {
    const { title, text, link } = refused;
    const unblock = link ? <ButtonLink href={link.href}>{link.label}</ButtonLink> : null;
    return <EmptyState page icon="lock" title={title} text={text} action={unblock} />;
  }
  return <IcebreakersView words={words} model={model} />;
}
