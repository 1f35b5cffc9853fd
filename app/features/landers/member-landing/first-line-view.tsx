import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { SignupsClosedNote } from "#app/ui/signups-closed";
import { WrittenIn } from "#app/ui/written-in";
import type { LandingPage } from "./landing-page";
import { LandingHonesty, LandingPhoto, LandingPlace } from "./landing-parts";

/** A conversation that has not begun: the profile on one side, the visitor's own first line on the other. */
export function FirstLineView({ page }: { page: LandingPage }) {
  const { member, named, words } = page;
  return (
    <article className="first-line">
      <header className="first-line-head">
        <p>{page.label}</p>
        <h1>{named.chatTitle}</h1>
      </header>
      <div className="first-line-room">
        <div className="first-line-card">
          <LandingPhoto member={member} sizes="(min-width:768px) 22rem, 8rem" eager />
          <div className="first-line-who">
            <h2>{member.heading}</h2>
            <LandingPlace member={member} />
            {member.interests.length > 0 ? (
              <ul className="tags">
                {member.interests.map((interest) => (
                  <li key={interest}>{interest}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        <div className="first-line-talk">
          {page.closed ? <SignupsClosedNote closed={page.closed} /> : <FirstLine page={page} />}
        </div>
        {member.about ? (
          <section className="first-line-about" aria-label={member.aboutTitle}>
            <p className="first-line-source">{words.landing_from_profile}</p>
            <WrittenIn said={member.written.said} />
            <p dir="auto" lang={member.written.lang}>
              {member.about}
            </p>
          </section>
        ) : null}
      </div>
      <LandingHonesty page={page} told={!page.closed} />
    </article>
  );
}

function FirstLine({ page }: { page: LandingPage }) {
  return (
    <>
      {page.member.answeredBy ? <p className="first-line-note">{page.member.answeredBy}</p> : null}
      <FirstLineForm page={page} />
      <p className="first-line-note">{page.words.landing_starters}</p>
      <ul className="first-line-starters">
        {page.starters.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A GET form: nothing is kept anywhere until the visitor signs up, and the text is in the next page's form. */
function FirstLineForm({ page: { firstLine, named, words } }: { page: LandingPage }) {
  return (
    <form method="get" action={firstLine.action} className="first-line-form">
      {firstLine.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="first-line">{named.chatLabel}</label>
      <textarea
        id="first-line"
        name="signup_message"
        className="input"
        rows={3}
        maxLength={firstLine.maxLength}
        aria-describedby="first-line-help"
      />
      <p id="first-line-help">
        <Icon name="lock" /> {words.landing_chat_unsent}
      </p>
      <Button wide icon="send">
        {words.landing_chat_next}
      </Button>
    </form>
  );
}
