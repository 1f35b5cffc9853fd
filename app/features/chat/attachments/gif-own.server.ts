import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { searchLetters } from "../search-letters";
import type { FoundGif, GifSearch, ShownGif } from "./gif-model";

const PREFIX = "own-";
const EDGE_PIXELS = 180;
const FILES = import.meta.glob<string>("./gif-set/*.webp", { query: "?url", import: "default", eager: true });

/** In the order the search shows them. */
const NAMES = [
  "hello",
  "love",
  "kiss",
  "laugh",
  "yes",
  "thanks",
  "cheers",
  "party",
  "morning",
  "night",
  "dance",
  "sad",
] as const;

type OwnName = (typeof NAMES)[number];

function titleOf(words: Words<"chat">["attach"], name: OwnName): string {
  return words[`gif_${name}`];
}

function plain(text: string): string[] {
  return searchLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The drawn set: found by the beginnings of the words of a title in the reader's language; all of it without a query. */
export const searchOwnGifs: GifSearch = async (_context, translator, query) => {
  const words = translator.words("chat").attach;
  const queryWords = plain(query);
  return NAMES.flatMap((name): FoundGif[] => {
    const src = FILES[`./gif-set/${name}.webp`];
    const title = titleOf(words, name);
    const titleWords = plain(title);
    const isFound =
      queryWords.length === 0 ||
      queryWords.some((word) => titleWords.some((titleWord) => titleWord.startsWith(word)));
    if (!src || !isFound) return [];
    return [{ name: `${PREFIX}${name}`, src, width: EDGE_PIXELS, height: EDGE_PIXELS, title }];
  });
};

/** One of the drawn set by its name in a message. */
export function ownGif(translator: Translator, name: string): ShownGif | undefined {
  const own = NAMES.find((one) => `${PREFIX}${one}` === name);
  const src = own && FILES[`./gif-set/${own}.webp`];
  if (!src) return undefined;
  const alt = translator.t("chat:attach.gif_alt", { title: titleOf(translator.words("chat").attach, own) });
  return { src, width: EDGE_PIXELS, height: EDGE_PIXELS, alt };
}
