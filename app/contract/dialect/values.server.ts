import type { DialectFile, Enums } from "./file.server";
import { phpDates } from "./php-date.server";
import type { Leaf } from "./shape.server";

/** How one value is spelled; what is not of the expected kind passes as it is, and the contract's schema judges it. */
export interface Spelling {
  toWire(value: unknown): unknown;
  fromWire(value: unknown): unknown;
}

/** Spellings of the kinds of values, undefined where the dialect has none of its own. */
export type Spellings = Partial<Record<Leaf, Spelling>>;

export function spellingsOf({ dates = {}, numbers }: DialectFile): Spellings {
  const day = dates.day === undefined ? undefined : phpDates(dates.day, "UTC");
  const zone = dates.timeZone ?? "UTC";
  const ofMoments = [dates.moment, dates.day].flatMap((format) => (format ? [phpDates(format, zone)] : []));
  const spellings: Spellings = {};
  if (day)
    spellings.day = {
      fromWire: (value) =>
        isoOf(typeof value === "string" ? day.parse(value) : undefined)?.slice(0, 10) ?? value,
      toWire: (value) => (typeof value === "string" ? day.format(Date.parse(value)) : value),
    };
  const [moment] = ofMoments;
  if (moment)
    spellings.instant = {
      fromWire(value) {
        if (typeof value !== "string") return value;
        for (const one of ofMoments) {
          const iso = isoOf(one.parse(value));
          if (iso !== undefined) return iso;
        }
        return value;
      },
      toWire: (value) => (typeof value === "string" ? moment.format(Date.parse(value)) : value),
    };
  if (numbers) spellings.number = numberSpelling(numbers);
  return spellings;
}

function isoOf(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}

function numberSpelling({ decimal, thousands }: NonNullable<DialectFile["numbers"]>): Spelling {
  return {
    fromWire(value) {
      if (typeof value !== "string") return value;
      const joined = thousands === undefined ? value : value.replaceAll(thousands, "");
      const plain = joined.replace(decimal, ".");
      return /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(plain) ? plain.trim() : value;
    },
    toWire: (value) =>
      typeof value === "number" && !Number.isInteger(value) ? String(value).replace(".", decimal) : value,
  };
}

/** @param values the contract's value on the left, the operator's on the right */
export function enumSpelling(values: Enums[string], separator: string | undefined): Spelling {
  const fromWire = new Map(Object.entries(values).map(([own, wire]) => [String(wire), own]));
  const each = (value: unknown, one: (value: unknown) => unknown) =>
    separator !== undefined && typeof value === "string"
      ? value.split(separator).map(one).join(separator)
      : one(value);
  return {
    fromWire: (value) => each(value, (one) => fromWire.get(String(one)) ?? one),
    toWire: (value) =>
      each(value, (one) => (typeof one === "string" && Object.hasOwn(values, one) ? values[one] : one)),
  };
}
