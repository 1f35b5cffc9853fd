import { WrittenIn } from "#app/ui/written-in";
import { LanderCall, LanderFace, LanderHonesty, LanderNiche } from "../lander-parts";
import type { Person, SocialPage } from "./model.server";

/** Middles of the six places around the empty seat, in a square of 100; the style sheet puts the faces there. */
const SEATS: readonly (readonly [x: number, y: number])[] = [
  [50, 16],
  [83, 32],
  [83, 68],
  [50, 84],
  [17, 68],
  [17, 32],
];

/** A circle of people joined by what they like, with a seat left, and below it what they wrote about themselves. */
export function SocialLander({ page }: { page: SocialPage }) {
  const { socialWords: words, people } = page;
  const alone = people.length === 0;
  const withWords = people.filter(({ says, topics }) => says || topics.length > 0);
  return (
    <div className="soc">
      <section className="soc-first">
        <div className="soc-words">
          <p className="soc-label">{page.label}</p>
          <h1>{page.promise}</h1>
          <LanderCall page={page} />
          <LanderNiche page={page} />
        </div>
        <div className="soc-side">
          <Circle page={page} />
          {page.links.length > 0 ? (
            <ul className="soc-shared">
              {page.links.map(({ topic }) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          ) : null}
          <p className="soc-note">{alone ? words.note_alone : words.note}</p>
        </div>
      </section>
      <section className="soc-wall">
        <h2>{withWords.length > 0 ? words.wall : words.begin}</h2>
        <ul>
          {withWords.map((person) => (
            <PersonCard key={person.member.id} person={person} label={words.interests} />
          ))}
          {withWords.length === 0
            ? [1, 2, 3].map((step) => (
                <li key={step} className="soc-post">
                  <h3>{words[`step_${step as 1 | 2 | 3}_title`]}</h3>
                  <p>{words[`step_${step as 1 | 2 | 3}_text`]}</p>
                </li>
              ))
            : null}
        </ul>
        <div className="soc-last">
          <LanderHonesty page={page} />
        </div>
      </section>
    </div>
  );
}

function Circle({ page: { people, links, topics, signupUrl, closed, socialWords } }: { page: SocialPage }) {
  const alone = people.length === 0;
  const rays = alone ? SEATS : SEATS.slice(0, people.length);
  return (
    <div className="soc-circle">
      {/* Stretched as the seats are: else lines would miss the faces and strike through names. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {rays.map(([x, y]) => (
          <path key={`${x} ${y}`} className="soc-ray" d={`M50 50L${x} ${y}`} />
        ))}
        {links.map(({ from, to }) => (
          <path key={`${from} ${to}`} className="soc-link" d={arc(from, to)} pathLength="1" />
        ))}
      </svg>
      <ul>
        {people.map(({ member }, index) => (
          <li key={member.id} className={`soc-seat soc-seat-${index}`}>
            <LanderFace member={member} sizes="(min-width:768px) 160px, 26vw" eager={index < 2} />
          </li>
        ))}
        {alone
          ? topics.map((topic, index) => (
              <li key={topic} className={`soc-seat soc-topic soc-seat-${index}`}>
                <span>{topic}</span>
              </li>
            ))
          : null}
      </ul>
      {closed ? null : (
        <a className="soc-you" href={signupUrl}>
          {socialWords.you}
        </a>
      )}
    </div>
  );
}

/** A line between two seats that bends around the middle. */
function arc(from: number, to: number): string {
  const [x = 50, y = 50] = SEATS[from] ?? [];
  const [toX = 50, toY = 50] = SEATS[to] ?? [];
  const bend = (one: number, other: number) => Math.round(((one + other) / 2 - 50) * 1.5 + 50);
  return `M${x} ${y}Q${bend(x, toX)} ${bend(y, toY)} ${toX} ${toY}`;
}

function PersonCard({ person: { member, says, written, topics }, label }: { person: Person; label: string }) {
  return (
    <li className="soc-post">
      {says ? <WrittenIn said={written.said} /> : null}
      {says ? <blockquote lang={written.lang}>{says}</blockquote> : null}
      {topics.length > 0 ? (
        <ul className="soc-tags" aria-label={label.replace("{name}", member.name)}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      ) : null}
      <p className="soc-who">
        <b>{member.age === undefined ? member.name : `${member.name}, ${member.age}`}</b>
        {member.fictional ? <i className="fic fic-flow">{member.fictional}</i> : null}
      </p>
    </li>
  );
}
