import { BackLink } from "#app/ui/back-link";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Pager } from "#app/ui/pager";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { PhotoModel } from "./photo.server";
import type { Photo } from "./profile-model.server";

/** One photo with the ways to the others; a locked one shows the premium-only alert in its place (PROF-09). */
export function PhotoView({ model }: { model: PhotoModel }) {
  const { words, photo, previous, next } = model;
  if (photo) return <Stage model={model} photo={photo} />;
  return (
    <section className="stack">
      <BackLink {...model.back} />
      <PremiumOnly model={model} />
      {previous || next ? (
        <Pager label={words.photos_title} text={model.place} previous={previous} next={next} />
      ) : null}
    </section>
  );
}

/** The photo alone in the dark, with an arrow at either side. */
function Stage({ model, photo }: { model: PhotoModel; photo: Photo }) {
  const { words, previous, next } = model;
  return (
    <section className="photo-page">
      <BackLink {...model.back} />
      <h1 className="sr">{model.title}</h1>
      <figure className="photo-large">
        <Picture {...photo} sizes="(min-width:768px) 600px,100vw" eager />
        {model.fictional ? <i className="fic">{model.fictional}</i> : null}
      </figure>
      <div className="photo-foot">
        {previous || next ? (
          <nav className="photo-ways" aria-label={words.photos_title}>
            {previous ? <ButtonLink round icon="chevron-left" rel="prev" {...previous} /> : null}
            <span>{model.place}</span>
            {next ? <ButtonLink round icon="chevron-right" rel="next" {...next} /> : null}
          </nav>
        ) : null}
        {model.report ? <TextLink href={model.report}>{words.photo_report}</TextLink> : null}
      </div>
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
