import { expect, test } from "vitest";
import type { Language } from "#app/i18n/languages";
import { rowsOf } from "./catalog-rows";

/** A name, an address or an amount may stand where a place is; what is around it is ours. */
function wrongIn(language: Language, wrong: RegExp) {
  return rowsOf(language).filter(({ text }) => wrong.test(text));
}

test("LOOK-01 no French word is parted from its ; : ! ? or from its quotation marks by a line's end", () => {
  expect(wrongIn("fr", /[ \u00a0][;:!?»%]|«(?!\u202f)|[^\s\u202f][;?!»]/)).toEqual([]);
});

test.each(["de", "fr", "nl", "pl"] as const)(
  "LOOK-01 no line ends within the %s word for e-mail",
  (language) => {
    expect(wrongIn(language, /\be-mail/i)).toEqual([]);
    expect(rowsOf(language).some(({ text }) => /\be\u2011mail/i.test(text))).toBe(true);
  },
);

test("LOOK-01 a Spanish question or cry is opened as well as closed", () => {
  const marks = (text: string, mark: string) => text.split(mark).length;
  const wrong = rowsOf("es").filter(
    ({ text }) => marks(text, "?") !== marks(text, "¿") || marks(text, "!") !== marks(text, "¡"),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["de", "„", "“"],
  ["pl", "„", "”"],
  ["es", "«", "»"],
  ["it", "«", "»"],
] as const)("LOOK-01 %s quotes with %s and %s only", (language, opening, closing) => {
  const others = new RegExp(`[${"„“”«»‚‘".replaceAll(new RegExp(`[${opening}${closing}]`, "g"), "")}]`);
  expect(wrongIn(language, others)).toEqual([]);
});

/** Guessed gender, as forms had it before: "wylogowany(-a)", "connecté", "conectado", "disconnesso". */
test.each([
  ["pl", /\(-?a\)|(łeś|łaś)(?!\p{L})/u],
  ["fr", /\b(tu (es|as été|t’es|étais|restes) (dé)?(connecté|abonné|désabonné|exclu)|ravi|prêt à)\b/i],
  ["es", /\b(estás|sigues|quedas) (des)?(conectado|registrado|bloqueado|expulsado)\b/i],
  ["it", /\b(sei|resti|vieni|verrai) (stato|dis)?(connesso|iscritto|escluso)\b/i],
] as const)("LOOK-01 %s words to a member do not guess the member's gender", (language, guessed) => {
  expect(wrongIn(language, guessed)).toEqual([]);
});
