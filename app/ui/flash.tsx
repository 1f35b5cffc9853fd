import type { ReactNode } from "react";
import { Icon } from "./icon";
import { STILL } from "./still";

type FlashProps = {
  kind: "success" | "error";
  /** A link to the page itself: a flash is read once, so loading again removes it. */
  dismiss?: { href: string; label: string };
  /** What the reader can do about it: a form with one button. */
  action?: ReactNode;
  children: ReactNode;
};

/** A short word after something was done. Good news leaves by itself; a fault stays. */
export function Flash({ kind, dismiss, action, children }: FlashProps) {
  return (
    <div className="flash" role={kind === "error" ? "alert" : "status"}>
      <Icon name={kind === "error" ? "alert" : "check"} />
      <p>{children}</p>
      {action}
      {dismiss ? (
        <a href={dismiss.href} aria-label={dismiss.label}>
          <Icon name="x" />
        </a>
      ) : null}
    </div>
  );
}

/** Where flashes appear; always in the page, so that a swap can fill it. */
export function FlashArea({ children }: { children?: ReactNode }) {
  if (!import.meta.env.SSR) return <div {...STILL} />;
  return (
    <div className="flashes" data-piece="flash">
      {children}
    </div>
  );
}
