import { Fragment } from "react";
import { Button } from "#app/ui/button";
import { Bubble, TypingBubble } from "#app/ui/chat/bubble";
import { DaySeparator } from "#app/ui/chat/day-separator";
import { MessageList } from "#app/ui/chat/message-list";
import { FilePreview } from "./attachments/file-preview";
import { MessageMediaView } from "./attachments/message-media";
import type { ConversationModel, MessageModel } from "./chat-types";
import type { OutgoingMessage } from "./conversation-state";
import type { LiveConversation } from "./use-conversation";

type MessagesProps = { model: ConversationModel; live: LiveConversation };

/** The messages, newest in view; day separators, groups by minute, states of own messages. */
export function ConversationMessages({ model, live }: MessagesProps) {
  const { words } = model;
  const { messages, outgoing } = live;
  const clock = live.polling ? ownClock() : undefined;
  const empty = messages.length === 0 && outgoing.length === 0;
  return (
    <MessageList
      label={model.messagesLabel}
      piece="messages"
      before={
        <>
          {model.olderHidden ? <p className="day">{words.older_hidden}</p> : null}
          {model.older ? (
            <p className="day">
              <a className="link" href={model.older}>
                {words.older}
              </a>
            </p>
          ) : null}
          {model.fictionalNote ? <p className="day">{model.fictionalNote}</p> : null}
          {empty ? <p className="day">{model.startText}</p> : null}
        </>
      }
      after={live.typing ? <TypingBubble text={model.typingText} /> : null}
    >
      {messages.map((message, index) => (
        <StoredMessage
          key={message.id}
          model={model}
          message={message}
          clock={clock}
          before={messages[index - 1]}
          after={messages[index + 1]}
        />
      ))}
      {outgoing.map((message) => (
        <OutgoingBubble key={message.id} model={model} live={live} message={message} />
      ))}
    </MessageList>
  );
}

/** The browser knows the member's own time zone; the server took that of the country. */
function ownClock(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
}

function together(a: MessageModel | undefined, b: MessageModel | undefined): boolean {
  return a !== undefined && b !== undefined && a.own === b.own && a.minute === b.minute;
}

type StoredProps = {
  model: ConversationModel;
  message: MessageModel;
  clock: Intl.DateTimeFormat | undefined;
  before: MessageModel | undefined;
  after: MessageModel | undefined;
};

function StoredMessage({ model: { words, partner }, message, clock, before, after }: StoredProps) {
  return (
    <Fragment>
      {before?.day.iso === message.day.iso ? null : <DaySeparator {...message.day} />}
      <Bubble
        id={`msg${message.id}`}
        side={message.own ? "own" : "partner"}
        from={message.own ? words.you : partner.name}
        text={message.text ?? (message.media ? undefined : message.kindText)}
        media={message.media ? <MessageMediaView media={message.media} /> : undefined}
        time={clock ? { ...message.time, text: clock.format(new Date(message.time.iso)) } : message.time}
        state={message.own ? { kind: "sent", words: words.sent } : undefined}
        joined={together(before, message)}
        more={together(message, after)}
      />
    </Fragment>
  );
}

type OutgoingProps = { model: ConversationModel; live: LiveConversation; message: OutgoingMessage };

function OutgoingBubble({ model: { words }, live, message }: OutgoingProps) {
  const failed = message.state === "failed";
  return (
    <Bubble
      side="own"
      from={words.you}
      text={message.text}
      media={message.photo ? <FilePreview file={message.photo} alt={words.photo_message} /> : undefined}
      time={{ text: "", iso: "" }}
      state={{
        kind: message.state,
        words: failed ? `${words.failed}. ${message.refusal?.text ?? ""}` : words.sending,
      }}
      retry={
        <Button
          variant="quiet"
          size="small"
          icon="retry"
          type="button"
          onClick={() => void live.retry(message)}
        >
          {words.retry}
        </Button>
      }
    />
  );
}
