import { sendPhoto as sendPhotoUpstream } from "#app/contract/messages.server";
import type { Translator } from "#app/i18n/translator.server";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import {
  type FileProblem,
  isServerProblem,
  postedFiles,
  safePicture,
} from "#app/shared/photos/photo-upload.server";
import { photoOutcomeText } from "#app/shared/photos/photo-words.server";
import type { SendRefusal } from "../chat-model";
import { notSent, SEND_ACTION, type SendOutcome, sendMessage } from "../send-message.server";
import { sendRefusal, shortText } from "../send-refusal.server";

/** Name of the file field of the message form. */
const PHOTO_FIELD = "photo";

/** Like any message, or `unreadable`: what was chosen is no photo that we take. */
export type PhotoSending =
  | SendOutcome
  | { ok: false; problem: { code: "unreadable"; picture: FileProblem; name: string } };

/** A file was chosen, but the post came by a button that sends only its name. */
export function hasWaitingPhoto(form: FormData): boolean {
  const named = form.get(PHOTO_FIELD);
  return typeof named === "string" && named !== "";
}

/**
 * Sends the photo of the message form once per form key (CHAT-03, CHAT-06): drawn anew without its metadata, so that
 * nothing of the camera or the place goes on. Throws only when the login is gone or for our own faults.
 */
export async function sendPhoto(
  context: PageContext,
  profile: number,
  form: FormData,
): Promise<PhotoSending> {
  const [posted] = postedFiles(form, PHOTO_FIELD);
  if (!posted) return notSent("photo_none");
  const { file, name } = posted;
  const reading = await safePicture(file);
  if (!reading.ok) {
    if (isServerProblem(reading.problem)) return notSent("failed");
    return { ok: false, problem: { code: "unreadable", picture: reading.problem, name } };
  }
  const photo = new Blob([new Uint8Array(reading.picture.jpeg)], { type: "image/jpeg" });
  return sendMessage(context, verifiedFormKey(context, form, SEND_ACTION), {
    profile,
    payload: JSON.stringify([profile, "photo", reading.picture.digest]),
    post: (key) => context.upstream.ask(sendPhotoUpstream, { body: { profile, photo } }, { key }),
  });
}

/** Why a photo was not sent, in the reader's words; the text in the box stays in every case. */
export function photoRefusal(
  problem: Extract<PhotoSending, { ok: false }>["problem"],
  translator: Translator,
  next?: string,
): SendRefusal {
  if (problem.code === "unreadable") {
    const { picture, name } = problem;
    const outcome =
      picture === "heic" ? ({ code: "not_a_picture", heic: true } as const) : ({ code: picture } as const);
    const text = photoOutcomeText(translator, { ok: false, name, ...outcome });
    return { status: 422, text, detail: undefined, link: undefined, retry: false };
  }
  const refusal = sendRefusal(problem, translator, next);
  if (refusal.link === undefined) return refusal;
  // The text comes back into the box, a file cannot.
  const again = translator.words("chat").attach.photo_again;
  return { ...refusal, detail: [shortText(problem, translator), again].filter(Boolean).join(" ") };
}
