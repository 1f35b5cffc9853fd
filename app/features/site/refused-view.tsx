import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { IconName } from "#app/ui/icon";

interface RefusedModel {
  icon: IconName;
  title: string;
  text: string;
  back: string;
  backUrl: string;
  typed: [name: string, value: string][];
}

/** A refused form, with what was typed, so that nothing is lost; the names of fields say nothing to people. */
export function RefusedView({ model }: { model: RefusedModel }) {
  const { icon, title, text, typed } = model;
  const back = <ButtonLink href={model.backUrl}>{model.back}</ButtonLink>;
  return (
    <EmptyState
      page
      icon={icon}
      title={title}
      text={text}
      action={
        typed.length > 0 ? (
          <>
            <div className="card">
              {typed.map(([, value], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <p key={index} dir="auto" className="said">
                  {value}
                </p>
              ))}
            </div>
            {back}
          </>
        ) : (
          back
        )
      }
    />
  );
}
