import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";

/** A GIF that can be sent. */
export interface FoundGif {
  /** What goes upstream and comes back with the message. */
  name: string;
  /** Address on our own origin: no member's browser ever asks somebody else. */
  src: string;
  width: number;
  height: number;
  title: string;
  /** What it is sorted under, where a search knows moods. */
  mood?: { id: string; title: string } | undefined;
}

/** GIFs that stand together, under a heading where they are of one mood. */
export interface GifGroup {
  mood: FoundGif["mood"];
  gifs: FoundGif[];
}

/** A GIF in a conversation. */
export type ShownGif = Pick<FoundGif, "src" | "width" | "height"> & { alt: string };

/** Undefined: the search did not answer. */
export type GifSearch = (
  context: PageContext,
  translator: Translator,
  query: string,
) => Promise<FoundGif[] | undefined>;
