import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { ownGif, searchOwnGifs } from "./gif-own.server";
import { remoteGif, searchRemoteGifs } from "./gif-remote.server";

/** A GIF that can be sent. */
export interface FoundGif {
  /** What goes upstream and comes back with the message. */
  name: string;
  /** Address on our own origin: no member's browser ever asks somebody else. */
  src: string;
  width: number;
  height: number;
  title: string;
}

/** A GIF in a conversation. */
export type ShownGif = Pick<FoundGif, "src" | "width" | "height"> & { alt: string };

/** Undefined: the search did not answer. */
export type GifSearch = (
  context: PageContext,
  translator: Translator,
  query: string,
) => Promise<FoundGif[] | undefined>;

/** Searches in the reader's `gifLocale` (CHAT-13): the configured provider, or the drawn set that comes along. */
export const searchGifs: GifSearch = (context, translator, query) =>
  (context.runtime.settings.gifSearch ? searchRemoteGifs : searchOwnGifs)(context, translator, query);

/** The GIF of a name, whichever search it came from; undefined for a name that is not one of ours. */
export function gifByName(translator: Translator, name: string): ShownGif | undefined {
  return ownGif(translator, name) ?? remoteGif(translator, name);
}
