import { ButtonLink } from "#app/ui/button";

interface RefusedModel {
  title: string;
  text: string;
  back: string;
  backUrl: string;
  typed: [name: string, value: string][];
}

/** A refused form, with what was typed, so that nothing is lost. */
export function RefusedView({ model }: { model: RefusedModel }) {
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p>{model.text}</p>
      {model.typed.length > 0 ? (
        <dl className="facts">
          {model.typed.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and names may repeat
            <div key={index}>
              <dt>{name}</dt>
              <dd dir="auto" className="said">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p>
        <ButtonLink href={model.backUrl}>{model.back}</ButtonLink>
      </p>
    </section>
  );
}
