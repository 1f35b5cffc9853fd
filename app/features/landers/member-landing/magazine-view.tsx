import { Icon } from "#app/ui/icon";
import { WrittenIn } from "#app/ui/written-in";
import type { LandingMember, LandingPage } from "./landing-page";
import { LandingCall, LandingHonesty, LandingPhoto } from "./landing-parts";

/** A magazine about one member: cover, portrait in columns, and the reader's turn at the end. */
export function MagazineView({ page }: { page: LandingPage }) {
  const { member, named, words } = page;
  return (
    <article className="magazine">
      <header className="magazine-cover">
        <p className="magazine-title">{page.label}</p>
        <LandingPhoto member={member} sizes="(min-width:1068px) 28rem, (min-width:768px) 42vw, 52vw" eager />
        <div className="magazine-headline">
          <h1>{member.heading}</h1>
          {member.place ? <p>{member.place}</p> : null}
          <LandingCall page={page} label={named.write} />
        </div>
      </header>
      <div className="magazine-story">
        <section className="magazine-text">
          <p className="magazine-kicker">{words.landing_portrait}</p>
          <h2>{member.aboutTitle}</h2>
          {member.about ? <WrittenIn said={member.written.said} /> : null}
          {member.about ? (
            <p dir="auto" className="magazine-about" lang={member.written.lang}>
              {member.about}
            </p>
          ) : (
            <p>{page.intro}</p>
          )}
        </section>
        <Index member={member} />
      </div>
      <Plates member={member} />
      <section className="magazine-turn">
        <p className="magazine-kicker">{words.landing_your_turn}</p>
        <h2>{page.pitch}</h2>
        <p>{page.intro}</p>
        <LandingCall page={page} variant="secondary" label={words.sign_up} />
      </section>
      <LandingHonesty page={page} />
    </article>
  );
}

/** Details and interests, set like a table of contents. */
function Index({ member }: { member: LandingMember }) {
  const { facts, interests } = member;
  if (facts.length + interests.length === 0) return null;
  return (
    <aside className="magazine-index">
      {facts.length > 0 ? (
        <dl>
          {facts.map(({ label, value, lang }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto" lang={lang}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {interests.length > 0 ? (
        <>
          <h3>{member.interestsTitle}</h3>
          <ol>
            {interests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ol>
        </>
      ) : null}
    </aside>
  );
}

/** The photos visitors may see; what is locked is named in words, never sent. */
function Plates({ member }: { member: LandingMember }) {
  if (member.photos.length === 0 && !member.lockedText) return null;
  return (
    <section className="magazine-plates" aria-label={member.aboutTitle}>
      <ul>
        {member.photos.map((photo) => (
          <li key={photo.alt}>
            <LandingPhoto member={member} photo={photo} sizes="(min-width:768px) 22rem, 60vw" />
          </li>
        ))}
        {member.lockedText ? (
          <li className="magazine-locked">
            <Icon name="lock" />
            <p>{member.lockedText}</p>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
