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

/** Messages one after the other; a conversation has one list of them or several. `past`: loaded upward, after the page. */
export function MessageRunList({ past, children }: { past?: boolean; children: ReactNode }) {
  return <ol className={past ? "msgs past" : "msgs"}>{children}</ol>;
}
