import { readProfile } from "#app/contract/account.server";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { ADD_PHOTOS_ACTION, PHOTO_FIELD } from "#app/shared/photos/add-photos.server";
import { uploadHelp } from "#app/shared/photos/photo-words.server";
import { forOwner, pictureOf, type WireImage } from "#app/shared/photos/picture-url.server";
import type { OwnPhoto, OwnPhotosModel, PhotosNotice } from "./own-photos-model";

/** SPEC §5, where upstream does not say. */
const FREE_PHOTOS = 3;
const PREMIUM_PHOTOS = 25;

/** What a form of the page brought back. */
export interface PhotosAnswer {
  /** One sentence a file. */
  problems?: string[];
  added?: string[];
  notice?: PhotosNotice;
}

/** The member's photos with what can be done with each, and the form for more (ACCT-02). */
export async function loadOwnPhotos(
  context: PageContext,
  viewer: Viewer,
  { problems = [], added = [], notice }: PhotosAnswer = {},
): Promise<OwnPhotosModel> {
  const [{ translator }, site, own] = await Promise.all([
    getLanguage(context),
    getSite(context),
    context.upstream.mustRead(readProfile),
  ]);
  const { t } = translator;
  const isPremium = viewer.user.paid_user;
  const max = own.max_photos ?? (isPremium ? PREMIUM_PHOTOS : FREE_PHOTOS);
  const count = own.photos.length;
  const room = Math.max(0, max - count);
  const mainId = own.profile.main_image?.id ?? own.photos[0]?.id;
  const photos = own.photos.map((image, index) => ({
    ...photoOf(site, translator, image, index, count),
    isMain: image.id === mainId && isShown(image),
  }));
  const idToDelete = Number(context.url.searchParams.get("delete") ?? Number.NaN);
  return {
    title: t("ownProfile:photos.own_title"),
    words: translator.words("ownProfile").photos,
    key: issueFormKey(context, ADD_PHOTOS_ACTION),
    errorsTitle: translator.words("common").errors_title,
    errors: problems.map((text) => ({ field: PHOTO_FIELD, id: PHOTO_FIELD, text })),
    added,
    notice,
    countText: t("ownProfile:photos.count", { count, max }),
    fieldHelp: uploadHelp(context, site, translator),
    maxBytes: context.runtime.settings.uploadMaxBytes,
    several: room > 1,
    roomText: room > 0 ? t("ownProfile:photos.room", { count: room }) : undefined,
    premium: isPremium
      ? undefined
      : { hint: t("ownProfile:photos.premium_hint", { max: PREMIUM_PHOTOS }), href: paths.premium() },
    photos,
    toDelete: photos.find(({ id }) => id === idToDelete),
    profileHref: paths.profile(),
    backText: translator.words("ownProfile").title,
  };
}

/** SPEC §3: active images are those that others see; an operator who does not say so checks none. */
function isShown({ status }: WireImage): boolean {
  return !status || status === "active";
}

function photoOf(
  site: Site,
  { t, words }: Translator,
  image: WireImage,
  index: number,
  count: number,
): Omit<OwnPhoto, "isMain"> {
  const number = index + 1;
  return {
    // An operator whose photos have no ids: they can be looked at only.
    id: image.id,
    picture: { ...pictureOf(site, forOwner(image)), alt: t("ownProfile:photos.alt", { number }) },
    pending: isShown(image) ? undefined : words("ownProfile").photos.pending,
    earlier:
      index > 0 ? { text: t("ownProfile:photos.earlier", { number }), position: index - 1 } : undefined,
    later:
      index < count - 1 ? { text: t("ownProfile:photos.later", { number }), position: index + 1 } : undefined,
    delete: t("ownProfile:photos.delete", { number }),
    deleteHref: image.id === undefined ? undefined : paths.ownPhotos({ delete: image.id }),
  };
}
