import type { AppLoadContext } from "@remix-run/server-runtime";
import { languageOf } from "#app/session/language.server";
import type { SendRefusal } from "../chat-types";
import { sendMessage } from "../send-message.server";
import { type Sent, sendProblem } from "../send-once.server";
import { sendRefusal } from "../send-refusal.server";
import { hasWaitingPhoto, photoRefusal, sendPhoto } from "./send-photo.server";

/** Whether the message form was sent by its photo button. */
export const isPhotoPost = (form: FormData) => form.get("intent") === "photo";

/** Sends what the button of the message form says: the text, or the photo. */
export async function sendPosted(
  context: AppLoadContext,
  profile: number,
  form: FormData,
): Promise<({ ok: true } & Sent) | { ok: false; refusal: SendRefusal }> {
  if (isPhotoPost(form)) {
    const outcome = await sendPhoto(context, profile, form);
    if (outcome.ok) return outcome;
    const { translator } = await languageOf(context);
    return { ok: false, refusal: photoRefusal(outcome.problem, translator) };
  }
  // The other button sends no file, only its name: said, before somebody believes that the photo went along.
  const outcome = hasWaitingPhoto(form)
    ? sendProblem("photo_waiting")
    : await sendMessage(context, profile, { text: form.get("text"), key: form.get("_key") });
  if (outcome.ok) return outcome;
  const { translator } = await languageOf(context);
  return { ok: false, refusal: sendRefusal(outcome.problem, translator) };
}
