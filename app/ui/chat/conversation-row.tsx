import type { ReactNode } from "react";
import { Avatar } from "../avatar";
import { Badge } from "../badge";
import { FictionalLabel } from "../fictional-label";

type ConversationRowProps = {
  id?: string;
  href: string;
  name: string;
  photo?: string;
  /** In the first view. */
  first?: boolean;
  last?: string;
  /** What is being written and was not sent, instead of the last message. */
  draft?: { word: string; text: string } | undefined;
  /** Name of that draft in the browser's storage, where an element fills it in. */
  draftKey?: string | undefined;
  time?: { text: string; iso: string };
  unread: number;
  /** "unread messages", after the number, for screen readers. */
  unreadWords: string;
  fictional?: string;
  current?: boolean;
};

/** One conversation in the list. */
export function ConversationRow(props: ConversationRowProps) {
  const { id, href, name, photo, first, last, draft, draftKey, time, unread, unreadWords } = props;
  const { fictional, current } = props;
  return (
    <li id={id}>
      <a
        className={unread > 0 ? "conv unread" : "conv"}
        href={href}
        aria-current={current ? "page" : undefined}
      >
        <Avatar src={photo} first={first} />
        <span className="who">
          <b>{name}</b>
          {fictional ? <FictionalLabel text={fictional} /> : null}
        </span>
        {last || draft ? (
          <span className="last" dir="auto" data-draft={draftKey}>
            {draft ? <em>{draft.word} </em> : null}
            {draft ? draft.text : last}
          </span>
        ) : null}
        {time ? <time dateTime={time.iso}>{time.text}</time> : null}
        <Badge count={unread} words={unread > 0 ? unreadWords : undefined} />
      </a>
    </li>
  );
}

type ConversationListProps = {
  title: string;
  /** Stands before a draft: an element puts drafts and the device's times into the rows. */
  draft?: string | undefined;
  /** Between heading and rows. */
  before?: ReactNode;
  /** Under the rows: the way to more of them. */
  after?: ReactNode;
  children: ReactNode;
};

/** The list of conversations under its heading. */
export function ConversationList({ title, draft, before, after, children }: ConversationListProps) {
  const rows = <ul>{children}</ul>;
  return (
    <>
      <h1>{title}</h1>
      {before}
      {draft ? <rz-own-time data-draft-word={draft}>{rows}</rz-own-time> : rows}
      {after}
    </>
  );
}
