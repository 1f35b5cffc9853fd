import type { ReactNode, Ref } from "react";

type MessageListProps = {
  label: string;
  /** What stands above the oldest message: "older messages", the privacy note. */
  before?: ReactNode;
  /** Under the newest: TypingBubble. */
  after?: ReactNode;
  piece?: string;
  scroller?: Ref<HTMLElement>;
  /** MessageRunList. */
  children: ReactNode;
};

/** The scrolling column of a conversation; starts at the newest message without a script. */
export function MessageList({ label, before, after, piece, scroller, children }: MessageListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard (WCAG 2.1.1)
    <section ref={scroller} className="chat-scroll" role="log" aria-label={label} tabIndex={0}>
      <div data-piece={piece}>
        {before}
        {children}
        {after}
      </div>
    </section>
  );
}

type MessageRunListProps = {
  /** Its first message, where it was loaded upward. */
  past?: number | undefined;
  /** So many of them are drawn so far, or none, because it is far away; its height is set by who says so. */
  drawn?: number | undefined;
  children: ReactNode;
};

/** Messages one after the other; a conversation has one list of them or several. */
export function MessageRunList({ past, drawn, children }: MessageRunListProps) {
  if (past === undefined) return <ol className="msgs">{children}</ol>;
  return (
    <ol
      className={drawn ? "msgs past rising" : "msgs past"}
      data-from={past}
      aria-hidden={drawn !== undefined || undefined}
    >
      {children}
    </ol>
  );
}
