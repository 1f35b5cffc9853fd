import { Fragment } from "react";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { Bubble } from "#app/ui/chat/bubble";
import { ChatHeader } from "#app/ui/chat/chat-header";
import { ConversationList, ConversationRow } from "#app/ui/chat/conversation-row";
import { DaySeparator } from "#app/ui/chat/day-separator";
import { MessageList, MessageRunList } from "#app/ui/chat/message-list";
import { ChatLayout } from "#app/ui/layouts/chat-layout";
import { NoticeLine } from "#app/ui/notice-line";
import type { KeptPage, KeptTalk } from "./kept.server";

type KeptViewProps = { page: KeptPage; skip: string };

/** Conversations without a connection: read, not written (APP-01). */
export function KeptView({ page, skip }: KeptViewProps) {
  const { words, saved, rows, talk } = page;
  return (
    <ChatLayout
      skip={skip}
      view={talk ? "conversation" : "list"}
      listLabel={words.list_label}
      alerts={
        <NoticeLine
          icon="clock"
          close={
            <ButtonLink variant="quiet" size="small" href="">
              {words.kept_again}
            </ButtonLink>
          }
        >
          <b>{saved}</b> {words.kept_text}
        </NoticeLine>
      }
      list={
        <ConversationList title={words.title}>
          {rows.map((row) => (
            <ConversationRow
              key={row.conversation}
              href={paths.chat(row.conversation)}
              name={row.name}
              last={row.last}
              time={row.time}
              unread={row.unread}
              unreadWords={row.unreadWords}
              fictional={row.fictional}
              current={talk?.partner.id === row.profile}
            />
          ))}
        </ConversationList>
      }
    >
      {talk ? <Talk talk={talk} words={words} /> : null}
    </ChatLayout>
  );
}

function Talk({ talk: { partner, label, messages }, words }: { talk: KeptTalk } & Pick<KeptPage, "words">) {
  const lastOwn = messages.filter(({ own }) => own).at(-1)?.id;
  return (
    <>
      <ChatHeader
        back={{ href: paths.chats(), label: words.back }}
        href={paths.member(partner.id)}
        name={partner.name}
        line={partner.line}
        fictional={partner.fictional}
      />
      <MessageList label={label}>
        <MessageRunList>
          {messages.map(({ id, own, text, time, day, minute }, at) => {
            const before = messages[at - 1];
            const isJoined = before?.own === own && before.minute === minute;
            return (
              <Fragment key={id}>
                {before?.day.iso === day.iso ? null : <DaySeparator {...day} />}
                <Bubble
                  side={own ? "own" : "partner"}
                  from={own ? words.you : partner.name}
                  text={text}
                  time={time}
                  state={own ? { kind: "sent", words: words.sent, unseen: id !== lastOwn } : undefined}
                  joined={isJoined}
                />
              </Fragment>
            );
          })}
        </MessageRunList>
      </MessageList>
      {partner.answeredBy ? <p className="answers soft">{partner.answeredBy}</p> : null}
      <p className="kept-write soft">{words.kept_write}</p>
    </>
  );
}
