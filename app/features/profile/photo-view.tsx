import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Pager } from "#app/ui/pager";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { PhotoModel } from "./photo.server";

/** One photo with the ways to the others; a locked one shows the premium-only alert in its place (PROF-09). */
export function PhotoView({ model }: { model: PhotoModel }) {
  const { words, photo, previous, next } = model;
  return (
    <section className="photo-page">
      <p>
        <ButtonLink variant="quiet" size="small" icon="arrow-left" href={model.back.href}>
          {model.back.label}
        </ButtonLink>
      </p>
      {photo ? (
        <>
          <h1 className="sr">{model.title}</h1>
          <figure className="photo-large">
            <Picture {...photo} sizes="(min-width:768px) 600px,100vw" eager />
            {model.fictional ? <i className="fic">{model.fictional}</i> : null}
          </figure>
        </>
      ) : (
        <PremiumOnly model={model} />
      )}
      {previous || next ? (
        <Pager label={words.photos_title} text={model.place} previous={previous} next={next} />
      ) : null}
      {model.report ? (
        <p className="soft">
          <TextLink href={model.report}>{words.photo_report}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

function PremiumOnly({ model: { words, premium } }: { model: PhotoModel }) {
  return (
    <EmptyState
      page
      icon="lock"
      title={words.premium_only_title}
      text={words.premium_only_text}
      action={
        <ButtonLink icon="premium" href={premium}>
          {words.premium_get}
        </ButtonLink>
      }
    />
  );
}
