import { Fragment } from "react";
import { Button, ButtonLink } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { FictionalLabel } from "#app/ui/fictional-label";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { OwnProfileModel } from "./own-profile-model";
import { SectionView } from "./section-view";

/** The own profile: how others see it in short, what is missing, and the form with all its parts (ACCT-01). */
export function OwnProfileView({ model, action }: { model: OwnProfileModel; action: string }) {
  return (
    <div className="self">
      <header className="self-head">
        <h1>{model.title}</h1>
      </header>
      <div className="self-side" data-piece="self-face">
        <Face model={model} />
        <Complete model={model} />
      </div>
      <ProfileForm model={model} action={action} />
    </div>
  );
}

/** One form and one button, which stays in sight. */
function ProfileForm({ model, action }: { model: OwnProfileModel; action: string }) {
  const { notice, marks } = model;
  return (
    <form
      method="post"
      action={action}
      className="self-sections"
      data-piece="self-form"
      data-swap="self-form self-face"
    >
      <KeyField value={model.key} />
      <input type="hidden" name={marks.name} value={marks.value} />
      <ErrorSummary title={model.errorsTitle} errors={model.errors} />
      {notice ? (
        <Notice kind={notice.kind} announce>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      {model.sections.map((section) => (
        <SectionView key={section.fields.name} model={model} section={section} action={action} />
      ))}
      <p className="self-save">
        <Button name="intent" value="save" wide>
          {model.words.save}
        </Button>
      </p>
    </form>
  );
}

function Face({ model: { face, words } }: { model: OwnProfileModel }) {
  return (
    <section className="card self-face">
      <a href={face.photosHref} className="self-photo">
        <Picture {...face.picture} sizes="(min-width:992px) 320px,30vw" eager />
      </a>
      <div>
        <h2>{face.heading}</h2>
        {face.pending ? (
          <p className="soft">
            <Icon name="clock" /> {face.pending}
          </p>
        ) : null}
        {face.fictional ? <FictionalLabel text={face.fictional} /> : null}
        {face.place ? (
          <p className="soft place">
            <Icon name="map-pin" /> {face.place}
          </p>
        ) : null}
        {face.about ? (
          <p dir="auto" className="self-about">
            {face.about}
          </p>
        ) : null}
        <p className="row">
          <ButtonLink href={face.photosHref} icon="camera" size="small" variant="secondary">
            {face.photosText}
          </ButtonLink>
          <ButtonLink href={face.publicHref} icon="eye" size="small" variant="quiet">
            {words.view_public}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Complete({ model: { complete, words } }: { model: OwnProfileModel }) {
  return (
    <section className="card self-complete" aria-labelledby="complete-title">
      <h2 id="complete-title">{complete.text}</h2>
      <progress value={complete.done} max={complete.total} aria-labelledby="complete-title" />
      {complete.missing.length > 0 ? (
        <p className="soft">
          {words.missing}{" "}
          {complete.missing.map(({ href, label }, at) => (
            <Fragment key={label}>
              {at > 0 ? ", " : null}
              <TextLink href={href}>{label}</TextLink>
            </Fragment>
          ))}
        </p>
      ) : null}
    </section>
  );
}
