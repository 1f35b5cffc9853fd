import type { ReactNode } from "react";
import { Avatar } from "../avatar";
import { ButtonLink } from "../button";
import { FictionalLabel } from "../fictional-label";

type ChatHeaderProps = {
  back: { href: string; label: string };
  href: string;
  name: string;
  photo?: string;
  /** A line under the name, such as the age and city. */
  line?: string;
  fictional?: string;
  /** Credits left and the menu. */
  end?: ReactNode;
};

/** Who one is talking to. */
export function ChatHeader({ back, href, name, photo, line, fictional, end }: ChatHeaderProps) {
  return (
    <header className="chat-head">
      <span className="back">
        <ButtonLink variant="quiet" round icon="arrow-left" href={back.href} label={back.label} />
      </span>
      <a className="who" href={href}>
        <Avatar first src={photo} />
        <div>
          <h1>{name}</h1>
          {line ? <small className="soft">{line}</small> : null}{" "}
          {fictional ? <FictionalLabel text={fictional} /> : null}
        </div>
      </a>
      {end}
    </header>
  );
}
