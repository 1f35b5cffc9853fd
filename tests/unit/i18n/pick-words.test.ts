import { expect, test } from "vitest";
import type { Words } from "#app/i18n/catalog";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { wordsPicker } from "#app/i18n/pick-words";
import { translatorFor } from "#app/i18n/translator.server";

const pick = wordsPicker<Words<"chat">>()("send", "back");

test.each(LANGUAGE_LIST)("a page in %s gets the texts that it names and no others", (language) => {
  const { send, back } = translatorFor(language).words("chat");
  expect(pick(translatorFor(language).words("chat"))).toEqual({ send, back });
});

test("the same words give the same texts, and those of another language give their own", () => {
  const words = translatorFor("en").words("chat");
  expect(pick(words)).toBe(pick(words));
  expect(pick(words)).not.toEqual(pick(translatorFor("nl").words("chat")));
});
