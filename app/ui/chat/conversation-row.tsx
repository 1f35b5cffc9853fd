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
  time?: { text: string; iso: string };
  unread: number;
  /** "unread messages", after the number, for screen readers. */
  unreadWords: string;
  fictional?: string;
  current?: boolean;
};

/** One conversation in the list. */
export function ConversationRow(props: ConversationRowProps) {
  const { id, href, name, photo, first, last, time, unread, unreadWords, fictional, current } = props;
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
          {last ? (
            <span className="last" dir="auto">
              {last}
            </span>
          ) : null}
        </span>
        <span className="when">
          {time ? <time dateTime={time.iso}>{time.text}</time> : null}
          <Badge count={unread} words={unread > 0 ? unreadWords : undefined} />
        </span>
      </a>
    </li>
  );
}

type ConversationListProps = {
  title: string;
  /** Under the rows: the way to more of them. */
  after?: ReactNode;
  children: ReactNode;
};

/** The list of conversations under its heading. */
export function ConversationList({ title, after, children }: ConversationListProps) {
  return (
    <>
      <h1>{title}</h1>
      <ul>{children}</ul>
      {after}
    </>
  );
}
