import { BackLink } from "#app/ui/back-link";
import { ButtonLink } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import type { LinkPageModel } from "./link-page.server";

/** Where a link of a message leads, before anybody goes there; the piece is a dialog where scripts run. */
export function LinkView({ model }: { model: LinkPageModel }) {
  const { title, text, host, address, warnings, open, report, back } = model;
  return (
    <section className="narrow stack">
      <BackLink {...back} />
      <div className="leads-to" data-piece="link" data-back="">
        <h1>{title}</h1>
        <p>{text}</p>
        <p dir="ltr" translate="no">
          <strong>{host}</strong>
          <br />
          <small>{address}</small>
        </p>
        <Notice kind="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
        <p className="row">
          <ButtonLink
            variant="secondary"
            href={address}
            target="_blank"
            rel="external nofollow noopener noreferrer"
          >
            {open}
          </ButtonLink>
          {report ? (
            <ButtonLink variant="quiet" icon="flag" href={report.href}>
              {report.label}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </section>
  );
}
