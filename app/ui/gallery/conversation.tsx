import { Button } from "../button";
import { Bubble, TypingBubble } from "../chat/bubble";
import { ChatHeader } from "../chat/chat-header";
import { Composer } from "../chat/composer";
import { ConversationList, ConversationRow } from "../chat/conversation-row";
import { DaySeparator } from "../chat/day-separator";
import { MessageList, MessageRunList } from "../chat/message-list";
import { CreditsBadge } from "../credits-badge";
import { portraits } from "./portraits";

const at = (text: string) => ({ text, iso: `2026-03-02T${text}:00Z` });

/** The list beside a conversation. */
export function SampleConversations() {
  return (
    <ConversationList title="Messages">
      <ConversationRow
        href="#c1"
        name="Anna"
        photo={portraits.one}
        last="Shall we take the long way round the lake then?"
        time={at("21:14")}
        unread={2}
        unreadWords="unread messages"
        fictional="Fictional profile"
        current
      />
      <ConversationRow
        href="#c2"
        name="Maximiliane-Alexandra von Hohenstein"
        photo={portraits.three}
        last="Thank you"
        time={at("18:02")}
        unread={0}
        unreadWords="unread messages"
      />
      <ConversationRow
        href="#c3"
        name="Sam"
        last="مرحبا، كيف حالك؟"
        time={at("11:40")}
        unread={140}
        unreadWords="unread messages"
      />
    </ConversationList>
  );
}

/** A conversation with every kind and state of message. */
export function SampleConversation() {
  return (
    <>
      <ChatHeader
        back={{ href: "#back", label: "Back to messages" }}
        href="#anna"
        name="Anna"
        photo={portraits.one}
        fictional="Fictional profile"
        end={<CreditsBadge credits={7} words="credits left" />}
      />
      <MessageList label="Conversation with Anna" after={<TypingBubble text="Anna is typing" />}>
        <MessageRunList>
          <DaySeparator text="Yesterday" iso="2026-03-01" />
          <Bubble side="partner" from="Anna" text="Hi there" time={at("20:58")} more />
          <Bubble
            side="partner"
            from="Anna"
            text="I saw you like hiking too. Which trail did you walk last?"
            time={at("20:58")}
            joined
          />
          <Bubble
            side="own"
            from="You"
            text="The one along the river, all the way up to the old mill."
            time={at("21:02")}
            state={{ kind: "sent", words: "Sent" }}
          />
          <DaySeparator text="Today" iso="2026-03-02" />
          <Bubble
            side="partner"
            from="Anna"
            media={<img src={portraits.two} width={240} height={320} alt="Sent by Anna" />}
            time={at("21:10")}
          />
          <Bubble
            side="own"
            from="You"
            text="Averylongwordwithoutanyspacethatwouldotherwisebreakthecolumnofthechat"
            time={at("21:12")}
            state={{ kind: "sending", words: "Sending" }}
          />
          <Bubble
            side="own"
            from="You"
            text="Shall we take the long way?"
            time={at("21:13")}
            state={{ kind: "failed", words: "Not sent" }}
            retry={
              <form method="get">
                <Button size="small" variant="quiet" icon="retry">
                  Try again
                </Button>
              </form>
            }
          />
        </MessageRunList>
      </MessageList>
      <form method="get">
        <Composer
          id="g-message"
          name="text"
          label="Message to Anna"
          placeholder="Write a message"
          count={{ max: 500, words: "characters" }}
          send={{ label: "Send message", cost: "1 credit", shortCost: "1 credit" }}
          tools={<Button type="button" round variant="quiet" icon="image" label="Send a photo · 5 credits" />}
        />
      </form>
    </>
  );
}
