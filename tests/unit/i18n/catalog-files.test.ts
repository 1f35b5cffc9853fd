import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { en } from "#app/i18n/catalogs/en";
import { LANGUAGE_LIST } from "#app/i18n/languages";

test.each(LANGUAGE_LIST)(
  "HOST-09 %s has one file of words for each namespace, and no file more",
  (language) => {
    const files = Object.keys(en).map((namespace) => `${namespace}.ts`);
    expect(readdirSync(`app/i18n/catalogs/${language}`).toSorted()).toEqual(files.toSorted());
  },
);
