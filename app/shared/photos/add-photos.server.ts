import { addPhoto } from "#app/contract/account.server";
import {
  FORM_KEY_FIELD,
  type FormKey,
  formKeyPart,
  parseFormKey,
  verifiedFormKey,
} from "#app/once/form-key.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { isServerProblem, type PostedFile, postedFiles, safePicture } from "./photo-upload.server";

/**
 * What became of one file of a form.
 * - `empty`, `too_large`, `too_many_pixels`: by our own measure.
 * - `not_a_picture`: by its content; `heic` where it is Apple's format, which not every device can show.
 * - `photo_limit`: the member may have no more than `limit` photos (SPEC §6).
 * - `refused`: upstream did not want it, as a rule because it is too small.
 * - `failed`: nothing was saved; with `unconfirmed` it may have been.
 */
export type PhotoOutcome =
  | { name: string; ok: true }
  | {
      name: string;
      ok: false;
      code:
        | "empty"
        | "too_large"
        | "not_a_picture"
        | "too_many_pixels"
        | "photo_limit"
        | "refused"
        | "failed";
      limit?: number;
      heic?: true;
      unconfirmed?: true;
    };

/** Name of the file input, and the form key's action where a form does nothing else. */
export const PHOTO_FIELD = "photo";
export const ADD_PHOTOS_ACTION = "photos";

/** As many as a premium member may have at all; a form has no use for more. */
const MAX_FILES = 25;

type FileOutcome = { ok: true } | Omit<Extract<PhotoOutcome, { ok: false }>, "name">;

/** Why upstream did not take a photo; nothing of the picture or its name. */
type PhotoRefusal = { code: "photo_limit"; limit: number } | { code: "photo_refused"; reason: string };

/**
 * Adds every file of the field to the member's photos, one after the other, so that the first one becomes the main
 * photo. Each file goes upstream at most once a form: its key is the form's `_key` and a digest of its content, so that
 * back and another file is no repetition. Empty when no file was chosen. The caller has checked the form key for its
 * own action; with a foreign one every photo is `failed`.
 * @throws UpstreamFailure only where the login is gone
 */
export async function addPhotos(
  context: PageContext,
  form: FormData,
  field: string = PHOTO_FIELD,
): Promise<PhotoOutcome[]> {
  const files = postedFiles(form, field);
  const key = ownKey(context, form);
  const outcomes: PhotoOutcome[] = [];
  let full: FileOutcome | undefined;
  for (const [index, posted] of files.entries()) {
    if (index >= MAX_FILES) full = { ok: false, code: "photo_limit", limit: MAX_FILES };
    const outcome = full ?? (await addOne(context, posted, key));
    if (!outcome.ok && outcome.code === "photo_limit") full = outcome;
    outcomes.push({ name: posted.name, ...outcome });
  }
  return outcomes;
}

/** The form's key, whatever its action: photos come with forms that do something else as well. */
function ownKey(context: PageContext, form: FormData): FormKey | undefined {
  const parsed = parseFormKey(String(form.get(FORM_KEY_FIELD) ?? ""));
  return parsed && verifiedFormKey(context, form, parsed.action);
}

async function addOne(
  context: PageContext,
  { file }: PostedFile,
  formKey: FormKey | undefined,
): Promise<FileOutcome> {
  if (formKey === undefined) return { ok: false, code: "failed" };
  const reading = await safePicture(file);
  if (!reading.ok) {
    if (reading.problem === "heic") return { ok: false, code: "not_a_picture", heic: true };
    return { ok: false, code: isServerProblem(reading.problem) ? "failed" : reading.problem };
  }
  const { digest } = reading.picture;
  const outcome = await once<number, PhotoRefusal>(context, formKeyPart(formKey, digest.slice(0, 22)), {
    name: "photo",
    payload: digest,
    async perform(key) {
      const photo = new Blob([new Uint8Array(reading.picture.jpeg)], { type: "image/jpeg" });
      const answer = await context.upstream.ask(addPhoto, { body: { photo } }, { key });
      if (answer.ok) return { ok: true, value: answer.value.photo.id ?? 0 };
      if (answer.code === "photo_limit")
        return { ok: false, refusal: { code: answer.code, limit: answer.data.limit } };
      return { ok: false, refusal: { code: answer.code, reason: answer.data.reason } };
    },
  });
  if (outcome.kind === "done") return { ok: true };
  if (outcome.kind === "refused") return refusalOf(outcome.refusal);
  return outcome.reason === "unknown"
    ? { ok: false, code: "failed", unconfirmed: true }
    : { ok: false, code: "failed" };
}

function refusalOf(refusal: PhotoRefusal): FileOutcome {
  if (refusal.code === "photo_limit") return { ok: false, code: "photo_limit", limit: refusal.limit };
  switch (refusal.reason) {
    case "too_small":
    case "other":
      return { ok: false, code: "refused" };
    case "too_large":
    case "not_a_picture":
      return { ok: false, code: refusal.reason };
    default:
      return { ok: false, code: "failed" };
  }
}
