import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import type { Site } from "#app/session/site";
import { FILE_MAX_BYTES } from "#app/shared/photos/photo-upload.server";
import type { AttachCosts, AttachModel } from "../chat-model";

/** Around the file stand the other fields of the form. */
const FORM_ROOM_BYTES = 65_536;

/** Words of the panel beside the text box. */
export function attachModel({ runtime }: PageContext, site: Site, { words }: Translator): AttachModel {
  const attach = words("chat").attach;
  return {
    open: attach.open,
    photoChoose: attach.photo_choose,
    photoOther: attach.photo_other,
    photoRemove: attach.photo_remove,
    photoHelp: site.nudity_forbidden
      ? `${words("common").no_nudity} ${attach.photo_help}`
      : attach.photo_help,
    photoSend: attach.photo_send,
    photoChosen: attach.photo_chosen,
    photoNone: attach.photo_none,
    photoTooLarge: attach.photo_too_large,
    photoMaxBytes: Math.min(FILE_MAX_BYTES, runtime.settings.uploadMaxBytes - FORM_ROOM_BYTES),
    gif: attach.gif,
    gift: attach.gift,
  };
}

/** What each kind costs, in words: it stands there before anything is chosen (CHAT-05). */
export function attachCosts(
  site: Site,
  { t, words }: Translator,
  costs: { text: number; photo: number; gift: number } | undefined,
): AttachCosts {
  const priceOf = (credits: number) =>
    credits === 0 ? words("chat").cost_free : t("chat:cost", { count: credits });
  return {
    photo: priceOf(costs?.photo ?? site.photo_credits),
    gif: priceOf(costs?.text ?? site.message_credits),
    gift: priceOf(costs?.gift ?? site.gift_credits),
  };
}
