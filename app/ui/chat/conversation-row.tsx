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
  /** What is being written, or has not gone out, instead of the last message. */
  draft?: { word: string; text: string } | undefined;
  /** Where an element fills that in: its name in the browser's storage. */
  stored?: string | undefined;
  time?: { text: string; iso: string };
  unread: number;
  /** "unread messages", after the number, for screen readers. */
  unreadWords?: string;
  fictional?: string;
  current?: boolean;
};

/** One conversation in the list. */
export function ConversationRow(props: ConversationRowProps) {
  const { id, href, name, photo, first, last, draft, stored, time, unread, unreadWords, fictional, current } =
    props;
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
          <span className="last" dir="auto" data-draft={stored}>
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

type RowNotes = { draft: string; unsent: string; owner: number };

/** Around the rows of a list that React does not take over. */
export function NotedRows({ notes, children }: { notes: RowNotes; children?: ReactNode }) {
  return (
    <rz-own-time data-draft-word={notes.draft} data-unsent-word={notes.unsent} data-owner={notes.owner}>
      <ul>{children}</ul>
    </rz-own-time>
  );
}

type ConversationListProps = {
  title: string;
  /** Words before a draft and before what has not gone out, and whose: an element puts both and the device's times into the rows. */
  notes?: RowNotes | undefined;
  /** Between heading and rows. */
  before?: ReactNode;
  /** Under the rows: the way to more of them. */
  after?: ReactNode;
  children: ReactNode;
};

/** The list of conversations under its heading. */
export function ConversationList({ title, notes, before, after, children }: ConversationListProps) {
  return (
    <>
      <h1>{title}</h1>
      {before}
      {import.meta.env.SSR && notes ? <NotedRows notes={notes}>{children}</NotedRows> : <ul>{children}</ul>}
      {after}
    </>
  );
}
