import type { Moment } from "./chat-model";

export interface MomentWords {
  locale: string;
  timeZone: string;
  today: string;
  yesterday: string;
}

interface Formats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  short: Intl.DateTimeFormat;
  key: Intl.DateTimeFormat;
  saved: Intl.DateTimeFormat;
}

const cache = new Map<string, Formats>();

/** Each holds some tens of kilobytes; browsers name the zones. */
const MOST_FORMATS = 100;

/** Formats are slow to make and few: one set a language and zone. */
function formatsOf(locale: string, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`;
  let formats = cache.get(key);
  if (!formats) {
    formats = {
      time: new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", minute: "2-digit" }),
      day: new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", day: "numeric", month: "long" }),
      short: new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" }),
      key: new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
      saved: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long", timeStyle: "short" }),
    };
    if (cache.size >= MOST_FORMATS) cache.clear();
    cache.set(key, formats);
  }
  return formats;
}

const DAY_MS = 24 * 3600 * 1000;

/** The clock time of a message (CHAT-03). */
export function timeOf(ms: number, words: MomentWords): Moment {
  return { text: formatsOf(words.locale, words.timeZone).time.format(ms), iso: new Date(ms).toISOString() };
}

/** The day of a message: today, yesterday, or the date. `iso` is the calendar day in the reader's zone. */
export function dayOf(ms: number, nowMs: number, words: MomentWords): Moment {
  const { day, key } = formatsOf(words.locale, words.timeZone);
  const iso = key.format(ms);
  const today = key.format(nowMs);
  if (iso === today) return { text: words.today, iso };
  // By the calendar: where clocks change a day has 23 or 25 hours.
  if (iso === new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10))
    return { text: words.yesterday, iso };
  return { text: day.format(ms), iso };
}

/** In a list: the clock today, the date before. */
export function briefOf(ms: number, nowMs: number, words: MomentWords): Moment {
  const { short, key } = formatsOf(words.locale, words.timeZone);
  if (key.format(ms) === key.format(nowMs)) return timeOf(ms, words);
  return { text: short.format(ms), iso: new Date(ms).toISOString() };
}

/** When something was kept that is read later: day and clock time. */
export function savedAt(ms: number, words: MomentWords): string {
  return formatsOf(words.locale, words.timeZone).saved.format(ms);
}
