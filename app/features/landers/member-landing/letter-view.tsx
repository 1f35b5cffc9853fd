import { WrittenIn } from "#app/ui/written-in";
import type { LandingPage } from "./landing-page";
import { LandingCall, LandingHonesty, LandingPhoto, LandingPlace } from "./landing-parts";

/** A large portrait, and a letter from the site's people about the member. */
export function LetterView({ page }: { page: LandingPage }) {
  const { member, named, words } = page;
  return (
    <article className="letter">
      <header className="letter-portrait">
        <LandingPhoto member={member} sizes="(min-width:992px) 55vw, 66vw" eager />
        <div className="letter-name">
          <p>{page.label}</p>
          <h1>{member.heading}</h1>
          <LandingPlace member={member} />
        </div>
      </header>
      <div className="letter-desk">
        <section className="letter-paper">
          <h2>{named.note}</h2>
          <p>{words.landing_hello}</p>
          <p>{named.meet}</p>
          {member.about ? (
            <figure>
              <figcaption>{words.landing_from_profile}</figcaption>
              <WrittenIn said={member.written.said} />
              <blockquote dir="auto" lang={member.written.lang}>
                {member.about}
              </blockquote>
            </figure>
          ) : null}
          {member.interests.length > 0 ? (
            <p>
              {member.interestsTitle}: {member.interests.join(", ")}.
            </p>
          ) : null}
          <p>{page.intro}</p>
          <p className="letter-signed">{named.signed}</p>
        </section>
        <div className="letter-call">
          <LandingCall page={page} icon="mail" label={named.write} />
        </div>
        <LandingHonesty page={page} />
      </div>
    </article>
  );
}
