import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadChatRows } from "#app/features/chat/chat-list.server";
import { ChatList } from "#app/features/chat/chat-list-view";
import { InvisibleMark } from "#app/features/site/invisible-mark";
import { ConfirmReminder, SiteFlash, SiteTopBar } from "#app/features/site/shell-view";
import { useShell } from "#app/features/site/use-shell";
import type { RouteHandle } from "#app/route-handle";
import { languageOf } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { EmptyState } from "#app/ui/empty-state";
import { ChatLayout } from "#app/ui/layouts/chat-layout";

export const handle: RouteHandle = { layout: "chat" };

export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  const [rows, { translator }] = await Promise.all([loadChatRows(context), languageOf(context)]);
  const words = translator.words("chat");
  return { title: words.title, words, rows };
}

export default function Chats() {
  const { words, rows } = useLoaderData<typeof loader>();
  const shell = useShell();
  // Without its frame the root shows the error page instead.
  if (!shell) return null;
  return (
    <ChatLayout
      skip={shell.common.skip}
      view="list"
      header={<SiteTopBar shell={shell} />}
      alerts={
        <>
          <InvisibleMark shell={shell} inset />
          <ConfirmReminder shell={shell} />
        </>
      }
      list={<ChatList words={words} rows={rows} />}
      listLabel={words.list_label}
      flash={<SiteFlash shell={shell} />}
    >
      {rows.length > 0 ? (
        <EmptyState icon="message" title={words.choose_title} text={words.choose_text} />
      ) : null}
    </ChatLayout>
  );
}
