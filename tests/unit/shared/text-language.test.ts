import { expect, test } from "vitest";
import { translatorFor } from "#app/i18n/translator.server";
import { textLanguageOf } from "#app/shared/profile/text-language.server";

test.each([
  ["it", "en", { lang: "it", said: "Italian" }],
  ["it", "de", { lang: "it", said: "Italienisch" }],
  ["en-GB", "en", { lang: "en-GB" }],
  ["", "en", {}],
  [undefined, "en", {}],
  ["no language at all", "en", {}],
  ["qzz", "pl", { lang: "qzz", said: undefined }],
] as const)("PROF-01 a text in %s is marked for a reader of %s", (text_language, reader, expected) => {
  expect(textLanguageOf(translatorFor(reader), { text_language })).toEqual(expected);
});
