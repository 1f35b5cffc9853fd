import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";
import { pictureOf } from "#app/shared/photos/picture-url.server";
import type { WireMessage } from "../message-model.server";
import { gifByName } from "./gif-provider.server";
import type { MessageMedia } from "./message-media";

const GIFT_EDGE_PIXELS = 160;

/** Photo, gift or GIF of a message; undefined for a text, and where upstream told nothing that could be shown. */
export function mediaOf(site: Site, translator: Translator, message: WireMessage): MessageMedia | undefined {
  const { t, words } = translator;
  switch (message.kind) {
    case "photo": {
      if (!message.image) return undefined;
      const { src, set, width, height, tone } = pictureOf(site, message.image);
      if (src === undefined) return undefined;
      const { photo_alt: alt } = words("chat").attach;
      return { kind: "photo", src, set, width, height, tone, alt, large: set?.at(-1)?.url ?? src };
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
