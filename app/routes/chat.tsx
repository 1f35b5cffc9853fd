import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { answerForm } from "#app/answer-form";
import chatCss from "#app/features/chat/chat-page.css?url";
import { ConversationPage } from "#app/features/chat/conversation-page";
import { loadConversationPage } from "#app/features/chat/conversation-page.server";
import { postFromPage } from "#app/features/chat/post-from-page.server";
import { SiteTopBar } from "#app/features/site/bar-view";
import { LessDataLine } from "#app/features/site/data-use-view";
import { SiteFlash } from "#app/features/site/shell-view";
import { invariantResponse } from "#app/http/invariant-response";
import { routeId } from "#app/http/route-id";
import type { PageContext } from "#app/page-context";
import { usePageData, usePosted } from "#app/page-data";
import { PageNotice } from "#app/page-notice";
import { paths } from "#app/paths";
import type { RouteHandle } from "#app/route-handle";
import { useShell } from "#app/use-shell";

export const handle: RouteHandle = { layout: "chat", hydrate: true, css: chatCss, files: true };

/** One page under two addresses: `/chats/{id}` names the conversation, `/members/{id}/chat` the partner. */
function addressOf(context: PageContext, id: string | undefined) {
  return context.url.pathname.startsWith(`${paths.chats()}/`)
    ? { conversation: routeId(id) }
    : { profile: routeId(id) };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const loaded = await loadConversationPage(context, addressOf(context, params.id));
  invariantResponse(loaded, 404);
  return data(loaded.page, { status: loaded.status });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return answerForm(await postFromPage(context, request, addressOf(context, params.id)));
}

export default function Chat() {
  const shell = useShell();
  const page = usePageData<typeof loader>();
  const posted = usePosted<typeof action>();
  // Without its frame the root shows the error page instead.
  if (!shell) return null;
  return (
    <ConversationPage
      page={page}
      posted={posted}
      skip={shell.common.skip}
      header={
        <>
          <SiteTopBar shell={shell} />
          <LessDataLine shell={shell} inset />
        </>
      }
      alerts={<PageNotice />}
      flash={<SiteFlash shell={shell} />}
    />
  );
}
