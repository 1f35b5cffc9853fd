import { Fragment, memo, useMemo, useRef } from "react";
import { paths } from "#app/paths";
import { Bubble, TypingBubble } from "#app/ui/chat/bubble";
import { DaySeparator } from "#app/ui/chat/day-separator";
import { MessageList, MessageRunList } from "#app/ui/chat/message-list";
import { UnreadMark } from "#app/ui/chat/unread-mark";
import { MessageMediaView } from "./attachments/message-media";
import { PartnerPhotoView } from "./attachments/partner-photo";
import type { ConversationModel, MessageModel } from "./chat-model";
import { LinkedText } from "./linked-text";
import { holds, isSameRun, type MessageRun, messageRuns } from "./message-runs";
import { OutgoingBubble } from "./outgoing-bubble";
import { LinkToNewest, NEWEST_ID, ToNewest } from "./to-newest";
import type { LiveConversation } from "./use-conversation";
import { useOlder } from "./use-older";
import { useOwnTimes } from "./use-own-clock";
import { useSteadyScroll } from "./use-steady-scroll";

type MessagesProps = { model: ConversationModel; live: LiveConversation };

/** Without scripts nobody knows what is in view; fewer than these most likely are. */
const MANY_MESSAGES = 5;

/** The messages, newest in view; day separators, groups by minute, states of own messages. */
export function ConversationMessages({ model, live }: MessagesProps) {
  const { words } = model;
  const { outgoing } = live;
  const messages = useOwnTimes(live.messages, words);
  const empty = messages.length === 0 && outgoing.length === 0;
  const scroller = useRef<HTMLElement>(null);
  const older = useOlder(scroller, live.older, model.updatesUrl, live.addOlder);
  const scroll = useSteadyScroll(scroller, messages.at(-1)?.id ?? 0, outgoing);
  // What is written, waits or is being typed draws none of them again.
  const runs = useMemo(() => messageRuns(messages, live.parts), [messages, live.parts]);
  const [oldest] = messages;
  const lastRisky = useMemo(() => messages.filter(({ risky }) => risky).at(-1)?.id, [messages]);
  const readTo = live.read?.to ?? 0;
  const lastRead = useMemo(
    () => messages.filter(({ own, id }) => own && id <= readTo).at(-1)?.id,
    [messages, readTo],
  );
  const lastOwn = useMemo(() => messages.filter(({ own }) => own).at(-1)?.id, [messages]);
  return (
    <>
      <MessageList
        scroller={scroller}
        label={model.messagesLabel}
        piece="messages"
        before={
          <>
            {model.partner.fictional ? <p className="day">{model.partner.answeredBy}</p> : null}
            {live.olderHidden ? <p className="day">{words.older_hidden}</p> : null}
            {live.older ? (
              <p className="day">
                <a className="link" href={live.older} onClick={older.onClick} aria-busy={older.loading}>
                  {words.older}
                </a>
              </p>
            ) : null}
            {live.older && oldest ? (
              // Not of its list: it goes when more of that day comes above.
              <p className="day">
                <time dateTime={oldest.day.iso}>{oldest.day.text}</time>
              </p>
            ) : null}
            {empty ? <FirstWords model={model} /> : null}
          </>
        }
        after={
          <>
            {model.newest ? (
              <p className="day">
                <a className="link" href={model.newest}>
                  {words.newest}
                </a>
              </p>
            ) : null}
            <span id={NEWEST_ID} />
            {live.typing ? <TypingBubble text={model.typingText} /> : null}
            {scroll.away === undefined && messages.length >= MANY_MESSAGES ? (
              <LinkToNewest label={words.newest} />
            ) : null}
          </>
        }
      >
        {runs.map((run) => (
          <StoredRun
            run={run}
            key={run.messages[0]?.id}
            model={model}
            drawn={older.drawn?.get(run.messages[0]?.id ?? 0)}
            isFirst={!live.older && run.messages[0] === oldest}
            warned={lastOf(run, lastRisky)}
            lastOwn={model.newest ? undefined : lastOf(run, lastOwn)}
            readTo={lastOf(run, lastRead)}
            read={lastOf(run, lastRead) === undefined ? undefined : live.read?.text}
          />
        ))}
        {outgoing.length > 0 ? (
          <MessageRunList>
            {outgoing.map((message) => (
              <OutgoingBubble key={message.id} words={words} live={live} message={message} />
            ))}
          </MessageRunList>
        ) : null}
      </MessageList>
      {scroll.away ? (
        <ToNewest
          label={words.newest}
          news={scroll.unseen ? words.new_messages : undefined}
          onClick={scroll.toNewest}
        />
      ) : null}
    </>
  );
}

