import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Choice } from "#app/ui/choice";
import { ErrorSummary } from "#app/ui/error-summary";
import { errorOf } from "#app/ui/form-types";
import { KeyField } from "#app/ui/key-field";
import { TextArea } from "#app/ui/text-area";
import { TextLink } from "#app/ui/text-link";
import type { DeleteAccountModel, DeleteAccountPage, StayOffer } from "./delete-account.server";

type DeleteAccountProps = { model: DeleteAccountModel; page: DeleteAccountPage | undefined };

/** What a deletion means, why, and on to the confirmation (ACCT-06). */
export function DeleteAccountView({ model, page }: DeleteAccountProps) {
  const { words } = model;
  const errors = page?.errors ?? [];
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <ErrorSummary title={model.errorsTitle} errors={errors} />
      <WhatIsLost model={model} />
      <Card look="tint">
        <h2>{words.undo_title}</h2>
        <p>{model.undo}</p>
      </Card>
      {model.invisible ? null : (
        <p>
          {words.rest} <TextLink href={`${paths.settings()}#invisible`}>{words.rest_link}</TextLink>
        </p>
      )}
      {model.offer ? <Offer words={words} offer={model.offer} /> : null}
      <form method="post" action={paths.deleteAccount()} className="form">
        <KeyField value={model.key} />
        <Choice
          kind="radio"
          id="reason"
          name="reason"
          label={words.reason}
          options={model.reasons}
          chosen={[page?.typed.reason ?? ""]}
        />
        <TextArea
          id="remarks"
          name="remarks"
          label={words.remarks}
          help={words.remarks_help}
          rows={4}
          count={model.remarks}
          defaultValue={page?.typed.remarks}
          error={errorOf(errors, "remarks")}
        />
        <div className="row">
          <Button name="intent" value="confirm">
            {words.go_on}
          </Button>
          <ButtonLink variant="secondary" href={paths.settings()}>
            {words.keep}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}

function WhatIsLost({ model: { words, later, credits } }: { model: DeleteAccountModel }) {
  return (
    <div className="stack">
      <h2>{words.lost_title}</h2>
      <div className="prose">
        <ul>
          <li>{words.lost_now}</li>
          <li>{later}</li>
          {credits ? <li>{credits}</li> : null}
          <li>{words.lost_messages}</li>
        </ul>
      </div>
      <p>
        {words.data_first} <TextLink href={paths.ownData()}>{words.data_link}</TextLink>
      </p>
    </div>
  );
}

function Offer({ words, offer }: { words: Words<"account">["leaving"]; offer: StayOffer }) {
  return (
    <Card>
      <h2>{offer.title}</h2>
      <p>{offer.text}</p>
      <p>
        <ButtonLink variant="secondary" size="small" href={offer.href}>
          {words.offer_link}
        </ButtonLink>
      </p>
    </Card>
  );
}
