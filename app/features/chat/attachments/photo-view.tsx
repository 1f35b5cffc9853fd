import { BackLink } from "#app/ui/back-link";
import { ButtonLink } from "#app/ui/button";
import { FictionalLabel } from "#app/ui/fictional-label";
import { Picture } from "#app/ui/picture";
import type { ChatPhotoModel } from "./photo-page.server";

/** A photo of a conversation, large; the piece is a dialog where scripts run, which Back closes (CHAT-19). */
export function ChatPhotoView({ model }: { model: ChatPhotoModel }) {
  const { title, fictional, report, back, ...photo } = model;
  return (
    <section className="chat-photo stack">
      <BackLink {...back} />
      <div className="stack" data-piece="photo" data-back="">
        <h1>{title}</h1>
        <figure>
          <Picture {...photo} alt={title} sizes="100vw" eager />
        </figure>
        <p className="row">
          {fictional ? <FictionalLabel text={fictional} /> : null}
          {report ? (
            <ButtonLink variant="quiet" size="small" icon="flag" href={report.href}>
              {report.label}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </section>
  );
}