/** An empty conversation: what it is, and lines to begin with (CHAT-10). */
function FirstWords({ model }: { model: ConversationModel }) {
  return (
    <div className="day stack">
      <p>{model.startText}</p>
      <p>
        <a className="link" href={paths.icebreakers(model.partner.id)} data-dialog="icebreakers">
          {model.words.icebreakers_link}
        </a>
      </p>
    </div>
  );
}

/** The id, where it is one of this run. */
function lastOf(run: MessageRun, id: number | undefined): number | undefined {
  return id !== undefined && holds(run, id) ? id : undefined;
}

type RunProps = {
  run: MessageRun;
  model: ConversationModel;
  /** So many of its messages alone: it is far away, or came just now. */
  drawn: number | undefined;
  /** Nothing is above it. */
  isFirst: boolean;
  /** The newest message that talks of money or of moving elsewhere. */
  warned: number | undefined;
  /** The newest own message: its state is seen. */
  lastOwn: number | undefined;
  /** The newest own message that the partner has opened, and the words for it. */
  readTo: number | undefined;
  read: string | undefined;
};

const StoredRun = memo(
  function StoredRun({ run, model, drawn, isFirst, warned, lastOwn, readTo, read }: RunProps) {
    const { messages, before, after, isPast } = run;
    const [first] = messages;
    return (
      <MessageRunList past={isPast ? first?.id : undefined} drawn={drawn}>
        {isFirst && first && drawn !== 0 ? <DaySeparator {...first.day} /> : null}
        {messages.slice(0, drawn).map((message, at) => (
          <StoredMessage
            key={message.id}
            model={model}
            message={message}
            before={messages[at - 1] ?? before}
            after={messages[at + 1] ?? after}
            unread={message.id === model.unread?.before ? model.unread.text : undefined}
            warned={message.id === warned}
            read={message.id === readTo ? read : undefined}
            isLastOwn={message.id === lastOwn}
          />
        ))}
      </MessageRunList>
    );
  },
  (was, now) =>
    isSameRun(was.run, now.run) &&
    (Object.keys(now) as (keyof RunProps)[]).every((name) => name === "run" || was[name] === now[name]),
);

function together(a: MessageModel | undefined, b: MessageModel | undefined): boolean {
  return a !== undefined && b !== undefined && a.own === b.own && a.minute === b.minute;
}

type StoredProps = {
  model: ConversationModel;
  message: MessageModel;
  before: MessageModel | undefined;
  after: MessageModel | undefined;
  /** Stands above the first message that was not read yet. */
  unread: string | undefined;
  /** The newest message that talks of money or of moving elsewhere. */
  warned: boolean;
  /** Stands under the newest own message that the partner has opened. */
  read: string | undefined;
  /** The state of every other one is said to screen readers alone. */
  isLastOwn: boolean;
};

const StoredMessage = memo(function StoredMessage(props: StoredProps) {
  const { model, message, before, after, unread, warned, read, isLastOwn } = props;
  const { words, partner } = model;
  return (
    <Fragment>
      {unread ? <UnreadMark text={unread} /> : null}
      <Bubble
        id={`msg${message.id}`}
        side={message.own ? "own" : "partner"}
        from={message.own ? words.you : partner.name}
        text={
          message.parts ? (
            <LinkedText parts={message.parts} />
          ) : (
            (message.text ?? (message.media || message.photo ? undefined : message.kindText))
          )
        }
        media={
          message.photo ? (
            <PartnerPhotoView model={model} message={message} photo={message.photo} />
          ) : message.media ? (
            <MessageMediaView media={message.media} />
          ) : undefined
        }
        time={message.time}
        state={
          message.own ? { kind: "sent", words: read ?? words.sent, unseen: !(read || isLastOwn) } : undefined
        }
        joined={unread === undefined && together(before, message)}
        more={!read && together(message, after)}
      />
      {warned ? (
        <li className="caution">
          {words.caution}{" "}
          <a className="link" href={paths.memberReport(partner.id)}>
            {words.report}
          </a>
        </li>
      ) : null}
      {after && after.day.iso !== message.day.iso ? <DaySeparator {...after.day} /> : null}
    </Fragment>
  );
});
