import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Choice } from "#app/ui/choice";
import { ErrorSummary } from "#app/ui/error-summary";
import { errorOf, type FieldError, type Option } from "#app/ui/form-types";
import { TextArea } from "#app/ui/text-area";
import { TextLink } from "#app/ui/text-link";

export interface StayOffer {
  title: string;
  text: string;
  href: string;
}

export interface LeavingModel {
  title: string;
  words: Words<"account">["leaving"];
  key: string;
  later: string;
  credits: string | undefined;
  undo: string;
  confirmText: string;
  invisible: boolean;
  offer: StayOffer | undefined;
  reasons: Option[];
  remarks: { max: number; words: string };
  passwordLabel: string;
  errorsTitle: string;
  reveal: { show: string; hide: string };
}

/** What the last post led to. */
export interface LeavingAnswer {
  step: "questions" | "confirm";
  typed: Record<string, string>;
  errors: FieldError[];
  notice: string | undefined;
}

/** What leaving means, why, and on to the confirmation (ACCT-06). */
export function LeavingView({ model, answer }: { model: LeavingModel; answer: LeavingAnswer | undefined }) {
  const { words } = model;
  const errors = answer?.errors ?? [];
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
        <input type="hidden" name="_key" value={model.key} />
        <Choice
          kind="radio"
          id="reason"
          name="reason"
          label={words.reason}
          options={model.reasons}
          chosen={[answer?.typed.reason ?? ""]}
        />
        <TextArea
          id="remarks"
          name="remarks"
          label={words.remarks}
          help={words.remarks_help}
          rows={4}
          count={model.remarks}
          defaultValue={answer?.typed.remarks}
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

function WhatIsLost({ model: { words, later, credits } }: { model: LeavingModel }) {
  return (
    <div className="stack">
      <h2>{words.lost_title}</h2>
      <ul className="ticks">
        <li>{words.lost_now}</li>
        <li>{later}</li>
        {credits ? <li>{credits}</li> : null}
        <li>{words.lost_messages}</li>
      </ul>
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
