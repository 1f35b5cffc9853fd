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
    /** "1 credit"; always seen before sending. */
    cost?: string;
    name?: string;
    value?: string;
  };
  /** Photo, GIF, gift: round quiet buttons. */
  tools?: ReactNode;
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
      <p className="below" id={`${id}-note`}>
        {error ? <span className="wrong">{error}</span> : null}
        <span>{send.cost ? `${send.label} · ${send.cost}` : null}</span>{" "}
        {count ? <CharacterCount {...count} used={[...(defaultValue ?? "")].length} /> : null}
      </p>
    </div>
  );
  return count ? <rz-count max={count.max}>{foot}</rz-count> : foot;
}
