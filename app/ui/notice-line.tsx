import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type NoticeLineProps = {
  icon: IconName;
  /** Short enough for one line of a phone. */
  children: ReactNode;
  /** The reason, short. */
  why?: string | undefined;
  /** What a wider screen says besides. */
  more?: string | undefined;
  /** A form whose button sends it away. */
  close: ReactNode;
};

/** The one thing a page may say besides what it is for: a line above it that can be closed. */
export function NoticeLine({ icon, children, why, more, close }: NoticeLineProps) {
  return (
    <div className="line">
      <Icon name={icon} />
      <p>
        {children}
        {why ? <span className="why"> {why}</span> : null}
        {more ? <span className="more"> {more}</span> : null}
      </p>
      {close}
    </div>
  );
}
