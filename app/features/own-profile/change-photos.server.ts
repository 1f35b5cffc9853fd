import { changePhoto, deletePhoto } from "#app/contract/account.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { FlashCode } from "#app/session/flash-codes";
import { getLanguage } from "#app/session/language.server";
import type { Viewer } from "#app/session/viewer.server";
import { ADD_PHOTOS_ACTION, addPhotos } from "#app/shared/photos/add-photos.server";
import { outcomeTexts } from "#app/shared/photos/photo-words.server";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";
import { loadOwnPhotos, type PhotosAnswer } from "./own-photos.server";
import type { OwnPhotosModel } from "./own-photos-model";

type PhotosOutcome = FormOutcome<OwnPhotosModel>;

/**
 * Answers a post of the photos page. `intent` is `upload`, or what happens to a photo: `main:<id>`,
 * `delete:<id>`, `move:<id>:<position>`. Each may be sent twice and means the same (ACCT-02).
 * @throws UpstreamFailure only where the login is gone
 */
export async function changePhotos(
  context: PageContext,
  viewer: Viewer,
  form: FormData,
): Promise<PhotosOutcome> {
  const { translator } = await getLanguage(context);
  const refuse = async (status: number, answer: PhotosAnswer): Promise<PhotosOutcome> =>
    formRefused(status, await loadOwnPhotos(context, viewer, answer));
  const problem = (status: number, text: TextKey) =>
    refuse(status, {
      notice: { kind: status < 500 ? "warning" : "danger", text: translator.t(text) },
    });
  if (!verifiedFormKey(context, form, ADD_PHOTOS_ACTION)) return problem(422, "common:stale_form");

  const intent = String(form.get("intent") ?? "upload");
  if (intent === "upload") {
    const answer = await upload(context, form, translator);
    return answer ? refuse(422, answer) : done(context, "photos_added");
  }
  // One form holds every photo, so the button names both what to do and with which.
  const [, change, id, position] = /^(main|delete|move):(\d{1,15})(?::(\d{1,3}))?$/.exec(intent) ?? [];
  const photo = Number(id);
  if (!change || !photo) return problem(422, "common:not_allowed");
  if (change === "delete") {
    const deleted = await withRecovery(context.upstream.ask(deletePhoto, { body: { photo } }), pageStatusOf);
    if (typeof deleted === "number") return problem(deleted, "common:action_failed");
    return done(context, "photo_deleted");
  }
  const body = { photo, ...(change === "main" ? { main: true } : { position: Number(position ?? 0) }) };
  const changed = await withRecovery(context.upstream.ask(changePhoto, { body }), pageStatusOf);
  if (typeof changed === "number") return problem(changed, "common:action_failed");
  if (!changed.ok) return problem(404, "ownProfile:photos.gone");
  return done(context, change === "main" ? "photo_main" : "photo_moved");
}

function done(context: PageContext, flash: FlashCode): PhotosOutcome {
  setFlash(context, flash);
  return formDone(paths.ownPhotos());
}

/** Some photos may fail while others are saved; then the page says so for each. Undefined where all are saved. */
async function upload(
  context: PageContext,
  form: FormData,
  translator: Translator,
): Promise<PhotosAnswer | undefined> {
  const outcomes = await addPhotos(context, form);
  if (outcomes.length === 0) return { problems: [translator.t("ownProfile:photos.none_chosen")] };
  const answer = outcomeTexts(translator, outcomes);
  return answer.problems.length === 0 ? undefined : answer;
}
