import { type ComponentProps, type ReactNode, useMemo } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { ChatLayout } from "#app/ui/layouts/chat-layout";
import { ChatList } from "./chat-list-view";
import type { ConversationModel, ConversationPageData, PostedBack } from "./chat-model";
import { CHAT_PACE } from "./chat-pace";
import { ConversationView } from "./conversation-view";
import { useBarBalance } from "./use-bar-balance";
import { useConversation } from "./use-conversation";
import { useLiveChats } from "./use-live-chats";
import { useSwitching } from "./use-switching";

type ConversationPageProps = {
  page: ConversationPageData;
  posted: PostedBack | undefined;
  skip: string;
  header: ReactNode;
  alerts?: ReactNode;
  flash: ReactNode;
  /** Which of the two a narrow screen shows. */
  view?: "list" | "conversation";
};

/** List and conversation, full screen (CHAT-01). */
export function ConversationPage({ page, posted, view = "conversation", ...slots }: ConversationPageProps) {
  const { words, list, conversation, refused } = page;
  const { header, ...rest } = slots;
  const frame = { ...rest, view, listLabel: words.list_label };
  if (conversation) {
    return <LivePage page={page} model={conversation} posted={posted} frame={frame} header={header} />;
  }
  // React leaves a page without a conversation as it is.
  if (!import.meta.env.SSR) return null;
  // That of the post comes back with the text.
  const link = posted?.refusal?.link ?? refused?.link;
  return (
    <ChatLayout
      {...frame}
      header={header}
      list={<ChatList words={words} list={list} still />}
      live={<LiveList page={page} />}
    >
      {refused ? (
        <EmptyState
          page
          icon="lock"
          title={refused.title}
          text={refused.text}
          action={
            <>
              <NotSent word={words.failed} text={posted?.typed || refused.kept} />
              {link ? <ButtonLink href={link.href}>{link.label}</ButtonLink> : null}
              <ButtonLink variant={link ? "secondary" : "primary"} href={paths.chats()}>
                {words.back}
              </ButtonLink>
            </>
          }
        />
      ) : list.rows.length > 0 ? (
        <EmptyState icon="message" title={words.choose_title} text={words.choose_text} />
      ) : null}
    </ChatLayout>
  );
}

/** What was written to a partner who blocked or left meanwhile: there is no box any more that would hold it. */
function NotSent({ word, text }: { word: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="bub">
      <p dir="auto">
        <em>{word} ·</em> {text}
      </p>
    </div>
  );
}

/** Keeps a list without a conversation beside it up to date, which React need not do (CHAT-15). */
function LiveList({ page: { channel, known } }: { page: ConversationPageData }) {
  const { activeMs, idleMs, steadyFor, idleAfter } = CHAT_PACE;
  return (
    <rz-live
      src={paths.chatsUpdates()}
      data-known={known}
      data-channel={channel}
      data-pace={`${activeMs} ${idleMs} ${steadyFor} ${idleAfter}`}
      data-names="conversations talk"
    />
  );
}

type LivePageProps = {
  page: ConversationPageData;
  model: ConversationModel;
  posted: ConversationPageProps["posted"];
  frame: Omit<ComponentProps<typeof ChatLayout>, "list" | "header" | "children">;
  header: ConversationPageProps["header"];
};

function LivePage({ page, model: first, posted, frame, header }: LivePageProps) {
  const { title, words, list, starting, channel, owner } = page;
  const chats = useLiveChats(list.rows, channel, owner);
  const { model, conversation, typed, current } = useSwitching(first, posted, title, chats);
  const live = useConversation(conversation, chats);
  useBarBalance(live.composer.balance?.credits);
  // News bring the first page of the whole list.
  const isLive = !list.newer && !list.search?.found;
  const { rows } = chats;
  const shownList = useMemo(() => (isLive ? { ...list, rows } : list), [isLive, list, rows]);
  return (
    <ChatLayout
      {...frame}
      header={header}
      list={
        <ChatList
          words={words}
          list={shownList}
          current={current}
          starting={model === first && live.messages.length === 0 ? starting : undefined}
        />
      }
    >
      <ConversationView
        key={model.partner.id}
        model={model}
        live={live}
        isLoggedOut={chats.isLoggedOut}
        typed={typed}
      />
    </ChatLayout>
  );
}
