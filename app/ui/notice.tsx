import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type NoticeProps = {
  kind?: "info" | "warning" | "danger" | "success";
  title?: string;
  icon?: IconName;
  /** Set when it answers what the member just did. */
  announce?: boolean;
  /** Set where nothing above it is read first after a refused form: the focus goes here, not to what stood there before. */
  focus?: boolean;
  /** Buttons under the text: what to do next, dismiss. */
  actions?: ReactNode;
  children?: ReactNode;
};

const icons: Record<"info" | "warning" | "danger" | "success", IconName> = {
  info: "info",
  warning: "alert",
  danger: "alert",
  success: "check",
};

/** HTML's `autofocus` works on any focusable element and needs no script. */
const focusOnLoad = { autoFocus: true, tabIndex: -1 };

/** Something to know, in the flow of the page. */
export function Notice({ kind = "info", title, icon, announce, focus, actions, children }: NoticeProps) {
  const role = announce ? (kind === "danger" ? "alert" : "status") : undefined;
  return (
    <div
      className={kind === "info" ? "notice" : `notice notice-${kind}`}
      role={role}
      {...(focus ? focusOnLoad : {})}
    >
      <Icon name={icon ?? icons[kind]} />
      <div>
        {title ? <h2>{title}</h2> : null}
        {children}
        {actions ? <div className="actions">{actions}</div> : null}
      </div>
    </div>
  );
}
