import { paths } from "#app/paths";
import { Avatar } from "#app/ui/avatar";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FictionalLabel } from "#app/ui/fictional-label";
import { KeyField } from "#app/ui/key-field";
import { Pager } from "#app/ui/pager";
import { TextLink } from "#app/ui/text-link";
import type { BlockedModel } from "./blocked.server";

/** Whom the member blocked, each with "unblock" (ACCT-07). */
export function BlockedView({ model }: { model: BlockedModel }) {
  const { words, people } = model;
  if (people.length === 0) {
    return (
      <EmptyState
        page
        icon="ban"
        title={words.blocked_empty_title}
        text={words.blocked_empty_text}
        action={<ButtonLink href={paths.settings()}>{words.back}</ButtonLink>}
      />
    );
  }
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p className="lead">{words.blocked_help}</p>
      <form method="post" action={paths.blockedMembers()}>
        <KeyField value={model.key} />
        <input type="hidden" name="page" value={model.page} />
        <ul className="people">
          {people.map((person) => (
            <li key={person.id}>
              <a href={paths.member(person.id)}>
                <Avatar src={person.photo} tone={person.picture.tone} />
                <span>
                  {person.age === undefined ? person.name : `${person.name}, ${person.age}`}{" "}
                  {person.fictional ? <FictionalLabel text={person.fictional} /> : null}
                </span>
              </a>
              <Button
                variant="secondary"
                size="small"
                name="unblock"
                value={String(person.id)}
                aria-label={person.unblock}
              >
                {words.unblock}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      {model.pager ? <Pager {...model.pager} /> : null}
      <p>
        <TextLink href={paths.settings()}>{words.back}</TextLink>
      </p>
    </section>
  );
}
