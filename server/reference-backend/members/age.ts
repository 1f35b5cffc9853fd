/** Days are `YYYY-MM-DD`, which compares as text. Somebody born on 29 February is a year older on 1 March. */

/** The UTC day of a moment. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Whether the calendar has this day. */
export function isRealDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(ms) && dayOf(ms) === day;
}

/** Whole years from `dateOfBirth` to `today`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The latest day on which somebody who is at least `age` today can be born. */
export function bornBy(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(Math.max(0, year)).padStart(4, "0")}${today.slice(4)}`;
}
