import type { ReactNode } from "react";
import { Mark } from "./brand";
import { Icon, type IconName } from "./icon";

type EmptyStateProps = {
  icon: IconName;
  title: string;
  text: string;
  action?: ReactNode;
  /** Where it is all the page says, its title is the page's. */
  page?: boolean;
};

/** An empty list says what to do, and gives the button. One of the two rings that meet holds the sign of what it is. */
export function EmptyState({ icon, title, text, action, page }: EmptyStateProps) {
  const Title = page ? "h1" : "h2";
  return (
    <div className="none">
      <div className="meet">
        <Mark />
        <Icon name={icon} />
      </div>
      <Title>{title}</Title>
      {text ? <p className="soft">{text}</p> : null}
      {action}
    </div>
  );
}
