import type { Translator } from "#app/i18n/translator.server";
import type { Site } from "./site";

/** What the site promises in one line: in the operator's words, else in ours. */
export function promiseLine(site: Pick<Site, "index_title">, translator: Translator): string {
  return site.index_title || translator.words("home").title;
}
