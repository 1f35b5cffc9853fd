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
  flash?: ReactNode;
  overlay?: ReactNode;
  /** ChatHeader, ChatScroll and the form; or what stands there without a conversation. */
  children: ReactNode;
};

/** Full screen: conversations (300 to 400 px) beside one conversation (at most 800 px). */
export function ChatLayout({
  skip,
  view,
  header,
  alerts,
  list,
  listLabel,
  flash,
  overlay,
  children,
}: ChatLayoutProps) {
  return (
    <div className="chat" data-view={view}>
      <SkipLink text={skip} />
      <LoadingBar />
      {header}
      {alerts ? <aside className="notes alerts">{alerts}</aside> : null}
      <div className="chat-body">
        <section className="chat-list" aria-label={listLabel}>
          {list}
        </section>
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
      </div>
      <FlashArea>{flash}</FlashArea>
      {overlay}
    </div>
  );
}
