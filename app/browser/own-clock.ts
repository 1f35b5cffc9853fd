/** Words of the two days that have a name. */
export interface DayWords {
  today: string;
  yesterday: string;
}

/** Writes moments in the zone of this device; the server took that of the country (docs/decisions/0006-times.md). */
export interface OwnClock {
  /** The clock time. */
  time(iso: string): string;
  /** In a list: the clock today, the date before. */
  brief(iso: string): string;
  /** The calendar day: today, yesterday, or the date. */
  day(iso: string, words: DayWords): { text: string; iso: string };
}

function calendarDay(date: Date): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The clock of this device in a language; a browser without Intl has none. */
export function ownClock(locale: string, nowMs = Date.now()): OwnClock | undefined {
  if (typeof Intl === "undefined") return undefined;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const clock = format({ hour: "numeric", minute: "2-digit" });
  const short = format({ day: "numeric", month: "short" });
  const long = format({ weekday: "long", day: "numeric", month: "long" });
  const date = new Date(nowMs);
  const today = calendarDay(date);
  // By the calendar: where clocks change a day has 23 or 25 hours.
  date.setDate(date.getDate() - 1);
  const yesterday = calendarDay(date);
  return {
    time: (iso) => clock.format(new Date(iso)),
    brief(iso) {
      const date = new Date(iso);
      return (calendarDay(date) === today ? clock : short).format(date);
    },
    day(iso, words) {
      const date = new Date(iso);
      const day = calendarDay(date);
      const text = day === today ? words.today : day === yesterday ? words.yesterday : long.format(date);
      return { text, iso: day };
    },
  };
}
