import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_NAMES } from "#app/features/pages/page-names";
import { isLanguage, LANGUAGE_LIST, type Language } from "#app/i18n/languages";
import { pageRows } from "../features/pages/page-rows";
import { rowsOf } from "./catalog-rows";

const [head = [], , ...rows] = readFileSync("app/i18n/README.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().replaceAll("`", "")));

const columns = head.slice(1).filter(isLanguage);

test("LOOK-01 the glossary has a word for each thing in each language", () => {
  expect(columns).toEqual(LANGUAGE_LIST);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.length !== head.length || row.includes(""))).toEqual([]);
});

test.each(LANGUAGE_LIST)("LOOK-01 the %s pages use the glossary's words", (language) => {
  const texts = new Map(
    rowsOf(language).map(({ id, text }) => [id, text.toLowerCase().replaceAll("\u2011", "-")]),
  );
  const at = head.indexOf(language);
  const wrong = rows.filter(([id = "", ...words]) => {
    const word = words[at - 1] ?? "";
    return !texts.get(id)?.includes(word.toLowerCase());
  });
  expect(wrong).toEqual([]);
});

/** Second words for a thing that has one, British spelling, and what named the wrong thing. */
const RETIRED: Record<Language, RegExp> = {
  en: /(ome|ny|very)body\b|mailbox|labelled|authoris|colour|(?<!has been )cancelled|premium member/,
  de: /\bNutzer\b|Als Verbraucher|\bGehen\.|\bNadel/,
  es: /echarte atrás|me gusta\b.*pagar|Como consumidor/i,
  fr: /politique de retour|invalide|En tant que consommateur|as été déconnecté/i,
  it: /\be[-\u2011]mail|politica di reso|per email|Come consumatore/i,
  nl: /automatische incasso|uitsluiting|retourpolitiek|\btransvrouw/i,
  pl: /zniżkow|formularz\p{L}* skarg|Jako konsument|Odejście/iu,
};

test.each(LANGUAGE_LIST)("LOOK-01 a word that went from the %s texts does not come back", (language) => {
  const all = [...rowsOf(language), ...PAGE_NAMES.flatMap((page) => pageRows(language, page))];
  expect(all.filter(({ text }) => RETIRED[language].test(text)).map(({ text }) => text)).toEqual([]);
});
