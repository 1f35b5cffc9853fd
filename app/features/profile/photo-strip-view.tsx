import { Icon } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { ProfileModel, Thumbnail } from "./profile-model.server";

/** The other photos, each leading to its own page; locked ones are a lock on a plain tone (PROF-04). */
export function PhotoStrip({ model }: { model: ProfileModel }) {
  const { words, thumbnails, lockedText } = model;
  if (thumbnails.length === 0) return null;
  return (
    <section aria-label={words.photos_title}>
      <p className="soft">{model.photoCount}</p>
      <ul className="strip">
        {thumbnails.map((thumbnail) => (
          <li key={thumbnail.href}>
            <Thumb thumbnail={thumbnail} />
          </li>
        ))}
      </ul>
      {lockedText ? (
        <p>
          {lockedText} <TextLink href={model.links.locked}>{model.lockedAction}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

function Thumb({ thumbnail: { href, label, photo } }: { thumbnail: Thumbnail }) {
  if (photo) {
    return (
      <a href={href}>
        <Picture {...photo} sizes="(min-width:768px) 150px,30vw" />
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
