/** Which cookies PHP and browser see of each other; no other passes either way (HOST-02). */
export interface CookieNames {
  /** What a login lasts by: ended where it is lost, 30 days where PHP gives it no lifetime. */
  isLogin(name: string): boolean;
  /** Logins, and what the operator lets pass besides. */
  isCarried(name: string): boolean;
}

/**
 * @param carried names besides the login's, by `CARRIED_COOKIES`
 * @param login names, or beginnings with `*` behind them, by the dialect file
 */
export function cookieNames(
  carried: readonly string[] = [],
  login: readonly string[] = ["auth.*"],
): CookieNames {
  const beginnings = login.filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
  const whole = new Set(login.filter((name) => !name.endsWith("*")));
  const isLogin = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  return { isLogin, isCarried: (name) => isLogin(name) || carried.includes(name) };
}
