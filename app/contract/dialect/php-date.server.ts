import { DateTime } from "luxon";

/** Letters of PHP's date() that dialects may use, in luxon's words. */
const TOKENS: Readonly<Record<string, string>> = {
  d: "dd",
  j: "d",
  m: "LL",
  n: "L",
  Y: "yyyy",
  y: "yy",
  H: "HH",
  G: "H",
  i: "mm",
  s: "ss",
};

/** Why a format of PHP's date() cannot be used here; undefined where it can. */
export function phpDateProblem(format: string): string | undefined {
  const letters: string[] = format.replace(/\\./g, "").match(/[A-Za-z]/g) ?? [];
  const unknown = letters.find((letter) => TOKENS[letter] === undefined);
  if (unknown !== undefined) return `\`${unknown}\` is none of ${Object.keys(TOKENS).join(" ")}`;
  const has = (...ones: string[]) => ones.some((one) => letters.includes(one));
  if (!has("d", "j") || !has("m", "n") || !has("Y", "y")) return "a day, a month and a year are needed";
  return undefined;
}

export interface PhpDates {
  /** Milliseconds since the epoch; undefined where the text is not of this format. */
  parse(text: string): number | undefined;
  format(ms: number): string;
}

/** Reads and writes moments as PHP's `date(format)` does in a time zone. */
export function phpDates(format: string, zone: string): PhpDates {
  const pattern = format.replace(/\\(.)|([A-Za-z])/g, (_, literal: string | undefined, letter: string) =>
    literal === undefined ? (TOKENS[letter] ?? "") : `'${literal}'`,
  );
  return {
    parse(text) {
      const moment = DateTime.fromFormat(text, pattern, { zone, locale: "en" });
      return moment.isValid ? moment.toMillis() : undefined;
    },
    format: (ms) => DateTime.fromMillis(ms, { zone, locale: "en" }).toFormat(pattern),
  };
}
