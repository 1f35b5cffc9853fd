import type { LANGUAGE_CODES } from "#app/contract/values";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import { pl } from "./pl";
import type { ReplyLines } from "./reply-lines";

const LINES: Record<(typeof LANGUAGE_CODES)[number], ReplyLines> = { en, nl, de, it, fr, es, pl };

/** The lines of a language, else the English ones. */
export function linesFor(language: string): ReplyLines {
  return Object.hasOwn(LINES, language) ? LINES[language as keyof typeof LINES] : LINES.en;
}
