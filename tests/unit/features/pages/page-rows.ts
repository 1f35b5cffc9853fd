import type { PageName } from "#app/features/pages/page-names";
import { placesIn } from "#app/features/pages/places";
import { PAGE_TEXTS } from "#app/features/pages/texts/page-texts.server";
import type { Language } from "#app/i18n/languages";

/** One text of a page: where it stands, and what it leaves open and links to. */
export interface PageRow {
  /** Such as `sections.company.body.1.list.0`. */
  at: string;
  text: string;
  places: string;
  links: string;
  code: string;
}

const names = (found: Iterable<RegExpMatchArray>) =>
  [...found]
    .map(([, name]) => name)
    .sort()
    .join();

/** Every text of a page in a language, in the order in which it is written. */
export function pageRows(language: Language, page: PageName): PageRow[] {
  return leavesOf(PAGE_TEXTS[language][page], "").map(({ at, text }) => ({
    at,
    text,
    places: placesIn(text).sort().join(),
    links: names(text.matchAll(/\]\((\w+)\)/g)),
    code: names(text.matchAll(/`([^`]*)`/g)),
  }));
}

function leavesOf(part: unknown, at: string): { at: string; text: string }[] {
  if (typeof part === "string") return [{ at, text: part }];
  return Object.entries(part as object).flatMap(([key, inner]) =>
    leavesOf(inner, at === "" ? key : `${at}.${key}`),
  );
}

/** What a person reads: marks and places are no words. */
export function wordsIn(text: string): string[] {
  const plain = text.replace(/`[^`]*`|\]\(\w+\)|\{\w+\}/g, "");
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? [];
}
