import { Button, ButtonLink } from "#app/ui/button";
import { FictionalLabel } from "#app/ui/fictional-label";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { BlockModel } from "./block.server";
import type { BlockedProfileModel } from "./member.server";

type BlockProps = { model: BlockModel; notice: string | undefined };

/** Says what a block takes away, or what an unblock does not bring back, before anything happens. */
export function BlockView({ model, notice }: BlockProps) {
  const { words, intent } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.fictional ? (
        <p>
          <FictionalLabel text={model.fictional} />
        </p>
      ) : null}
      {notice ? (
        <Notice kind="danger" announce>
          <p>{notice}</p>
        </Notice>
      ) : null}
      {intent === "block" ? (
        <div className="prose">
          <ul>
            {model.losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{intent === "block" ? words.block_undo : words.unblock_text}</p>
      <form method="post" action={model.action} className="row">
        <KeyField value={model.key} />
        <Button variant={intent === "block" ? "danger" : "primary"} name="intent" value={intent}>
          {model.button}
        </Button>
        <ButtonLink variant="secondary" href={model.cancel}>
          {words.cancel}
        </ButtonLink>
      </form>
      {intent === "block" ? (
        <p className="soft">
          {words.block_report} <TextLink href={model.report}>{words.report}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

/** In place of a profile that the member blocked (SPEC §4: a block hides the profile). */
export function BlockedProfile({ model }: { model: BlockedProfileModel }) {
  const { words } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.fictional ? (
        <p>
          <FictionalLabel text={model.fictional} />
        </p>
      ) : null}
      <p>{words.you_blocked_text}</p>
      <form method="post" action={model.action} className="row">
        <KeyField value={model.key} />
        <Button name="intent" value="unblock">
          {words.unblock}
        </Button>
        <ButtonLink variant="secondary" icon="flag" href={model.report}>
          {words.report}
        </ButtonLink>
      </form>
    </section>
  );
}
