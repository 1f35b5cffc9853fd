import { changePhoto, deletePhoto } from "#app/contract/account.server";
import type { TextKey } from "#app/i18n/catalog";
import { FORM_KEY_FIELD, isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { FlashCode } from "#app/session/flash-codes";
import { getLanguage } from "#app/session/language.server";
import { ADD_PHOTOS_ACTION, addPhotos } from "#app/shared/photos/add-photos.server";
import { toldOutcomes } from "#app/shared/photos/photo-words.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import type { PhotosAnswer } from "./own-photos.server";

/** `to`: go on there by 303. Otherwise the page is shown again with what became of the post. */
type PhotosOutcome = { to: string } | { status: number; answer: PhotosAnswer };

const DONE: PhotosOutcome = { to: paths.ownPhotos() };

/**
 * Answers a post of the photos page. `intent` is `upload`, or what happens to a photo: `main:<id>`,
 * `delete:<id>`, `move:<id>:<position>`. Each may be sent twice and means the same (ACCT-02).
 * @throws UpstreamFailure only where the login is gone
 */
export async function changePhotos(context: PageContext, form: FormData): Promise<PhotosOutcome> {
  const { translator } = await getLanguage(context);
  const problem = (status: number, text: TextKey): PhotosOutcome => ({
    status,
    answer: { notice: { kind: status < 500 ? "warning" : "danger", text: translator.t(text) } },
  });
  const key = form.get(FORM_KEY_FIELD);
  if (!isFormKey(context, typeof key === "string" ? key : undefined, ADD_PHOTOS_ACTION))
    return problem(422, "common:stale_form");

  const intent = String(form.get("intent") ?? "upload");
  if (intent === "upload") return upload(context, form);
  // One form holds every photo, so the button names both what to do and with which.
  const [, what, id, position] = /^(main|delete|move):(\d{1,15})(?::(\d{1,3}))?$/.exec(intent) ?? [];
  const photo = Number(id);
  if (!what || !photo) return problem(422, "common:not_allowed");
  try {
    if (what === "delete") {
      await context.upstream.ask(deletePhoto, { body: { photo } });
      return done(context, "photo_deleted");
    }
    const change = what === "main" ? { main: true } : { position: Number(position ?? 0) };
    const answer = await context.upstream.ask(changePhoto, { body: { photo, ...change } });
    if (!answer.ok) return problem(404, "ownProfile:photos.gone");
    return done(context, what === "main" ? "photo_main" : "photo_moved");
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "photo not changed", requestId: context.requestId, ...error.forLog() });
    return problem(pageStatusOf(error), "common:action_failed");
  }
}

function done(context: PageContext, flash: FlashCode): PhotosOutcome {
  setFlash(context, flash);
  return DONE;
}

/** Some photos may fail while others are saved; then the page is shown again and says so for each. */
async function upload(context: PageContext, form: FormData): Promise<PhotosOutcome> {
  const { translator } = await getLanguage(context);
  const outcomes = await addPhotos(context, form);
  if (outcomes.length === 0)
    return { status: 422, answer: { problems: [translator.t("ownProfile:photos.none_chosen")] } };
  const told = toldOutcomes(translator, outcomes);
  return told.problems.length === 0 ? done(context, "photos_added") : { status: 422, answer: told };
}
