import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import type { AlertModel } from "./alerts.server";

type AlertPlaceProps = {
  alert: AlertModel | undefined;
  /** Where React has the page, the form reloads it instead of being swapped. */
  swap: boolean;
};

/** Where a member's alert stands; always in the page, so that sending it away can be swapped in (ACCT-09). */
export function AlertPlace({ alert, swap }: AlertPlaceProps) {
  return <div data-piece="alerts">{alert ? <Alert alert={alert} swap={swap} /> : null}</div>;
}

function Alert({ alert, swap }: { alert: AlertModel; swap: boolean }) {
  const notice = (
    <Notice
      kind={alert.kind}
      icon={alert.icon}
      title={alert.title}
      actions={
        <>
          <ButtonLink variant="secondary" size="small" href={alert.link.href}>
            {alert.link.label}
          </ButtonLink>
          <form method="post" action={paths.dismissAlert()} data-swap={swap ? "alerts" : undefined}>
            <KeyField value={alert.key} />
            <input type="hidden" name="next" value={alert.next} />
            <input type="hidden" name="alert" value={alert.name} />
            <Button variant="quiet" size="small">
              {alert.dismissText}
            </Button>
          </form>
        </>
      }
    >
      {alert.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
  // Shown by a script that finds a device which can and does not yet receive notifications (APP-02).
  return alert.name === "push" ? <rz-push hidden>{notice}</rz-push> : notice;
}
