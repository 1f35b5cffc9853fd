import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Picture } from "#app/ui/picture";
import type { OwnPhoto, OwnPhotosModel } from "./own-photos-model";

type DeletePhotoViewProps = { model: OwnPhotosModel; photo: OwnPhoto; action: string };

/** Asks before a photo is deleted: a page, and with scripts a dialog. */
export function DeletePhotoView({ model, photo, action }: DeletePhotoViewProps) {
  const { words } = model;
  return (
    <section className="narrow stack" data-piece="delete-photo">
      <h1>{words.delete_title}</h1>
      <div className="photos-asked">
        <Picture {...photo.picture} sizes="180px" eager />
      </div>
      <p>{words.delete_text}</p>
      {photo.isMain && model.photos.length > 1 ? <p>{words.delete_main_text}</p> : null}
      <form method="post" action={action} className="row" data-swap="photos">
        <KeyField value={model.key} />
        <Button variant="danger" icon="trash" name="intent" value={`delete:${photo.id}`}>
          {words.delete_submit}
        </Button>
        <ButtonLink variant="quiet" href={action}>
          {words.keep}
        </ButtonLink>
      </form>
    </section>
  );
}
