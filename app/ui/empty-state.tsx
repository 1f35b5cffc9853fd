import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type EmptyStateProps = { icon: IconName; title: string; text: string; action?: ReactNode };

/** An empty list says what to do, and gives the button. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="none">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {action}
    </div>
  );
}
