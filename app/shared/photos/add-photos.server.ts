import { createHash } from "node:crypto";
import { addPhoto } from "#app/contract/account.server";
import { parseFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { UpstreamFailure } from "#app/upstream/failure.server";
import {
  isServerProblem,
  type PostedFile,
  postedFiles,
  type SafePicture,
  safePicture,
} from "./photo-upload.server";

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

type Told = { ok: true } | Omit<Extract<PhotoOutcome, { ok: false }>, "name">;
/** What the idempotency store keeps of a photo: nothing of the picture or its name. */
type Recorded = { photo: number } | { refusal: "photo_limit" | "photo_refused"; detail: number | string };

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
  const key = ownKey(context, form.get("_key"));
  const outcomes: PhotoOutcome[] = [];
  let full: Told | undefined;
  for (const [index, posted] of files.entries()) {
    if (index >= MAX_FILES) full = { ok: false, code: "photo_limit", limit: MAX_FILES };
    const told = full ?? (await addOne(context, posted, key));
    if (!told.ok && told.code === "photo_limit") full = told;
    outcomes.push({ name: posted.name, ...told });
  }
  return outcomes;
}

function ownKey(context: PageContext, given: unknown): string | undefined {
  const parsed = typeof given === "string" ? parseFormKey(given) : undefined;
  if (!parsed) return undefined;
  const { action, token } = parsed;
  const { ok } = context.runtime.formKeys.check(token, { action, binding: context.binding });
  return ok ? `${given}` : undefined;
}

async function addOne(
  context: PageContext,
  { file }: PostedFile,
  formKey: string | undefined,
): Promise<Told> {
  if (formKey === undefined) return { ok: false, code: "failed" };
  const reading = await safePicture(file);
  if (!reading.ok) {
    if (reading.problem === "heic") return { ok: false, code: "not_a_picture", heic: true };
    return { ok: false, code: isServerProblem(reading.problem) ? "failed" : reading.problem };
  }
  const fingerprint = createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("base64url");
  const key = `${formKey}.${fingerprint.slice(0, 22)}`;
  const answer = await context.runtime.idempotencyStore.run<Recorded>(key, fingerprint, () =>
    perform(context, reading.picture, key),
  );
  if (answer.kind === "unknown") return { ok: false, code: "failed", unconfirmed: true };
  if (answer.kind === "different_payload") return { ok: false, code: "failed" };
  const { result } = answer;
  if ("photo" in result) return { ok: true };
  if (result.refusal === "photo_limit")
    return { ok: false, code: "photo_limit", limit: Number(result.detail) };
  return { ok: false, code: result.detail === "too_small" ? "refused" : refusedAs(String(result.detail)) };
}

function refusedAs(reason: string): "too_large" | "not_a_picture" | "failed" {
  return reason === "too_large" || reason === "not_a_picture" ? reason : "failed";
}

async function perform(context: PageContext, picture: SafePicture, key: string) {
  try {
    const photo = new Blob([new Uint8Array(picture.jpeg)], { type: "image/jpeg" });
    const answer = await context.upstream.ask(addPhoto, { body: { photo } }, { key });
    if (answer.ok) return { state: "done" as const, result: { photo: answer.value.photo.id ?? 0 } };
    return { state: "refused" as const, result: refusalOf(answer) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "photo not confirmed", requestId: context.requestId, ...error.forLog() });
    if (!error.sentBytes) {
      return {
        state: "refused" as const,
        result: { refusal: "photo_refused", detail: "unreachable" } as const,
      };
    }
    return { state: "unknown" as const };
  }
}

function refusalOf(
  refused:
    | { code: "photo_limit"; data: { limit: number } }
    | { code: "photo_refused"; data: { reason: string } },
): Recorded {
  return refused.code === "photo_limit"
    ? { refusal: "photo_limit", detail: refused.data.limit }
    : { refusal: "photo_refused", detail: refused.data.reason };
}
