import { renderToStaticMarkup } from "react-dom/server";
import { keepHtml } from "#app/http/kept-html.server";
import type { Translator } from "#app/i18n/translator.server";
import { type SearchFormModel, SearchFormParts } from "./search-form-view";

/** Searches that are kept as a form, in all languages: about 3 KB each, 10 KB with a long list of countries. */
const keptForm = keepHtml(200);

/** The form of a search as HTML: many members search for the same. One with errors shows what one of them typed. */
export function searchFormHtml(form: SearchFormModel, { language }: Translator) {
  const piece = <SearchFormParts form={form} />;
  const open = form.errors.length > 0 || form.locate?.failed === true;
  return { open, html: open ? renderToStaticMarkup(piece) : keptForm(keyOf(form, language), () => piece) };
}

function keyOf({ gender, country, region, ages, locate }: SearchFormModel, language: string): string {
  const lists = [country?.options.map(({ value }) => value), region?.options.map(({ label }) => label)];
  return [
    language,
    gender && `g${gender.chosen}`,
    country && `c${country.chosen}`,
    region && `r${region.chosen}`,
    ages && `${ages.lowest}-${ages.highest} ${ages.min}-${ages.max}`,
    locate && "here",
    ...lists.map((list) => list?.join()),
  ].join("\n");
}
