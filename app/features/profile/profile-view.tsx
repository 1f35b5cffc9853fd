import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { MemberCards } from "#app/ui/member-card";
import { Notice } from "#app/ui/notice";
import { Picture } from "#app/ui/picture";
import { WrittenIn } from "#app/ui/written-in";
import { PhotoStrip } from "./photo-strip-view";
import { ProfileActions, SafetyActions } from "./profile-actions-view";
import type { ProfileModel, ProfileRefusal } from "./profile-model.server";

/** A member's profile (PROF-01): photo, name, place and label lead, actions are forms and links (LOOK-07). */
export function ProfileView({ model, action }: { model: ProfileModel; action: string }) {
  const { words } = model;
  return (
    <article>
      <div className="profile">
        <MainPhoto model={model} />
        <div className="stack">
          {model.mine ? (
            <Notice>
              <p>{words.own}</p>
            </Notice>
          ) : (
            <ProfileActions model={model} action={action} />
          )}
          <PhotoStrip model={model} />
          {model.cam ? <CamTeaser model={model} cam={model.cam} /> : null}
          {model.about ? (
            <section className="section">
              <h2>{model.about.title}</h2>
              {model.about.text ? <WrittenIn said={model.about.said} /> : null}
              <p dir="auto" className="said" lang={model.about.text && model.about.lang}>
                {model.about.text ?? <span className="soft">{model.about.empty}</span>}
              </p>
            </section>
          ) : null}
          <Details model={model} />
          {model.mine ? null : <SafetyActions model={model} />}
        </div>
      </div>
      <Related model={model} />
    </article>
  );
}

function MainPhoto({ model }: { model: ProfileModel }) {
  const picture = <Picture {...model.main} sizes="(min-width:768px) 480px,100vw" eager />;
  return (
    <div className="profile-main">
      {model.main.src ? <a href={paths.memberPhoto(model.id)}>{picture}</a> : picture}
      {model.fictional ? <i className="fic">{model.fictional}</i> : null}
      <header className="profile-name">
        <h1>{model.heading}</h1>
        {model.place ? (
          <p className="place">
            <Icon name="map-pin" /> {model.place}
          </p>
        ) : null}
      </header>
    </div>
  );
}

/** The member's cam page is elsewhere, and the text before the link says so (PROF-08). */
function CamTeaser({ model, cam }: { model: ProfileModel; cam: NonNullable<ProfileModel["cam"]> }) {
  const { words } = model;
  return (
    <Notice
      icon="video"
      title={cam.title}
      actions={
        <ButtonLink
          variant="secondary"
          size="small"
          href={cam.href}
          rel="external nofollow noopener noreferrer"
        >
          {words.cam_link}
        </ButtonLink>
      }
    >
      <p>{words.cam_text}</p>
    </Notice>
  );
}

function Details({ model: { words, facts, interests } }: { model: ProfileModel }) {
  return (
    <>
      {facts.length > 0 ? (
        <section className="section">
          <h2>{words.facts_title}</h2>
          <dl className="facts">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd dir="auto" lang={fact.lang}>
                  {fact.value}
                </dd>
                {fact.said ? <dd className="soft in-language">{fact.said}</dd> : null}
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {interests.length > 0 ? (
        <section className="section">
          <h2>{words.interests_title}</h2>
          <ul className="tags">
            {interests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Related({ model: { words, related } }: { model: ProfileModel }) {
  if (related.length === 0) return null;
  return (
    <section className="profile-related">
      <h2>{words.related_title}</h2>
      <MemberCards label={words.related_title} cards={related} hrefOf={paths.member} />
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
