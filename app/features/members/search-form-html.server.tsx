import { renderToStaticMarkup } from "react-dom/server";
import { cacheHtml } from "#app/cache/html-cache.server";
import type { Translator } from "#app/i18n/translator.server";
import type { SearchFormModel } from "./search-form.server";
import { SearchFormParts } from "./search-form-parts";

/** Search forms that are cached, in all languages: about 3 KB each, 10 KB with a long list of countries. */
const cachedForm = cacheHtml(200);

/** The form of a search as HTML: many members search for the same. One with errors shows what one of them typed. */
export function searchFormHtml(form: SearchFormModel, { language }: Translator, isWanted = false) {
  const piece = <SearchFormParts form={form} />;
  const isTyped = form.errors.length > 0 || form.locate?.failed === true;
  const html = isTyped ? renderToStaticMarkup(piece) : cachedForm(keyOf(form, language), () => piece);
  return { open: isTyped || isWanted, html };
}

function keyOf({ gender, country, region, ages, locate }: SearchFormModel, language: string): string {
  const countries = country?.options.map(({ value }) => value);
  return JSON.stringify([
    language,
    gender?.chosen,
    country?.chosen,
    countries,
    region,
    ages,
    Boolean(locate),
  ]);
}
