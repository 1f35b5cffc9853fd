import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import type { CardModel } from "#app/session/card-model.server";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { MemberCard, MemberGrid } from "#app/ui/member-card";
import { Notice } from "#app/ui/notice";
import { Picture, type PictureProps } from "#app/ui/picture";

type Photo = Omit<PictureProps, "sizes">;

export interface ProfileModel {
  title: string;
  words: Words<"profile">;
  id: number;
  name: string;
  heading: string;
  place: string;
  fictional: string | undefined;
  fictionalWarning: string | undefined;
  main: Photo;
  photos: Photo[];
  photoCount: string;
  locked: number;
  lockedText: string | undefined;
  lockedAction: string;
  liked: boolean;
  likeState: string | undefined;
  giftWord: string;
  aboutTitle: string;
  about: string | undefined;
  aboutEmpty: string;
  facts: { label: string; value: string }[];
  interests: string[];
  related: CardModel[];
  key: string;
  mine: boolean;
  memberHere: boolean;
}

export interface ProfileRefusal {
  title: string;
  text: string;
  status: number;
  back: string;
}

const MOST_LOCKED_SHOWN = 4;

/** A member's profile (PROF-01): photos lead, actions are forms and links. */
export function ProfileView({ model, action }: { model: ProfileModel; action: string }) {
  const { words } = model;
  return (
    <article className="profile">
      <div className="profile-photos">
        <div className="profile-main">
          <Picture {...model.main} sizes="(min-width:768px) 480px,100vw" eager />
          {model.fictional ? <i className="fic">{model.fictional}</i> : null}
        </div>
        <PhotoStrip model={model} />
      </div>
      <div className="stack">
        <header className="stack">
          <h1>{model.heading}</h1>
          {model.place ? (
            <p className="soft place">
              <Icon name="map-pin" /> {model.place}
            </p>
          ) : null}
        </header>
        {model.fictionalWarning ? (
          <Notice>
            <p>{model.fictionalWarning}</p>
          </Notice>
        ) : null}
        {model.mine ? (
          <Notice>
            <p>{words.own}</p>
          </Notice>
        ) : (
          <ProfileActions model={model} action={action} />
        )}
        <section className="section">
          <h2>{model.aboutTitle}</h2>
          <p dir="auto" className="said">
            {model.about ?? <span className="soft">{model.aboutEmpty}</span>}
          </p>
        </section>
        {model.facts.length > 0 ? (
          <section className="section">
            <h2>{words.facts_title}</h2>
            <dl className="facts">
              {model.facts.map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd dir="auto">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        {model.interests.length > 0 ? (
          <section className="section">
            <h2>{words.interests_title}</h2>
            <ul className="tags">
              {model.interests.map((interest) => (
                <li key={interest}>{interest}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <Related model={model} />
    </article>
  );
}

function ProfileActions({ model, action }: { model: ProfileModel; action: string }) {
  const { words, liked } = model;
  return (
    <div className="row" data-piece="actions">
      <ButtonLink icon="message" href={paths.memberChat(model.id)}>
        {words.message}
      </ButtonLink>
      <form method="post" action={action} data-swap="actions">
        <input type="hidden" name="_key" value={model.key} />
        <Button
          variant="secondary"
          icon={liked ? "heart-filled" : "heart"}
          name={liked ? "unlike" : "like"}
          value={String(model.id)}
        >
          {liked ? words.unlike : words.like}
        </Button>
      </form>
      <ButtonLink variant="secondary" icon="gift" href={paths.memberGift(model.id)}>
        {model.giftWord}
      </ButtonLink>
      {model.likeState ? <p className="soft">{model.likeState}</p> : null}
    </div>
  );
}

function PhotoStrip({ model }: { model: ProfileModel }) {
  const { words, photos, locked, lockedText } = model;
  if (photos.length === 0 && !lockedText) return null;
  return (
    <section aria-label={words.photos_title}>
      <p className="soft">{model.photoCount}</p>
      <ul className="strip">
        {photos.map((photo) => (
          <li key={photo.alt}>
            <a href={photo.set?.at(-1)?.url ?? photo.src}>
              <Picture {...photo} sizes="(min-width:768px) 150px,30vw" />
            </a>
          </li>
        ))}
        {/* A locked photo's file is never sent: only a lock on a plain tone. */}
        {Array.from({ length: Math.min(locked, MOST_LOCKED_SHOWN) }, (_, index) => `locked-${index}`).map(
          (key) => (
            <li key={key} className="pic pic-none locked" aria-hidden="true">
              <Icon name="lock" />
            </li>
          ),
        )}
      </ul>
      {lockedText ? (
        <p>
          {lockedText}{" "}
          <a
            className="link"
            href={model.memberHere ? paths.premium() : paths.login({ next: paths.member(model.id) })}
          >
            {model.lockedAction}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Related({ model: { words, related } }: { model: ProfileModel }) {
  if (related.length === 0) return null;
  return (
    <section className="profile-related">
      <h2>{words.related_title}</h2>
      <MemberGrid label={words.related_title}>
        {related.map((card) => (
          <MemberCard
            key={card.id}
            id={`m${card.id}`}
            href={paths.member(card.id)}
            name={card.name}
            age={card.age}
            city={card.city}
            picture={card.picture}
            fictional={card.fictional}
          />
        ))}
      </MemberGrid>
    </section>
  );
}

/** 'You're blocked by {name}…' and disabled profiles (PROF-05). */
export function ProfileRefused({ model }: { model: ProfileRefusal }) {
  return (
    <EmptyState
      page
      icon="lock"
      title={model.title}
      text={model.text}
      action={<ButtonLink href={paths.members()}>{model.back}</ButtonLink>}
    />
  );
}
