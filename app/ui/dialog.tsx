import type { ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type DialogProps = {
  id: string;
  title: string;
  /** Words of the close button; left out where the spec forbids a header close. */
  close?: string;
  /** Stays open on backdrop and Escape. */
  locked?: boolean;
  large?: boolean;
  /** Shown at once (not modal) where no script runs; "modal" becomes modal where one does, in a browser's window. */
  open?: boolean | "modal";
  /** Another element around it knows when to open it, and it has no backdrop to close on. */
  framed?: boolean;
  children: ReactNode;
};

/** In the installed app the style sheet may leave an open dialog out, which then must not block the page. */
const inBrowser = "not (display-mode: standalone)";

/** A native dialog. Open it with `<Button command="show-modal" commandfor={id}>`; it closes without script. */
export function Dialog({ id, title, close, locked, large, open, framed, children }: DialogProps) {
  const lock = locked ? "" : undefined;
  const dialog = (
    <dialog
      id={id}
      className={large ? "dialog dialog-large" : "dialog"}
      aria-labelledby={`${id}-title`}
      open={open !== undefined && open !== false}
      data-modal={open === "modal" ? inBrowser : undefined}
      data-modal-lock={lock}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {close ? (
          <form method="dialog">
            <Button variant="quiet" round label={close}>
              <Icon name="x" />
            </Button>
          </form>
        ) : null}
      </header>
      {children}
    </dialog>
  );
  return framed ? dialog : <rz-dialog data-modal-lock={lock}>{dialog}</rz-dialog>;
}
