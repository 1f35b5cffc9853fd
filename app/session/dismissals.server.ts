import type { PageContext } from "#app/page-context";
import { COOKIES, DISMISSIBLE, type Dismissible } from "./cookies.server";

const HOUR_MS = 3_600_000;

/** What comes back while it still holds: sent away, it leaves the member in peace so long. */
const PASSING: Partial<Record<Dismissible, number>> = {
  confirm: 24 * HOUR_MS,
  invisible: 24 * HOUR_MS,
  outdated: HOUR_MS,
};

/** Whether it is only sent away for a while. */
export function isPassing(name: Dismissible): boolean {
  return PASSING[name] !== undefined;
}

function read(context: PageContext, member: number): Partial<Record<Dismissible, number>> {
  const content = COOKIES.alerts.read(context);
  // Somebody else on this device sees alerts of their own.
  return content?.member === member ? content.at : {};
}

/** What this member sent away on this device. */
export function dismissedBy(context: PageContext, member: number): Set<Dismissible> {
  const at = read(context, member);
  const nowMs = context.runtime.clock();
  return new Set(
    DISMISSIBLE.filter((name) => {
      const sentMs = at[name];
      return sentMs !== undefined && nowMs < sentMs + (PASSING[name] ?? Number.POSITIVE_INFINITY);
    }),
  );
}

/** Remembers when something was sent away. */
export function rememberDismissed(context: PageContext, member: number, name: Dismissible): void {
  COOKIES.alerts.write(context, {
    member,
    at: { ...read(context, member), [name]: context.runtime.clock() },
  });
}
