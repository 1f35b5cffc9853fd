import { useEffect, useState } from "react";
import { Button } from "#app/ui/button";
import type { AttachCosts, AttachModel } from "../chat-model";
import type { LiveConversation } from "../use-conversation";
import { FilePreview } from "./file-preview";
import { fileSize, smallPhoto } from "./small-photo";

type ChosenPhotosProps = { field: HTMLInputElement; photos: readonly File[]; model: AttachModel };

/** The photos that were chosen, each seen with its size and removed by its own button (CHAT-19). */
export function ChosenPhotos({ field, photos, model }: ChosenPhotosProps) {
  return photos.map((photo, index) => (
    <ChosenPhoto
      // biome-ignore lint/suspicious/noArrayIndexKey: the same file may have been chosen twice
      key={index}
      photo={photo}
      model={model}
      onRemove={() => {
        hold(
          field,
          photos.filter((each) => each !== photo),
        );
        field.focus();
      }}
    />
  ));
}

type ChosenPhotoProps = { photo: File; model: AttachModel; onRemove: () => void };

function ChosenPhoto({ photo, model, onRemove }: ChosenPhotoProps) {
  const small = useSmall(photo);
  return (
    <figure className="attach-chosen">
      <FilePreview file={small} alt={model.photoChosen} />
      <figcaption>
        {photo.name} · {fileSize(small)}{" "}
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          type="button"
          aria-label={`${model.photoRemove}: ${photo.name}`}
          onClick={onRemove}
        >
          {model.photoRemove}
        </Button>
      </figcaption>
    </figure>
  );
}

/** The photo as it will travel, as soon as it is made smaller. */
function useSmall(photo: File): File {
  const [small, setSmall] = useState(photo);
  useEffect(() => {
    let isOver = false;
    setSmall(photo);
    void smallPhoto(photo).then((made) => {
      if (!isOver) setSmall(made);
    });
    return () => {
      isOver = true;
    };
  }, [photo]);
  return small;
}

/** The field holds these files and no others; an engine that cannot make a list of them holds none. */
function hold(field: HTMLInputElement, photos: readonly File[]): void {
  field.value = "";
  if (photos.length > 0 && typeof DataTransfer === "function") {
    const list = new DataTransfer();
    for (const photo of photos) list.items.add(photo);
    field.files = list.files;
  }
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

type Sending = {
  model: AttachModel;
  costs: AttachCosts;
  live: Pick<LiveConversation, "sendPhoto" | "refuse">;
};

/**
 * Sends what the field holds without leaving the page: each photo stands in the conversation at once, and stays there
 * with its reason when it is refused.
 */
export async function sendPhotos(field: HTMLInputElement, { model, costs, live }: Sending): Promise<void> {
  const chosen = [...(field.files ?? [])];
  const count = costs.photos[chosen.length - 1];
  if (!count) return live.refuse(model.photoTooMany);
  if (count.refusal) return live.refuse(count.refusal.text, count.refusal);
  // Gone from the field at once: a second press must not pay for the same photos again.
  hold(field, []);
  const panel = field.closest("details");
  if (panel) panel.open = false;
  const photos = await Promise.all(chosen.map(smallPhoto));
  if (!photos.some(({ size }) => size > model.photoMaxBytes)) return photos.forEach(live.sendPhoto);
  live.refuse(model.photoTooLarge);
  hold(field, [...(field.files ?? []), ...photos]);
  if (panel) panel.open = true;
}
