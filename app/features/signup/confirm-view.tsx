import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Notice } from "#app/ui/notice";

export interface ConfirmModel {
  title: string;
  words: Words<"signup">;
  key: string;
  confirmed: boolean;
  text: string;
  /** The steps of creating the account, after a signup. */
  progress: string[] | undefined;
}

/** "Confirm your e-mail", with "send again"; right after a signup also what was done. */
export function ConfirmView({ model, problem }: { model: ConfirmModel; problem: string | undefined }) {
  const { words, progress } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {progress ? (
        <ol className="progress-list" aria-label={words.progress_title}>
          {progress.map((line) => (
            <li key={line}>
              <Icon name="check" /> {line} <span className="sr">{words.done}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {problem ? (
        <Notice kind="warning" announce>
          <p>{problem}</p>
        </Notice>
      ) : null}
      {model.confirmed ? null : (
        <>
          <p>{model.text}</p>
          <form method="post" action={paths.completeSignup()} className="form">
            <input type="hidden" name="_key" value={model.key} />
            <Button variant="secondary" icon="mail">
              {words.confirm_again}
            </Button>
          </form>
        </>
      )}
      <ButtonLink href={paths.members()} wide>
        {words.confirm_next}
      </ButtonLink>
    </section>
  );
}
