import type { ReactNode } from "react";
import { Button } from "../button";
import { CharacterCount } from "../character-count";

type ComposerProps = {
  id: string;
  name: string;
  /** Label of the text box. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  /** Most characters (settings message_length, code points), and what they are called. */
  count?: { max: number; words: string };
  send: {
    /** "Send message". */
    label: string;
    /** "1 credit", for who is told of the button alone. */
    cost?: string;
    /** The same where it is seen before sending: in few words, for it shares a phone's line. */
    shortCost?: string;
    name?: string;
    value?: string;
  };
  /** Photo, GIF, gift: round quiet buttons. */
  tools?: ReactNode;
  /** Looks for new messages where no script does: at the place of the counter, which needs one. */
  check?: ReactNode;
  /** Error of the last attempt. */
  error?: string;
};

/** The foot of a conversation. Stands inside the form that posts the message. */
export function Composer({
  id,
  name,
  label,
  placeholder,
  defaultValue,
  count,
  send,
  tools,
  check,
  error,
}: ComposerProps) {
  const box = (
    <rz-grow>
      <textarea
        id={id}
        name={name}
        className="input"
        rows={1}
        dir="auto"
        placeholder={placeholder}
        defaultValue={defaultValue}
        // HTML counts UTF-16 units, the limit is in code points: the server decides, this only stops floods.
        maxLength={count ? count.max * 2 : undefined}
        // On a screen's keyboard it makes a new line.
        enterKeyHint="enter"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
    </rz-grow>
  );
  const foot = (
    <div className="composer">
      <div className="text">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        {box}
      </div>
      {/* After the text: of a post that is too large only the beginning is read, and nothing typed is lost. */}
      <div className="tools">{tools}</div>
      <Button
        icon="send"
        round
        label={send.cost ? `${send.label} · ${send.cost}` : send.label}
        name={send.name}
        value={send.value}
      />
      <div className="below">
        {check}
        <p id={`${id}-note`}>
          {error ? <span className="wrong">{error}</span> : null}
          <span>{send.shortCost}</span>{" "}
          {count ? <CharacterCount {...count} used={[...(defaultValue ?? "")].length} /> : null}
        </p>
      </div>
    </div>
  );
  return count ? <rz-count max={count.max}>{foot}</rz-count> : foot;
}
