import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import type { ProfileModel, Thumbnail } from "./profile-model.server";

/** The other photos in one row, each leading to its own page; locked ones are a lock on a plain tone (PROF-04). */
export function PhotoStrip({ model }: { model: ProfileModel }) {
  const { words, thumbnails, lockedAction } = model;
  if (thumbnails.length === 0) return null;
  return (
    <section className="section" aria-label={words.photos_title}>
      <ul className="strip">
        {thumbnails.map((thumbnail) => (
          <li key={thumbnail.href}>
            <Thumb thumbnail={thumbnail} />
          </li>
        ))}
      </ul>
      {lockedAction ? (
        <p>
          <ButtonLink variant="secondary" size="small" icon="lock" href={model.links.locked}>
            {lockedAction}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function Thumb({ thumbnail: { href, label, photo } }: { thumbnail: Thumbnail }) {
  if (photo) {
    return (
      <a href={href}>
        <Picture {...photo} sizes="(min-width:768px) 150px,25vw" />
      </a>
    );
  }
  return (
    <a href={href} className="pic pic-none locked">
      <Icon name="lock" />
      <span className="sr">{label}</span>
    </a>
  );
}
