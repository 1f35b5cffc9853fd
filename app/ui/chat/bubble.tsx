import type { ReactNode } from "react";
import { Icon } from "../icon";
import { isEmojiAlone } from "./emoji-alone";

export type BubbleProps = {
  id?: string;
  side: "own" | "partner";
  /** Who speaks, for screen readers: "You" or the partner's name. */
  from: string;
  /** With links it is more than a string. */
  text?: ReactNode;
  /** Photo, gift or GIF. */
  media?: ReactNode;
  /** The clock in the reader's language, and the machine's spelling. */
  time: { text: string; iso: string };
  /** Of own messages; `words` says it ("Sent"), `unseen` to screen readers alone. */
  state?: { kind: "sending" | "waiting" | "sent" | "failed"; words: string; unseen?: boolean };
  /** The next message is from the same side in the same minute: the time stands under that one. */
  more?: boolean;
  /** The one before is from the same side in the same minute: stands close. */
  joined?: boolean;
  /** What can be done about a message that has not left: buttons. */
  retry?: ReactNode;
};

/** One message. Text keeps its own direction and is never more than text. */
export function Bubble({ id, side, from, text, media, time, state, more, joined, retry }: BubbleProps) {
  const isLeft = state === undefined || state.kind === "sent";
  const isStuck = state?.kind === "failed" || state?.kind === "waiting";
  return (
    <li className={bubbleClass(side, joined)} id={id} data-state={state?.kind}>
      <span className="sr">{from}: </span>
      {media ? <div className="media">{media}</div> : null}
      {text ? (
        <p dir="auto" className={typeof text === "string" && isEmojiAlone(text) ? "emoji" : undefined}>
          {text}
        </p>
      ) : null}
      {more && isLeft ? null : (
        <small>
          <time dateTime={time.iso}>{time.text}</time>
          {state ? <BubbleState {...state} /> : null}
        </small>
      )}
      {isStuck ? retry : null}
    </li>
  );
}

function bubbleClass(side: "own" | "partner", joined: boolean | undefined): string {
  return `bub${side === "own" ? " own" : ""}${joined ? " joined" : ""}`;
}

function BubbleState({ kind, words, unseen }: NonNullable<BubbleProps["state"]>) {
  if (unseen) return <span className="sr"> {words}</span>;
  return (
    <>
      {" "}
      <Icon name={kind === "failed" ? "alert" : kind === "sent" ? "check" : "clock"} /> {words}
    </>
  );
}

/** The partner is writing. */
export function TypingBubble({ text }: { text: string }) {
  return (
    <div className="typing" role="status">
      <i />
      <i />
      <i />
      <span className="sr">{text}</span>
    </div>
  );
}
