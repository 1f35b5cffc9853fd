import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import type { Site } from "#app/session/site";
import { FILE_MAX_BYTES } from "#app/shared/photos/photo-upload.server";
import type { AttachCosts, AttachModel } from "../chat-model";
import { sendRefusal } from "../send-refusal.server";
import { MAX_PHOTOS } from "./send-photos.server";

/** Around the file stand the other fields of the form. */
const FORM_ROOM_BYTES = 65_536;

/** Words of the panel beside the text box. */
export function attachModel(
  { runtime }: PageContext,
  site: Site,
  { t, words }: Translator,
  partner: number,
): AttachModel {
  const attach = words("chat").attach;
  return {
    open: attach.open,
    photoChoose: attach.photo_choose,
    photoOther: attach.photo_other,
    photoRemove: attach.photo_remove,
    photoHelp: site.nudity_forbidden
      ? `${words("common").no_nudity} ${attach.photo_help}`
      : attach.photo_help,
    photoChosen: attach.photo_chosen,
    photoTooLarge: attach.photo_too_large,
    photoTooMany: t("chat:attach.photo_many", { max: MAX_PHOTOS }),
    photoMaxBytes: Math.min(FILE_MAX_BYTES, runtime.settings.uploadMaxBytes - FORM_ROOM_BYTES),
    gif: attach.gif,
    gift: attach.gift,
    pages: { gif: paths.memberGif(partner), gift: paths.memberGift(partner) },
  };
}

/** What each kind costs, in words: it stands there before anything is chosen (CHAT-05). `credits`: what there is to pay with. */
export function attachCosts(
  site: Site,
  translator: Translator,
  costs: { text: number; photo: number; gift: number } | undefined,
  credits: number | undefined,
): AttachCosts {
  const { t, words } = translator;
  const priceOf = (price: number) =>
    price === 0 ? words("chat").cost_free : t("chat:cost", { count: price });
  const photo = costs?.photo ?? site.photo_credits;
  return {
    photos: Array.from({ length: MAX_PHOTOS }, (_, index) => {
      const count = index + 1;
      // Of a single one upstream says itself why it is refused.
      const isShort = count > 1 && credits !== undefined && count * photo > credits;
      return {
        send: `${t("chat:attach.photo_send", { count })} · ${priceOf(count * photo)}`,
        refusal: isShort
          ? sendRefusal({ code: "no_credits", short: { credits, costs: count * photo } }, translator)
          : undefined,
      };
    }),
    photoEach: t("chat:attach.photo_each", { max: MAX_PHOTOS, price: priceOf(photo) }),
    photo: priceOf(photo),
    gif: priceOf(costs?.text ?? site.message_credits),
    gift: priceOf(costs?.gift ?? site.gift_credits),
  };
}
