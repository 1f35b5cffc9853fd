import type { ReactNode } from "react";
import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { ChatLayout } from "#app/ui/layouts/chat-layout";
import { ChatList } from "./chat-list-view";
import type { ChatRow, ConversationModel, SendRefusal } from "./chat-types";
import { ConversationView } from "./conversation-view";

/** What the loader of a conversation route gives. */
export interface ConversationPageData {
  title: string;
  words: Words<"chat">;
  rows: ChatRow[];
  conversation: ConversationModel | undefined;
  refused: { title: string; text: string } | undefined;
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
  return (
    <ChatLayout
      skip={skip}
      view="conversation"
      header={header}
      list={<ChatList words={words} rows={rows} current={conversation?.conversation} />}
      listLabel={words.list_label}
      flash={flash}
    >
      {conversation ? (
        <ConversationView
          key={conversation.partner.id}
          model={conversation}
          refusal={posted?.refusal}
          typed={posted?.typed}
        />
      ) : null}
      {refused ? (
        <EmptyState
          icon="lock"
          title={refused.title}
          text={refused.text}
          action={<ButtonLink href={paths.chats()}>{words.back}</ButtonLink>}
        />
      ) : null}
    </ChatLayout>
  );
}
