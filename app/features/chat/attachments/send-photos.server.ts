import { read } from "#app/contract/chat.server";
import { sendPhoto } from "#app/contract/messages.server";
import type { Translator } from "#app/i18n/translator.server";
import { type FormKey, formKeyPart, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { requireMember } from "#app/session/viewer.server";
import {
  type FileProblem,
  isServerProblem,
  postedFiles,
  type SafePicture,
  safePicture,
} from "#app/shared/photos/photo-upload.server";
import { photoOutcomeText } from "#app/shared/photos/photo-words.server";
import type { SendRefusal } from "../chat-model";
import {
  notSent,
  SEND_ACTION,
  type SendOutcome,
  type SendProblem,
  sendMessage,
} from "../send-message.server";
import { sendRefusal, shortText } from "../send-refusal.server";

/** Name of the file field of the message form. */
const PHOTO_FIELD = "photo";

/** So many go at once: a post has to end, and each of them is a message that is paid for. */
export const MAX_PHOTOS = 5;

/** Like any message. `unreadable`: what was chosen is no photo that we take; `sent`: so many went before it was refused. */
export type PhotoSending =
  | SendOutcome
  | {
      ok: false;
      problem: SendProblem | { code: "unreadable"; picture: FileProblem; name: string };
      sent?: { count: number; all: number };
    };

/** A file was chosen, but the post came by a button that sends only its name. */
export function hasWaitingPhoto(form: FormData): boolean {
  const named = form.get(PHOTO_FIELD);
  return typeof named === "string" && named !== "";
}

/**
 * Sends the photos of the message form, each once per form key (CHAT-03, CHAT-06): drawn anew without their metadata, so
 * that nothing of the camera or the place goes on. All are read, and their sum is held against the credits, before the
 * first one leaves. Throws only when the login is gone or for our own faults.
 */
export async function sendPhotos(
  context: PageContext,
  profile: number,
  form: FormData,
): Promise<PhotoSending> {
  const posted = postedFiles(form, PHOTO_FIELD);
  if (posted.length > MAX_PHOTOS) return { ok: false, problem: { code: "photo_many", max: MAX_PHOTOS } };
  const pictures: SafePicture[] = [];
  for (const { file, name } of posted) {
    const reading = await safePicture(file);
    if (reading.ok) pictures.push(reading.picture);
    else if (isServerProblem(reading.problem)) return notSent("failed");
    else return { ok: false, problem: { code: "unreadable", picture: reading.problem, name } };
  }
  const key = verifiedFormKey(context, form, SEND_ACTION);
  const all = pictures.length;
  let outcome = notSent("photo_none");
  for (const [index, { jpeg, digest }] of pictures.entries()) {
    const photo = new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
    outcome = await sendMessage(context, keyOf(key, index), {
      profile,
      payload: JSON.stringify([profile, "photo", digest]),
      post: async (own) => {
        // Within what happens once: a post that is repeated has paid already.
        const short = index === 0 && all > 1 ? await shortOf(context, profile, all) : undefined;
        if (short) return { ok: false, code: "not_enough_credits", data: short };
        return context.upstream.ask(sendPhoto, { body: { profile, photo } }, { key: own });
      },
    });
    if (!outcome.ok) return index === 0 ? outcome : { ...outcome, sent: { count: index, all } };
  }
  return outcome;
}

/** Each photo is a message with a key of its own, made from the form's. */
function keyOf(key: FormKey | undefined, index: number): FormKey | undefined {
  return key === undefined || index === 0 ? key : formKeyPart(key, String(index + 1));
}

/** What there is and what all of them cost, where that is too little. */
async function shortOf(
  context: PageContext,
  profile: number,
  count: number,
): Promise<{ credits: number; costs: number } | undefined> {
  const [{ user }, answer] = await Promise.all([
    requireMember(context),
    context.upstream.read(read, { query: { profile, limit: 1 } }),
  ]);
  const price = answer.ok ? answer.value.costs?.photo : undefined;
  const { credits } = user;
  return price !== undefined && count * price > credits ? { credits, costs: count * price } : undefined;
}

/** Why a photo was not sent, in the reader's words; the text in the box stays in every case. */
export function photoRefusal(
  { problem, ...outcome }: Extract<PhotoSending, { ok: false }>,
  translator: Translator,
  next?: string,
): SendRefusal {
  if (problem.code === "unreadable") {
    const { picture, name } = problem;
    const shown =
      picture === "heic" ? ({ code: "not_a_picture", heic: true } as const) : ({ code: picture } as const);
    const text = photoOutcomeText(translator, { ok: false, name, ...shown });
    return { status: 422, text, detail: undefined, link: undefined, retry: false };
  }
  const refusal = sendRefusal(problem, translator, next);
  const sent = "sent" in outcome ? outcome.sent : undefined;
  const partly = sent && translator.t("chat:attach.photo_partly", sent);
  if (refusal.link === undefined)
    return { ...refusal, detail: [partly, refusal.detail].filter(Boolean).join(" ") || undefined };
  // The text comes back into the box, a file cannot.
  const again = translator.words("chat").attach.photo_again;
  const detail = [partly, shortText(problem, translator), again].filter(Boolean).join(" ");
  return { ...refusal, detail };
}
