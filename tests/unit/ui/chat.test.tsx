import { expect, test } from "vitest";
import { Bubble, TypingBubble } from "#app/ui/chat/bubble";
import { ChatHeader } from "#app/ui/chat/chat-header";
import { Composer } from "#app/ui/chat/composer";
import { ConversationRow } from "#app/ui/chat/conversation-row";
import { DaySeparator } from "#app/ui/chat/day-separator";
import { ChatLayout } from "#app/ui/layouts/chat-layout";
import { htmlOf, tagOf, textOf } from "./html-of";

const time = { text: "21:14", iso: "2026-03-02T21:14:00Z" };

test("CHAT-03 a message keeps its own direction, says who and when, and is never markup", () => {
  const html = htmlOf(<Bubble side="partner" from="Anna" text="<b>hi</b>" time={time} />);
  expect(tagOf(html, "p")).toContain('dir="auto"');
  expect(html).toContain("&lt;b&gt;hi&lt;/b&gt;");
  expect(html.toLowerCase()).toContain('<time datetime="2026-03-02t21:14:00z">21:14</time>');
  expect(textOf(html)).toMatch(/^Anna:/);
});

test("CHAT-03 a photo, gift or GIF stands where the text would", () => {
  const html = htmlOf(
    <Bubble
      side="own"
      from="You"
      media={<img src="/g.webp" alt="A rose" width="80" height="80" />}
      time={time}
    />,
  );
  expect(html).toContain('alt="A rose"');
  expect(html).not.toContain("<p");
});

test("CHAT-03 messages of one minute share one time, under the last", () => {
  const first = htmlOf(<Bubble side="own" from="You" text="a" time={time} more />);
  const last = htmlOf(<Bubble side="own" from="You" text="b" time={time} joined />);
  expect(first).not.toContain("<time");
  expect(last).toContain("<time");
  expect(tagOf(last, "li")).toContain("joined");
});

test("CHAT-03 days are separated by a date a machine can read", () => {
  expect(htmlOf(<DaySeparator text="Today" iso="2026-03-02" />).toLowerCase()).toContain(
    'datetime="2026-03-02"',
  );
});

test("CHAT-03 typing is announced in words", () => {
  const html = htmlOf(<TypingBubble text="Anna is typing" />);
  expect(tagOf(html, "div")).toContain('role="status"');
  expect(textOf(html)).toBe("Anna is typing");
});

test("CHAT-06 a failed message stays visible with try again, even inside a minute's group", () => {
  const html = htmlOf(
    <Bubble
      side="own"
      from="You"
      text="Hello"
      time={time}
      more
      state={{ kind: "failed", words: "Not sent" }}
      retry={<button type="submit">Try again</button>}
    />,
  );
  expect(textOf(html)).toBe("You: Hello 21:14 Not sent Try again");
  expect(tagOf(html, "li")).toContain('data-state="failed"');
});

test("CHAT-06 a sent message offers no retry", () => {
  const html = htmlOf(
    <Bubble
      side="own"
      from="You"
      text="a"
      time={time}
      state={{ kind: "sent", words: "Sent" }}
      retry={<i>Again</i>}
    />,
  );
  expect(textOf(html)).toBe("You: a 21:14 Sent");
});

test("CHAT-05 the composer says what sending costs before it is sent", () => {
  const html = htmlOf(
    <Composer
      id="t"
      name="text"
      label="Message"
      defaultValue="kept"
      send={{ label: "Send message", cost: "1 credit" }}
    />,
  );
  expect(html).toContain('<span class="sr">Send message · 1 credit</span>');
  expect(textOf(html)).toContain("Send message · 1 credit");
  expect(html).toContain("kept</textarea>");
});

test("CHAT-02 the composer enforces the message length with a counter", () => {
  const html = htmlOf(
    <Composer
      id="t"
      name="text"
      label="Message"
      count={{ max: 500, words: "characters" }}
      send={{ label: "Send" }}
    />,
  );
  expect(tagOf(html, "textarea").toLowerCase()).toContain('maxlength="1000"'); // UTF-16 units: 500 emoji fit
  expect(tagOf(html, "rz-count")).toContain('max="500"');
  expect(html).toContain("data-count");
});

test("PROF-03 the fictional wording stands in the list of conversations and in the head of the chat", () => {
  const row = (
    <ConversationRow
      href="/chats/1"
      name="Anna"
      unread={0}
      unreadWords="unread"
      fictional="Animated profile"
    />
  );
  const head = (
    <ChatHeader
      back={{ href: "/chats", label: "Back" }}
      href="/members/1"
      name="Anna"
      fictional="Animated profile"
    />
  );
  expect(textOf(htmlOf(row))).toContain("Animated profile");
  expect(textOf(htmlOf(head))).toContain("Animated profile");
});

test("NAV-05 a conversation shows its unread count, 99+ from 100, none at 0", () => {
  const row = (unread: number) =>
    textOf(htmlOf(<ConversationRow href="/chats/1" name="Anna" unread={unread} unreadWords="unread" />));
  expect([0, 3, 100].map(row)).toEqual(["Anna", "Anna 3 unread", "Anna 99+ unread"]);
});

test("CHAT-01 the chat layout says which of its two columns a small screen shows", () => {
  const html = htmlOf(
    <ChatLayout skip="Skip" view="conversation" list={<p>list</p>} listLabel="Conversations">
      talk
    </ChatLayout>,
  );
  expect(tagOf(html, "div")).toContain('data-view="conversation"');
  expect(html.indexOf("list</p>")).toBeLessThan(html.indexOf("<main"));
});
