import type { z } from "zod";
import type { message as messageSchema } from "#app/contract/message-shape.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { isCovered, type PhotoCovers, photoCoversOf } from "#app/session/photo-covers.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { toldTimeZone } from "#app/session/time-zone.server";
import { requireMember } from "#app/session/viewer.server";
import { forOwner, isPending, pictureOf } from "#app/shared/photos/picture-url.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { gifByName } from "./attachments/gif-search.server";
import type { MessageMedia, MessageModel, PartnerPhoto } from "./chat-model";
import { textParts } from "./message-links.server";
import { markOf } from "./message-mark";
import { dayOf, type MomentWords, timeOf } from "./moment.server";
import { talksOfMoneyOrMoving } from "./risky-talk.server";

export type WireMessage = z.output<typeof messageSchema>;

const MINUTE_MS = 60_000;
const GIFT_EDGE_PIXELS = 160;

/** In which language and zone this request's times are written: the browser's own, else that of the country. */
export function momentWords(
  context: Pick<PageContext, "headers">,
  site: Site,
  translator: Translator,
): MomentWords {
  const { today, yesterday } = translator.words("chat");
  const country = site.geoip_selected_country ?? site.geoip_country;
  const timeZone = toldTimeZone(context) ?? timeZoneOf(country);
  return { locale: translator.locale, timeZone, today, yesterday };
}

/** Words for a message without text. */
export function kindText(translator: Translator, kind: WireMessage["kind"]): string | undefined {
  const words = translator.words("chat");
  return {
    text: undefined,
    photo: words.photo_message,
    gift: words.gift_message,
    gif: words.gif_message,
    other: words.other_message,
  }[kind];
}

/**
 * How messages of this request look on its page; photos of the partner are covered unless the reader chose otherwise
 * (SAFE-07). `before`: the page is one of older messages.
 */
export async function messageModeller(
  context: PageContext,
  partner: number,
  before?: number,
): Promise<(message: WireMessage) => MessageModel> {
  const [viewer, site, { translator }] = await Promise.all([
    requireMember(context),
    getSite(context),
    getLanguage(context),
  ]);
  const moments = momentWords(context, site, translator);
  const nowMs = context.runtime.clock();
  const covers = photoCoversOf(context, viewer.user.profile.id);
  return (message) => {
    const photo = photoOf(message, covers, { partner, before });
    return {
      id: message.id,
      own: message.own,
      text: message.text || undefined,
      parts: textParts(message.text ?? "", (nth) => paths.chatLink(message.conversation.id, message.id, nth)),
      kindText: isWaiting(message)
        ? translator.words("chat").photo_waiting
        : kindText(translator, message.kind),
      media: photo?.covered ? undefined : mediaOf(site, translator, message),
      photo,
      time: timeOf(message.date, moments),
      day: dayOf(message.date, nowMs, moments),
      minute: Math.floor(message.date / MINUTE_MS),
      mark: markOf(message.key),
      risky: !message.own && talksOfMoneyOrMoving(message.text ?? ""),
    };
  };
}

/** A photo of the partner that somebody of the operator looks at first (SAFE-10). */
function isWaiting({ own, image }: WireMessage): boolean {
  return !own && isPending(image);
}

function photoOf(
  message: WireMessage,
  covers: PhotoCovers,
  { partner, before }: { partner: number; before: number | undefined },
): PartnerPhoto | undefined {
  if (message.own || message.kind !== "photo" || !message.image || isPending(message.image)) return undefined;
  return {
    covered: isCovered(covers, message),
    action: paths.chatCover(message.conversation.id),
    before,
    report: paths.memberReport(partner, { about: `message-${message.id}` }),
  };
}

/** Photo, gift or GIF of a message; undefined for a text, and where upstream gave nothing that could be shown. */
function mediaOf(site: Site, translator: Translator, message: WireMessage): MessageMedia | undefined {
  const { t, words } = translator;
  switch (message.kind) {
    case "photo": {
      if (!message.image) return undefined;
      const image = message.own ? forOwner(message.image) : message.image;
      const { src, set, width, height, tone } = pictureOf(site, image);
      if (src === undefined) return undefined;
      const { photo_alt: alt } = words("chat").attach;
      const caption = isPending(message.image) ? words("ownProfile").photos.pending : undefined;
      const large = paths.chatPhoto(message.conversation.id, message.id);
      return { kind: "photo", src, set, width, height, tone, alt, caption, large };
    }
    case "gift": {
      if (!message.gift) return undefined;
      const { name, match } = message.gift;
      return {
        kind: "gift",
        src: `${site.cdn_prefix}${match}`,
        width: GIFT_EDGE_PIXELS,
        height: GIFT_EDGE_PIXELS,
        alt: t("chat:attach.gift_alt", { gift: name }),
        caption: name,
      };
    }
    case "gif": {
      const gif = message.gif === undefined ? undefined : gifByName(translator, message.gif);
      return gif && { kind: "gif", ...gif };
    }
    default:
      return undefined;
  }
}
