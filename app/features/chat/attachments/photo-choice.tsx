import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { PHOTO_TYPES } from "#app/ui/photo-field";
import type { AttachCosts, AttachModel } from "../chat-model";
import { fetchPhotoTools, photoTools } from "./photo-tools";

type PhotoChoiceProps = { model: AttachModel; costs: AttachCosts };

/** Photos for the conversation: chosen, seen with size and price, removed or sent (CHAT-19). */
export function PhotoChoice({ model, costs }: PhotoChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setPhotos] = useState<readonly File[]>();
  const read = () => {
    const show = () => setPhotos([...(field.current?.files ?? [])]);
    if (field.current?.files?.length) void fetchPhotoTools().then(show);
    else show();
  };
  // Chosen before the scripts arrived.
  useEffect(read, []);
  const Chosen = photoTools()?.ChosenPhotos;
  const photos = chosen ?? [];
  const any = photos.length > 0;
  // Without scripts nobody knows.
  const isNone = chosen !== undefined && !any;
  return (
    <div className="attach-photo">
      <label className="btn btn-quiet" htmlFor="photo">
        <Icon name="image" />
        {any ? model.photoOther : model.photoChoose} <small>{costs.photo}</small>
      </label>
      <input
        ref={field}
        id="photo"
        name="photo"
        type="file"
        multiple
        // Without scripts alone it says what was chosen, and that nothing was, in words of the browser.
        className={isNone || (chosen && Chosen) ? "sr" : undefined}
        accept={PHOTO_TYPES}
        aria-describedby="photo-help"
        onChange={read}
      />
      {any && Chosen && field.current ? <Chosen field={field.current} photos={photos} model={model} /> : null}
      <p className={isNone ? "sr" : "soft"} id="photo-help">
        {model.photoHelp} {costs.photoEach}
      </p>
      {isNone ? null : (
        <Button
          variant={any ? "primary" : "secondary"}
          icon="send"
          name="intent"
          value="photo"
          formEncType="multipart/form-data"
        >
          {(costs.photos[photos.length - 1] ?? costs.photos[0])?.send}
        </Button>
      )}
    </div>
  );
}
