import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";

/** A page with a button: mail scanners that open links change nothing. */
export function ActivateView({
  words,
  code,
  formKey,
}: {
  words: Words<"signup">;
  code: string;
  formKey: string;
}) {
  return (
    <section className="narrow stack">
      <h1>{words.activate_title}</h1>
      <p>{words.activate_text}</p>
      <form method="post" action="/activate" className="form">
        <KeyField value={formKey} />
        <input type="hidden" name="code" value={code} />
        <Button wide>{words.activate_submit}</Button>
      </form>
    </section>
  );
}

/** After the confirmation: three ways to go on (SIGN-07). */
export function ActivatedView({ words }: { words: Words<"signup"> }) {
  const cards = [
    { title: words.card_profile, text: words.card_profile_text, href: paths.completeSignup() },
    { title: words.card_premium, text: words.card_premium_text, href: paths.premium() },
    { title: words.card_members, text: words.card_members_text, href: paths.members() },
  ];
  return (
    <section className="stack">
      <h1>{words.activated_title}</h1>
      <p>{words.activated_text}</p>
      <div className="columns">
        {cards.map((card) => (
          <Card key={card.href}>
            <h2>{card.title}</h2>
            <p>{card.text}</p>
            <ButtonLink variant="secondary" href={card.href}>
              {card.title}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </section>
  );
}

export function ActivationFailedView({ words, text }: { words: Words<"signup">; text: string }) {
  return (
    <EmptyState
      page
      icon="alert"
      title={words.activation_failed}
      text={text}
      action={
        <div className="row">
          <ButtonLink href={paths.completeSignup({ step: "confirm" })}>{words.confirm_again}</ButtonLink>
          <ButtonLink href={paths.staticPage("service")} variant="secondary">
            {words.customer_service}
          </ButtonLink>
        </div>
      }
    />
  );
}
