import type { ReactNode } from "react";
import { FlashArea } from "../flash";
import { LoadingBar } from "../loading-bar";
import { mainId, SkipLink } from "./skip-link";

type ChatLayoutProps = {
  skip: string;
  /** Below 992 px only one of the two is seen. */
  view: "list" | "conversation";
  header?: ReactNode;
  alerts?: ReactNode;
  /** ConversationList. */
  list: ReactNode;
  listLabel: string;
  /** What keeps the list up to date where React does not. */
  live?: ReactNode;
  flash?: ReactNode;
  overlay?: ReactNode;
  /** ChatHeader, ChatScroll and the form; or what stands there without a conversation. */
  children: ReactNode;
};

/**
 * Full screen: conversations (300 to 400 px) beside one conversation (at most 800 px). The main part is what every width
 * shows: the list's page, or the conversation.
 */
export function ChatLayout({
  skip,
  view,
  header,
  alerts,
  list,
  listLabel,
  live,
  flash,
  overlay,
  children,
}: ChatLayoutProps) {
  const conversations = (
    <section className="chat-list" aria-label={listLabel} data-piece="conversations">
      {list}
    </section>
  );
  return (
    <div className="chat" data-view={view}>
      <SkipLink text={skip} />
      <LoadingBar />
      {header}
      {alerts ? <aside className="notes alerts">{alerts}</aside> : null}
      {view === "list" ? (
        <main id={mainId} tabIndex={-1} className="chat-body">
          {conversations}
          <div className="talk" data-piece="talk">
            {children}
          </div>
        </main>
      ) : (
        <div className="chat-body">
          {conversations}
          <main id={mainId} tabIndex={-1} className="talk" data-piece="talk">
            {children}
          </main>
        </div>
      )}
      {live}
      <FlashArea>{flash}</FlashArea>
      {overlay}
    </div>
  );
}
