import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import type { IcebreakersModel } from "./icebreakers.server";

type IcebreakersProps = { words: Words<"chat">["icebreakers"]; model: IcebreakersModel };

/** Opening lines, prices and a way to close (CHAT-10); the piece is a dialog where scripts run. */
export function IcebreakersView({ words, model }: IcebreakersProps) {
  const { profile, lines, prices, freeLeft, answeredBy, about } = model;
  return (
    <section className="narrow stack">
      <div className="stack" data-piece="icebreakers">
        <h1>{words.title}</h1>
        <p className="soft">{about}</p>
        {answeredBy ? <p className="soft">{answeredBy}</p> : null}
        {lines.length > 0 ? (
          <>
            <p>{words.intro}</p>
            <ul className="lines" aria-label={words.lines_label}>
              {lines.map((line) => (
                <li key={line}>
                  <a href={paths.memberChat(profile, { text: line })} data-line="" dir="auto">
                    {line}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{words.none}</p>
        )}
        <h2>{words.prices_title}</h2>
        <dl className="costs">
          {prices.map(([what, cost]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{cost}</dd>
            </div>
          ))}
        </dl>
        {freeLeft ? <p className="soft">{freeLeft}</p> : null}
      </div>
      <p>
        <ButtonLink variant="secondary" icon="x" href={paths.memberChat(profile)}>
          {words.close}
        </ButtonLink>
      </p>
    </section>
  );
}
