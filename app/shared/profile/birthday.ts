/** A calendar day of the Gregorian calendar. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

const MAX_LIFE_YEARS = 120;

/** The day three typed numbers mean, or undefined when there is no such day. */
export function dayOf(parts: { day: string; month: string; year: string }): Day | undefined {
  const [day, month, year] = [parts.day, parts.month, parts.year].map((text) =>
    /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN,
  ) as [number, number, number];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1000 ? { year, month, day } : undefined;
}

/** Full years on a day. Somebody born on 29 February turns a year older on 1 March of common years. */
export function ageOn(birth: Day, today: Day): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/** Whether somebody alive can be born on that day. */
export function isPlausibleBirthday(birth: Day, today: Day): boolean {
  const age = ageOn(birth, today);
  return age >= 0 && age <= MAX_LIFE_YEARS;
}

/** `YYYY-MM-DD`, as the contract wants it. */
export function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The calendar day of a moment, in UTC. */
export function utcDay(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
