import { readProfile } from "#app/contract/account.server";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { ADD_PHOTOS_ACTION, addPhotos, PHOTO_FIELD } from "#app/shared/photos/add-photos.server";
import { outcomeTexts, uploadHelp } from "#app/shared/photos/photo-words.server";
import { forOwner, pictureOf } from "#app/shared/photos/picture-url.server";
import type { FieldError } from "#app/ui/form-types";
import type { PictureProps } from "#app/ui/picture";

/** Free members may have this many where upstream does not say (SPEC §6). */
const FREE_PHOTOS = 3;

export interface PhotoStepModel {
  words: Words<"ownProfile">["photos"];
  errorsTitle: string;
  key: string;
  /** Name and id of the file field. */
  field: string;
  fieldHelp: string;
  /** Whether more than one photo fits. */
  several: boolean;
  /** How many more fit; undefined where none does. */
  roomText: string | undefined;
  offerPremium: boolean;
  photos: Omit<PictureProps, "sizes">[];
}

/** What became of each file of a post that did not lead on. */
export interface PhotoStepResult {
  errors: FieldError[];
  added: string[];
}

/** What a post of the step leads to: the next step, or the same one with what became of each file. */
export type PhotoStepAnswer =
  | { kind: "next"; added: number }
  | { kind: "again"; status: number; result: PhotoStepResult };

/** The photo step of a signup (SIGN-02): the member's photos so far and the form for more. */
export async function loadPhotoStep(context: PageContext, viewer: Viewer): Promise<PhotoStepModel> {
  const [{ translator }, site, own] = await Promise.all([
    getLanguage(context),
    getSite(context),
    context.upstream.mustRead(readProfile),
  ]);
  const { t } = translator;
  const room = Math.max(0, (own.max_photos ?? FREE_PHOTOS) - own.photos.length);
  return {
    words: translator.words("ownProfile").photos,
    errorsTitle: translator.words("common").errors_title,
    key: issueFormKey(context, ADD_PHOTOS_ACTION),
    field: PHOTO_FIELD,
    fieldHelp: uploadHelp(context, site, translator),
    several: room > 1,
    roomText: room > 0 ? t("ownProfile:photos.room", { count: room }) : undefined,
    offerPremium: !viewer.user.paid_user,
    photos: own.photos.map((image, index) => ({
      ...pictureOf(site, forOwner(image)),
      alt: t("ownProfile:photos.alt", { number: index + 1 }),
    })),
  };
}

/**
 * Answers a post of the step: `intent` is `skip` or `upload`. Some photos may fail while others are saved; then the
 * step is shown again and says so for each.
 */
export async function postPhotoStep(context: PageContext, form: FormData): Promise<PhotoStepAnswer> {
  if (form.get("intent") === "skip") return { kind: "next", added: 0 };
  const { translator } = await getLanguage(context);
  if (verifiedFormKey(context, form, ADD_PHOTOS_ACTION) === undefined)
    return again([translator.t("common:stale_form")]);
  const outcomes = await addPhotos(context, form, PHOTO_FIELD);
  if (outcomes.length === 0) return again([translator.t("ownProfile:photos.none_chosen")]);
  const { added, problems } = outcomeTexts(translator, outcomes);
  return problems.length === 0 ? { kind: "next", added: added.length } : again(problems, added);
}

function again(problems: string[], added: string[] = []): PhotoStepAnswer {
  const errors = problems.map((text) => ({ field: PHOTO_FIELD, id: PHOTO_FIELD, text }));
  return { kind: "again", status: 422, result: { errors, added } };
}
