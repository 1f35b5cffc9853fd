import type { z } from "zod";
import type { message as messageSchema } from "#app/contract/chat.server";
import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { mediaOf } from "./attachments/media-model.server";
import type { MessageModel } from "./chat-types";
import { markOf } from "./message-mark";
import { dayOf, type MomentWords, timeOf } from "./moment.server";
import { talksOfMoneyOrMoving } from "./risky-talk.server";

export type WireMessage = z.output<typeof messageSchema>;

const MINUTE_MS = 60_000;

export function momentWords(site: Site, translator: Translator): MomentWords {
  const { today, yesterday } = translator.words("chat");
  const country = site.geoip_selected_country ?? site.geoip_country;
  return { locale: translator.locale, timeZone: timeZoneOf(country), today, yesterday };
}

/** Words for a message without text. */
export function kindText(translator: Translator, kind: WireMessage["kind"]): string | undefined {
  const words = translator.words("chat");
  return { text: undefined, photo: words.photo_message, gift: words.gift_message, gif: words.gif_message }[
    kind
  ];
}

export function messageModel(
  message: WireMessage,
  nowMs: number,
  moments: MomentWords,
  translator: Translator,
  site: Site,
): MessageModel {
  return {
    id: message.id,
    own: message.own,
    text: message.text || undefined,
    kindText: kindText(translator, message.kind),
    media: mediaOf(site, translator, message),
    time: timeOf(message.date, moments),
    day: dayOf(message.date, nowMs, moments),
    minute: Math.floor(message.date / MINUTE_MS),
    mark: markOf(message.key),
    risky: !message.own && talksOfMoneyOrMoving(message.text ?? ""),
  };
}
