import type { PageContext } from "#app/page-context";
import { COOKIES, DISMISSIBLE, type Dismissible } from "./cookies.server";

function read(context: PageContext, member: number): Partial<Record<Dismissible, number>> {
  const content = COOKIES.alerts.read(context);
  // Somebody else on this device sees alerts of their own.
  return content?.member === member ? content.at : {};
}

/** What this member sent away on this device. */
export function dismissedBy(context: PageContext, member: number): Set<Dismissible> {
  const at = read(context, member);
  return new Set(DISMISSIBLE.filter((name) => at[name] !== undefined));
}

/** Remembers when something was sent away. */
export function rememberDismissed(context: PageContext, member: number, name: Dismissible): void {
  COOKIES.alerts.write(context, {
    member,
    at: { ...read(context, member), [name]: context.runtime.clock() },
  });
}
