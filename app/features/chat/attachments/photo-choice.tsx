import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { PHOTO_TYPES } from "#app/ui/photo-field";
import type { AttachModel } from "../chat-model";
import { FilePreview } from "./file-preview";
import { fileSize, smallPhoto } from "./small-photo";

type PhotoChoiceProps = {
  model: AttachModel;
  cost: string;
  /** Changes when the photo is on its way: it is forgotten here. */
  sentPhotos: number;
};

/** A photo for the message: chosen, seen with size and price, removed or sent (CHAT-19). */
export function PhotoChoice({ model, cost, sentPhotos }: PhotoChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useChosenPhoto(field, sentPhotos);
  const remove = () => {
    if (field.current) field.current.value = "";
    setPhoto(undefined);
    field.current?.focus();
  };
  return (
    <div className="attach-photo">
      <label className="btn btn-secondary" htmlFor="photo">
        <Icon name="image" />
        {photo ? model.photoOther : model.photoChoose}
      </label>
      <input
        ref={field}
        id="photo"
        name="photo"
        type="file"
        className={photo ? "sr" : undefined}
        accept={PHOTO_TYPES}
        aria-describedby="photo-help"
        onChange={({ target }: FormEvent & { target: HTMLInputElement }) => setPhoto(target.files?.[0])}
      />
      {photo ? (
        <figure className="attach-chosen">
          <FilePreview file={photo} alt={model.photoChosen} />
          <figcaption>
            {photo.name} · {fileSize(photo)}{" "}
            <Button variant="quiet" size="small" icon="trash" type="button" onClick={remove}>
              {model.photoRemove}
            </Button>
          </figcaption>
        </figure>
      ) : null}
      <p className="soft" id="photo-help">
        {model.photoHelp}
      </p>
      <Button
        variant={photo ? "primary" : "secondary"}
        icon="send"
        name="intent"
        value="photo"
        formEncType="multipart/form-data"
      >
        {model.photoSend} · {cost}
      </Button>
    </div>
  );
}

/** What the field holds, made smaller as soon as it is chosen. */
function useChosenPhoto(field: RefObject<HTMLInputElement>, sentPhotos: number) {
  const [photo, setPhoto] = useState<File>();

  // A photo that was chosen before the scripts arrived.
  useEffect(() => setPhoto(field.current?.files?.[0]), [field]);

  useEffect(() => {
    if (sentPhotos === 0) return;
    if (field.current) field.current.value = "";
    setPhoto(undefined);
  }, [field, sentPhotos]);

  useEffect(() => {
    if (!photo) return;
    let isOver = false;
    void smallPhoto(photo).then((small) => {
      if (!isOver) setPhoto(small);
    });
    return () => {
      isOver = true;
    };
  }, [photo]);

  return [photo, setPhoto] as const;
}
