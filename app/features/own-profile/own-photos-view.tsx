import { AddedPhotos } from "#app/ui/added-photos";
import { Button, ButtonLink } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { PhotoField } from "#app/ui/photo-field";
import { Picture } from "#app/ui/picture";
import { TextLink } from "#app/ui/text-link";
import type { OwnPhoto, OwnPhotosModel } from "./own-photos-model";

/** So many photos leave the form for more on a phone's second screen at most. */
const ONE_SCREEN = 4;

type ViewProps = { model: OwnPhotosModel; action: string };

/** The member's photos: add several, choose the main one, order them, delete (ACCT-02). */
export function OwnPhotosView({ model, action }: ViewProps) {
  const { words, notice } = model;
  return (
    <section className="photos stack">
      <header className="stack">
        <ButtonLink href={model.profileHref} icon="chevron-left" variant="quiet" size="small">
          {model.backText}
        </ButtonLink>
        <h1>{model.title}</h1>
        <p className="lead">{words.intro}</p>
      </header>
      <div className="stack" data-piece="photos">
        <ErrorSummary title={model.errorsTitle} errors={model.errors} />
        <AddedPhotos texts={model.added} />
        {notice ? (
          <Notice kind={notice.kind} announce>
            <p>{notice.text}</p>
          </Notice>
        ) : null}
        <div className="row">
          <p className="photos-count">{model.countText}</p>
          {model.roomText && model.photos.length > ONE_SCREEN ? (
            <ButtonLink href="#photo" size="small" variant="secondary" icon="plus">
              {words.submit}
            </ButtonLink>
          ) : null}
        </div>
        {model.photos.length > 0 ? <PhotoList model={model} action={action} /> : null}
        <AddForm model={model} action={action} />
      </div>
    </section>
  );
}

/** One form around all photos: each button says what to do with which. */
function PhotoList({ model, action }: ViewProps) {
  return (
    <form method="post" action={action} data-swap="photos">
      <KeyField value={model.key} />
      <ol className="photos-list">
        {model.photos.map((photo) => (
          <PhotoItem key={photo.picture.src} photo={photo} words={model.words} />
        ))}
      </ol>
    </form>
  );
}

function PhotoItem({ photo, words }: { photo: OwnPhoto; words: OwnPhotosModel["words"] }) {
  const { id, earlier, later, deleteHref } = photo;
  return (
    <li className="card">
      <div className="photos-picture">
        <Picture {...photo.picture} sizes="(min-width:768px) 220px,45vw" />
        {photo.isMain ? <b className="fic">{words.main}</b> : null}
      </div>
      {photo.pending ? (
        <p className="soft">
          <Icon name="clock" /> {photo.pending}
        </p>
      ) : null}
      {id === undefined ? null : (
        <div className="photos-tools">
          {photo.isMain ? null : (
            <Button variant="secondary" size="small" name="intent" value={`main:${id}`}>
              {words.make_main}
              <span className="sr">{` (${photo.picture.alt})`}</span>
            </Button>
          )}
          <span className="row">
            {earlier ? <Move id={id} icon="chevron-left" {...earlier} /> : null}
            {later ? <Move id={id} icon="chevron-right" {...later} /> : null}
            {deleteHref ? (
              <ButtonLink
                variant="quiet"
                round
                icon="trash"
                href={deleteHref}
                data-dialog="delete-photo"
                label={photo.delete}
              />
            ) : null}
          </span>
        </div>
      )}
    </li>
  );
}

type MoveProps = { id: number; icon: "chevron-left" | "chevron-right"; text: string; position: number };

/** The place is named, not the direction, so that a double click moves once. */
function Move({ id, icon, text, position }: MoveProps) {
  return (
    <Button variant="quiet" round icon={icon} label={text} name="intent" value={`move:${id}:${position}`} />
  );
}

function AddForm({ model, action }: ViewProps) {
  const { words, errors, premium } = model;
  const hint = premium ? (
    <p className="soft">
      {premium.hint} <TextLink href={premium.href}>{words.premium_link}</TextLink>
    </p>
  ) : null;
  if (!model.roomText) {
    return (
      <Notice>
        <p>{words.full}</p>
        {hint}
      </Notice>
    );
  }
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="form card photos-add"
      data-swap="photos"
      data-max-bytes={model.maxBytes}
    >
      <KeyField value={model.key} />
      <rz-previews class="form">
        <PhotoField
          id="photo"
          label={words.field}
          help={`${model.fieldHelp} ${model.roomText}`}
          error={errors.length === 1 ? errors[0]?.text : undefined}
          multiple={model.several}
        />
        {/* A second field of the same name: only where there is a camera to open. */}
        <div className="photos-camera">
          <PhotoField id="camera" label={words.camera} camera="user" />
        </div>
        <ul className="photos-previews" data-list="" />
      </rz-previews>
      <progress hidden max={100} value={0} aria-label={words.submit} />
      <p role="status" hidden data-text={words.sending} />
      <Button name="intent" value="upload" icon="image" wide>
        {words.submit}
      </Button>
      {hint}
    </form>
  );
}
