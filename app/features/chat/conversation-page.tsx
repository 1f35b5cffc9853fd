import type { ComponentProps, ReactNode } from "react";
import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { ChatLayout } from "#app/ui/layouts/chat-layout";
import { ChatList, type StartingRow } from "./chat-list-view";
import type { ChatRow, ConversationModel, SendRefusal } from "./chat-types";
import { ConversationView } from "./conversation-view";
import { useConversation } from "./use-conversation";

/** What the loader of a conversation route gives. */
export interface ConversationPageData {
  title: string;
  words: Words<"chat">;
  rows: ChatRow[];
  conversation: ConversationModel | undefined;
  refused: { title: string; text: string } | undefined;
  /** The conversation was begun from the match overlay and is marked as starting (LIKE-03). */
  starting?: StartingRow | undefined;
}

type ConversationPageProps = {
  page: ConversationPageData;
  posted: { typed: string; refusal: SendRefusal | undefined } | undefined;
  skip: string;
  header: ReactNode;
  flash: ReactNode;
};

/** List and conversation, full screen (CHAT-01). */
export function ConversationPage({ page, posted, skip, header, flash }: ConversationPageProps) {
  const { words, rows, conversation, refused } = page;
  const frame = { skip, view: "conversation", header, listLabel: words.list_label, flash } as const;
  if (conversation) {
    return (
      <LivePage
        key={conversation.partner.id}
        page={page}
        model={conversation}
        posted={posted}
        frame={frame}
      />
    );
  }
  return (
    <ChatLayout {...frame} list={<ChatList words={words} rows={rows} />}>
      {refused ? (
        <EmptyState
          page
          icon="lock"
          title={refused.title}
          text={refused.text}
          action={<ButtonLink href={paths.chats()}>{words.back}</ButtonLink>}
        />
      ) : null}
    </ChatLayout>
  );
}

type LivePageProps = {
  page: ConversationPageData;
  model: ConversationModel;
  posted: ConversationPageProps["posted"];
  frame: Omit<ComponentProps<typeof ChatLayout>, "list" | "children">;
};

function LivePage({ page: { words, rows, starting }, model, posted, frame }: LivePageProps) {
  const live = useConversation(model, posted?.refusal, rows);
  return (
    <ChatLayout
      {...frame}
      list={
        <ChatList
          words={words}
          rows={live.rows}
          current={model.conversation}
          starting={live.messages.length === 0 ? starting : undefined}
        />
      }
    >
      <ConversationView model={model} live={live} typed={posted?.typed} />
    </ChatLayout>
  );
}
