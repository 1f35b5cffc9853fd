import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { searchLetters } from "../search-letters";
import type { FoundGif, GifSearch, ShownGif } from "./gif-model";

const PREFIX = "own-";
const EDGE_PIXELS = 180;
const FILES = import.meta.glob<string>("./gif-set/*.svg", { query: "?url", import: "default", eager: true });

/** In the order the search shows them; drawn by server/cli/draw-gifs.mjs. */
const MOODS = {
  greeting: ["hello", "morning", "night", "bye", "letter", "call"],
  love: ["love", "kiss", "hug", "hearts", "arrow", "rose"],
  flirt: ["wink", "blush", "eyes", "cool", "fire", "candle"],
  joy: ["laugh", "smile", "sun", "rainbow", "balloon", "jump"],
  opinion: ["yes", "no", "maybe", "done", "think", "wow"],
  thanks: ["thanks", "bouquet", "present", "medal", "sorry", "sparkle"],
  party: ["party", "cheers", "dance", "cake", "fireworks", "disco"],
  food: ["pizza", "icecream", "wine", "cocktail", "cherries", "popcorn"],
  sad: ["sad", "cry", "heartbreak", "angry", "tired", "umbrella"],
  everyday: ["cat", "dog", "plane", "boat", "ball", "home"],
} as const;

type Mood = keyof typeof MOODS;
type OwnName = (typeof MOODS)[Mood][number];

const SET = (Object.keys(MOODS) as Mood[]).flatMap((mood) =>
  MOODS[mood].map((name): { mood: Mood; name: OwnName } => ({ mood, name })),
);

function titleOf(words: Words<"chat">["attach"], name: OwnName): string {
  return words[`gif_${name}`];
}

function plain(text: string): string[] {
  return searchLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The drawn set by its moods: found by the beginnings of the words of a title or of a mood in the reader's language. */
export const searchOwnGifs: GifSearch = async (_context, translator, query) => drawnGifs(translator, query);

/** The same without waiting for anybody; all of them without a query. */
export function drawnGifs(translator: Translator, query = ""): FoundGif[] {
  const words = translator.words("chat").attach;
  const queryWords = plain(query);
  return SET.flatMap(({ mood, name }): FoundGif[] => {
    const src = FILES[`./gif-set/${name}.svg`];
    const title = titleOf(words, name);
    const moodTitle = words[`mood_${mood}`];
    const named = plain(`${title} ${moodTitle}`);
    const isFound =
      queryWords.length === 0 || queryWords.some((word) => named.some((one) => one.startsWith(word)));
    if (!src || !isFound) return [];
    const size = { width: EDGE_PIXELS, height: EDGE_PIXELS };
    return [{ name: `${PREFIX}${name}`, src, ...size, title, mood: { id: mood, title: moodTitle } }];
  });
}

/** One of the drawn set by its name in a message. */
export function ownGif(translator: Translator, name: string): ShownGif | undefined {
  const own = SET.find((one) => `${PREFIX}${one.name}` === name)?.name;
  const src = own && FILES[`./gif-set/${own}.svg`];
  if (!src) return undefined;
  const alt = translator.t("chat:attach.gif_alt", { title: titleOf(translator.words("chat").attach, own) });
  return { src, width: EDGE_PIXELS, height: EDGE_PIXELS, alt };
}
