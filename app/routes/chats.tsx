import type { LoaderFunctionArgs } from "@remix-run/node";
import chatCss from "#app/features/chat/chat-page.css?url";
import { loadChatsPage } from "#app/features/chat/chats-page.server";
import { ConversationPage } from "#app/features/chat/conversation-page";
import { SiteTopBar } from "#app/features/site/bar-view";
import { LessDataLine } from "#app/features/site/data-use-view";
import { SiteFlash } from "#app/features/site/shell-view";
import { usePageData } from "#app/page-data";
import { PageNotice } from "#app/page-notice";
import type { RouteHandle } from "#app/route-handle";
import { useShell } from "#app/use-shell";

export const handle: RouteHandle = { layout: "chat", hydrate: true, css: chatCss };

export function loader({ context }: LoaderFunctionArgs) {
  return loadChatsPage(context);
}

export default function Chats() {
  const page = usePageData<typeof loader>();
  const shell = useShell();
  // Without its frame the root shows the error page instead.
  if (!shell) return null;
  return (
    <ConversationPage
      view="list"
      page={page}
      posted={undefined}
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
