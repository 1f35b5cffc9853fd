import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import chatCss from "#app/features/chat/chat-page.css?url";
import { loadKept } from "#app/features/chat/kept.server";
import { KeptView } from "#app/features/chat/kept-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import { usePageData } from "#app/page-data";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { useShell } from "#app/use-shell";

export const handle: RouteHandle = { layout: "chat", css: chatCss, scriptless: true };

/** The list, a conversation by its own id, or one by its partner's: the pages whose place it takes. */
function addressOf(pathname: string, id: string | undefined) {
  if (id === undefined) return undefined;
  return pathname.startsWith(`${paths.chats()}/`) ? { conversation: routeId(id) } : { profile: routeId(id) };
}

/** What the service worker keeps for reading without a connection (APP-01). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadKept(context, addressOf(context.url.pathname, params.id));
  invariantResponse(page, 404);
  return data(page, { headers: { "Kept-As": page.keptAs.join(" ") } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ChatKept() {
  const page = usePageData<typeof loader>();
  const shell = useShell();
  if (!shell) return null;
  return <KeptView page={page} skip={shell.common.skip} />;
}
