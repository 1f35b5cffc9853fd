import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { NoticeLine } from "#app/ui/notice-line";
import { STILL } from "#app/ui/still";
import type { AlertModel } from "./alerts.server";

type AlertPlaceProps = {
  alert: AlertModel | undefined;
  /** Instead of its words: the offer with its clock. */
  children?: ReactNode;
  /** Where React has the page, the form reloads it instead of being swapped. */
  swap: boolean;
};

/** Where the page's one notice stands; always there, so that sending it away can be swapped in (LOOK-06, ACCT-09). */
export function AlertPlace({ alert, swap, children }: AlertPlaceProps) {
  if (!import.meta.env.SSR) return <div {...STILL} />;
  return (
    <div data-piece="alerts">
      {alert ? (
        <Alert alert={alert} swap={swap}>
          {children}
        </Alert>
      ) : null}
    </div>
  );
}

function Alert({ alert, swap, children }: AlertPlaceProps & { alert: AlertModel }) {
  const line = (
    <NoticeLine
      icon={alert.icon}
      why={children ? undefined : alert.why}
      more={children ? undefined : alert.more}
      close={
        <form method="post" action={paths.dismissAlert()} data-swap={swap ? "alerts" : undefined}>
          <KeyField value={alert.key} />
          <input type="hidden" name="next" value={alert.next} />
          <input type="hidden" name="alert" value={alert.name} />
          <Button variant="quiet" round label={alert.dismissText}>
            <Icon name="x" />
          </Button>
        </form>
      }
    >
      {children ?? <Words alert={alert} />}
    </NoticeLine>
  );
  // Shown by a script that finds a device which can and does not yet receive notifications (APP-02).
  return alert.name === "push" ? <rz-push hidden>{line}</rz-push> : line;
}

function Words({ alert: { href, title } }: { alert: AlertModel }) {
  if (!href) return title;
  return (
    <a className="link" href={href}>
      {title}
    </a>
  );
}
