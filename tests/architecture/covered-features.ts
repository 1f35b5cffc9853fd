/** Feature ids that are done: each stands at the start of at least one test's title. The list only grows. */
export const COVERED_FEATURES: readonly string[] = [
  ...ids("HOST", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
  ...ids("NAV", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
  ...ids("HOME", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...ids("LAND", [1, 2, 3, 4, 5, 6, 7]),
  ...ids("SIGN", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  ...ids("AUTH", [1, 2, 3, 4, 5]),
  ...ids("SRCH", [1, 2, 3, 4, 5]),
  ...ids("PROF", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...ids("LIKE", [1, 2, 3, 4, 5]),
  ...ids("CHAT", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]),
  ...ids("PAY", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  ...ids("ACCT", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...ids("APP", [1, 2, 3, 4, 5, 6]),
  ...ids("OPS", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
  ...ids("LOOK", [1, 2, 3, 4, 5, 6, 7]),
  ...ids("SAFE", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];

function ids(family: string, numbers: readonly number[]): string[] {
  return numbers.map((number) => `${family}-${String(number).padStart(2, "0")}`);
}
