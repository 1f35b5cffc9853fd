import type { ReactNode } from "react";
import { AddedPhotos } from "#app/ui/added-photos";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { PhotoField } from "#app/ui/photo-field";
import { Picture } from "#app/ui/picture";
import type { PhotoStepModel, PhotoStepResult } from "./photo-step.server";

type PhotoStepViewProps = {
  model: PhotoStepModel;
  result: PhotoStepResult | undefined;
  /** Where both forms post to. */
  action: string;
  /** Hidden fields by which the page knows its step. */
  hidden?: Record<string, string>;
  /** Above the heading, such as the dots of the steps. */
  before?: ReactNode;
};

/** The photo step of a signup: choose, send, see what became of each, or go on without. */
export function PhotoStepView({ model, result, action, hidden = {}, before }: PhotoStepViewProps) {
  const { words } = model;
  const fields = (
    <>
      <KeyField value={model.key} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
  return (
    <section className="narrow stack">
      {before}
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      <ErrorSummary title={model.errorsTitle} errors={result?.errors ?? []} />
      <AddedPhotos texts={result?.added ?? []} />
      <OwnPhotos model={model} />
      {model.roomText ? (
        <form method="post" action={action} encType="multipart/form-data" className="form">
          {fields}
          <PhotoField
            id={model.field}
            label={words.field}
            help={`${model.fieldHelp} ${model.roomText}`}
            error={result?.errors.length === 1 ? result.errors[0]?.text : undefined}
            multiple={model.several}
            required
          />
          <Button name="intent" value="upload" icon="image" wide>
            {words.submit}
          </Button>
        </form>
      ) : (
        <Notice>
          <p>{model.offerPremium ? `${words.full} ${words.full_premium}` : words.full}</p>
        </Notice>
      )}
      <form method="post" action={action}>
        {fields}
        <Button variant={model.roomText ? "quiet" : "primary"} name="intent" value="skip" wide>
          {model.photos.length > 0 ? words.next : words.skip}
        </Button>
      </form>
    </section>
  );
}

function OwnPhotos({ model: { photos, words } }: { model: PhotoStepModel }) {
  if (photos.length === 0) return null;
  return (
    <div>
      <h2>{words.yours}</h2>
      <ul className="strip">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <Picture {...photo} sizes="120px" />
            {index === 0 ? <small>{words.main}</small> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
