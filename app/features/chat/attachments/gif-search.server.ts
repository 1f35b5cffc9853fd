import type { Translator } from "#app/i18n/translator.server";
import type { GifSearch, ShownGif } from "./gif-model";
import { ownGif, searchOwnGifs } from "./gif-own.server";
import { remoteGif, searchRemoteGifs } from "./gif-remote.server";

/** Searches in the reader's `gifLocale` (CHAT-13): the configured provider, or the drawn set that comes along. */
export const searchGifs: GifSearch = (context, translator, query) =>
  (context.runtime.settings.gifSearch ? searchRemoteGifs : searchOwnGifs)(context, translator, query);

/** The GIF of a name, whichever search it came from; undefined for a name that is not one of ours. */
export function gifByName(translator: Translator, name: string): ShownGif | undefined {
  return ownGif(translator, name) ?? remoteGif(translator, name);
}
