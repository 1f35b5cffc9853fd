import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { NotificationsModel, NotificationsRefusal } from "./notifications.server";

type NotificationsProps = {
  model: NotificationsModel;
  refusal: NotificationsRefusal | undefined;
  /** Notifications of the device, where they can arrive. */
  children?: ReactNode;
};

/** Which e-mails the member wants, and why none come where that is so (ACCT-04). */
export function NotificationsView({ model, refusal, children }: NotificationsProps) {
  const { words } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      {model.saved && !refusal ? (
        <Notice kind="success" announce>
          <p>{words.saved}</p>
        </Notice>
      ) : null}
      {refusal ? (
        <Notice kind="danger" announce>
          <p>{refusal.notice}</p>
        </Notice>
      ) : null}
      {model.off.map((off) => (
        <Notice
          key={off.reason}
          kind="warning"
          icon="mail"
          title={words.off_title}
          actions={
            off.wayBack ? (
              <ButtonLink variant="secondary" size="small" href={off.wayBack}>
                {words.off_bounce_action}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{off.text}</p>
        </Notice>
      ))}
      {children}
      <p className="lead">{model.code ? words.by_link : (model.address ?? words.intro)}</p>
      <form method="post" action={model.action} className="form">
        <KeyField value={model.key} />
        <Choice
          kind="checkbox"
          id="type"
          name="type"
          label={words.legend}
          options={model.options}
          chosen={refusal?.chosen ?? model.chosen}
        />
        <p className="soft">{words.always}</p>
        <div className="row">
          <Button name="intent" value="save">
            {words.save}
          </Button>
          <Button variant="secondary" name="intent" value="none">
            {words.none}
          </Button>
        </div>
      </form>
      {model.code ? null : (
        <p>
          <TextLink href={paths.settings()}>{words.back}</TextLink>
        </p>
      )}
    </section>
  );
}

type LinkResult = { title: string; text: string; login: { href: string; label: string } };

/** The mailed link is too old or cut off: the same choice waits behind the login. */
export function BadLinkView({ title, text, login }: LinkResult) {
  return (
    <EmptyState
      page
      icon="alert"
      title={title}
      text={text}
      action={<ButtonLink href={login.href}>{login.label}</ButtonLink>}
    />
  );
}
