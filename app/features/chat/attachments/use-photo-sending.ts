import { type RefObject, useState } from "react";
import type { AttachModel } from "../chat-model";
import type { LiveConversation } from "../use-conversation";
import { smallPhoto } from "./small-photo";

type PhotoSending = {
  /** Counts up when a photo is on its way. */
  sentPhotos: number;
  /** Sends the chosen photo without leaving the page. */
  sendChosen(): Promise<void>;
};

/** The photo button where scripts run: the photo stands in the conversation at once, and comes back when refused. */
export function usePhotoSending(
  form: RefObject<HTMLFormElement>,
  live: Pick<LiveConversation, "sendPhoto" | "refuse">,
  words: AttachModel,
): PhotoSending {
  const [sentPhotos, setSentPhotos] = useState(0);

  const sendChosen = async () => {
    const field = form.current?.elements.namedItem("photo");
    if (!(field instanceof HTMLInputElement)) return;
    const chosen = field.files?.[0];
    if (!chosen) return live.refuse(words.photoNone);
    // Gone from the field at once: a second press must not pay for the same photo again.
    setSentPhotos((count) => count + 1);
    const photo = await smallPhoto(chosen);
    if (photo.size > words.photoMaxBytes) {
      giveBack(field, photo);
      return live.refuse(words.photoTooLarge);
    }
    const sent = await live.sendPhoto(photo);
    if (sent === "back") giveBack(field, photo);
    if (sent === "page") leaveByForm(form.current);
  };
  return { sentPhotos, sendChosen };
}

function giveBack(field: HTMLInputElement, photo: File): void {
  const files = new DataTransfer();
  files.items.add(photo);
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const panel = field.closest("details");
  if (panel) panel.open = true;
}

/** The page's own post brings the text back, over a login too; it only looks for new messages. */
function leaveByForm(form: HTMLFormElement | null): void {
  if (!form) return;
  const check = document.createElement("button");
  check.name = "intent";
  check.value = "check";
  check.hidden = true;
  form.append(check);
  check.click();
}
