import { type FormEvent, useState } from "react";
import type { MessageModel, PartnerPhoto } from "../chat-model";

export interface OpenedPhoto {
  /** The message with its photo, once it was opened here. */
  opened: MessageModel | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Opens one photo where it stands (SAFE-07); the other choices change more, and have the page come anew. */
export function useOpenedPhoto(
  updatesUrl: string,
  { id }: MessageModel,
  { action }: PartnerPhoto,
): OpenedPhoto {
  const [opened, setOpened] = useState<MessageModel>();
  return {
    opened,
    onSubmit: (event) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "open") return;
      event.preventDefault();
      const body = new FormData(event.currentTarget);
      body.set("intent", "open");
      import("./open-photo")
        .then((part) => part.openPhoto({ action, body, updatesUrl, id }))
        // Without a connection it stays covered, and its button stays.
        .then(setOpened, () => {});
    },
  };
}
