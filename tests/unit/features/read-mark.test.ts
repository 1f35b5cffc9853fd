import { expect, test } from "vitest";
import { readMark } from "#app/features/chat/read-mark.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { translatorFor } from "#app/i18n/translator.server";
import type { Site } from "#app/session/site";

const site = { name: "Example Dating" } as Site;

type Told = Parameters<typeof readMark>[2];
const told = (answered_by?: string): Told => ({
  read_to: 7,
  profile: { answered_by } as NonNullable<Told["profile"]>,
});

test("SAFE-09 what was opened is said to be read by whom upstream names: a person, staff or a program", () => {
  const text = (by?: string) => readMark(site, translatorFor("en"), told(by))?.text;
  expect(text("person")).toBe("Read");
  expect(text()).toBe("Read");
  expect(text("staff")).toBe("Read by staff of Example Dating");
  expect(text("machine")).toBe("Read by a computer program");
});

test("CHAT-04 a PHP that does not say what was opened has nothing said of it", () => {
  for (const language of LANGUAGE_LIST)
    expect(readMark(site, translatorFor(language), { ...told(), read_to: undefined })).toBeUndefined();
});
