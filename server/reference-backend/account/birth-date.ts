import { Refusal } from "../http/refusal";
import type { Limits } from "../limits";
import { ageOn, dayOf, isRealDay } from "../members/age";

/** Throws `date_of_birth_invalid` for no day, the future or an impossible age, `under_age` below the minimum. */
export function requireBirthDate(day: string, limits: Limits, now: number): void {
  const today = dayOf(now);
  if (!isRealDay(day) || day > today || ageOn(day, today) > limits.maxAge) {
    throw new Refusal("date_of_birth_invalid");
  }
  if (ageOn(day, today) < limits.minAge) throw new Refusal("under_age", { min_age: limits.minAge });
}
