import { BackLink } from "#app/ui/back-link";
import { ButtonLink } from "#app/ui/button";
import { useDataUse } from "#app/ui/data-use";
import { EmptyState } from "#app/ui/empty-state";
import { Pager } from "#app/ui/pager";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { PhotoModel, StripPhoto } from "./photo.server";

/** One photo with the ways to the others; a locked one shows the premium-only alert in its place (PROF-09). */
export function PhotoView({ model }: { model: PhotoModel }) {
  const { words, strip, previous, next } = model;
  if (strip.length > 0) return <Stage model={model} />;
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

/** The photo alone in the dark, an arrow at either side, the others a swipe away where their bytes may be spent. */
function Stage({ model }: { model: PhotoModel }) {
  const isSpare = useDataUse() === "less";
  const strip = isSpare ? model.strip.slice(0, 1) : model.strip;
  return (
    <section className="photo-page">
      <BackLink {...model.back} />
      <h1 className="sr">{model.title}</h1>
      <ul className="photo-strip">
        {strip.map((one, at) => (
          <StagePhoto key={one.number} model={model} one={one} first={at === 0} />
        ))}
      </ul>
    </section>
  );
}

type StagePhotoProps = { model: PhotoModel; one: StripPhoto; first: boolean };

function StagePhoto({ model: { words, fictional }, one, first }: StagePhotoProps) {
  const { previous, next } = one;
  return (
    <li>
      <figure className={first ? "photo-large photo-first" : "photo-large"}>
        <Picture {...one.photo} sizes="(min-width:768px) 600px,100vw" eager={first} />
        {fictional ? <i className="fic">{fictional}</i> : null}
      </figure>
      <div className="photo-foot">
        {previous || next ? (
          <div className="photo-ways">
            {previous ? <ButtonLink round icon="chevron-left" rel="prev" {...previous} /> : null}
            <span>{one.place}</span>
            {next ? <ButtonLink round icon="chevron-right" rel="next" {...next} /> : null}
          </div>
        ) : null}
        {one.report ? <TextLink href={one.report}>{words.photo_report}</TextLink> : null}
      </div>
    </li>
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
