import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { SendRefusal } from "../chat-model";
import { notSent, sendText } from "../send-message.server";
import { isMendedElsewhere, sendRefusal } from "../send-refusal.server";
import { hasWaitingPhoto, type PhotoSending, photoRefusal, sendPhotos } from "./send-photos.server";

type NotPosted = Extract<PhotoSending, { ok: false }>;

/** Whether the message form was sent by its photo button. */
export const isPhotoPost = (form: FormData) => form.get("intent") === "photo";

/** Sends what the button of the message form says: the text, or the photos. */
export async function sendPosted(
  context: PageContext,
  profile: number,
  form: FormData,
): Promise<PhotoSending> {
  if (isPhotoPost(form)) return sendPhotos(context, profile, form);
  // The other button sends no file, only its name: refused, before somebody believes that the photo went along.
  if (hasWaitingPhoto(form)) return notSent("photo_waiting");
  return sendText(context, profile, form);
}

/** Why nothing was sent, in the reader's words; `next` is where a purchase leads back to (CHAT-05). */
export async function postedRefusal(
  form: FormData,
  outcome: NotPosted,
  translator: Translator,
  next: () => Promise<string>,
): Promise<SendRefusal> {
  const { problem } = outcome;
  const back = problem.code !== "unreadable" && isMendedElsewhere(problem) ? await next() : undefined;
  if (problem.code === "unreadable" || isPhotoPost(form)) return photoRefusal(outcome, translator, back);
  return sendRefusal(problem, translator, back);
}
