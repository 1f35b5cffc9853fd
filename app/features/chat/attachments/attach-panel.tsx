import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { PhotoField } from "#app/ui/photo-field";
import type { AttachCosts, AttachModel } from "../chat-model";
import { FilePreview } from "./file-preview";

type AttachPanelProps = {
  model: AttachModel;
  costs: AttachCosts;
  /** Changes when the photo is on its way: the panel closes and forgets it. */
  sentPhotos: number;
};

/**
 * Photo, GIF and gift beside the text box (CHAT-02), inside its form: what is being typed travels along and comes back.
 * The photo's button alone sends the form with its file.
 */
export function AttachPanel({ model, costs, sentPhotos }: AttachPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [photo, setPhoto] = useState<File>();

  // A photo that was chosen before the scripts arrived.
  useEffect(() => setPhoto(fileField(panel.current)?.files?.[0]), []);

  useEffect(() => {
    if (sentPhotos === 0 || !panel.current) return;
    panel.current.open = false;
    const field = fileField(panel.current);
    if (field) field.value = "";
    setPhoto(undefined);
  }, [sentPhotos]);

  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setPhoto(target.files?.[0]);
  };

  return (
    <details className="attach" ref={panel}>
      <summary className="btn btn-quiet btn-round">
        <Icon name="plus" />
        <span className="sr">{model.open}</span>
      </summary>
      <div className="attach-panel" onChange={onChange}>
        <div className="attach-photo">
          <PhotoField id="photo" label={model.photo} help={model.photoHelp} />
          {photo ? <FilePreview file={photo} alt={model.photoChosen} /> : null}
          <Button
            variant={photo ? "primary" : "secondary"}
            icon="image"
            name="intent"
            value="photo"
            formEncType="multipart/form-data"
          >
            {model.photoSend} · {costs.photo}
          </Button>
        </div>
        <div className="row">
          <Button variant="secondary" icon="gif" name="intent" value="gif" formNoValidate>
            {model.gif} · {costs.gif}
          </Button>
          <Button variant="secondary" icon="gift" name="intent" value="gift" formNoValidate>
            {model.gift} · {costs.gift}
          </Button>
        </div>
      </div>
    </details>
  );
}

function fileField(panel: HTMLDetailsElement | null): HTMLInputElement | null | undefined {
  return panel?.querySelector<HTMLInputElement>("input[type=file]");
}
