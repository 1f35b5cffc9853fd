import { paths } from "#app/paths";
import type { IconName } from "#app/ui/icon";

/** Alerts a member can send away for good (ACCT-09), the most pressing first: a page shows one. The offer has its banner. */
export const ALERT_NAMES = ["notifications", "profile", "push"] as const;

export type AlertName = (typeof ALERT_NAMES)[number];

/** Why upstream stopped mailing (SPEC §3). */
export const DISABLED_REASONS = ["fbl", "bounce", "listunsubscribe"] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

export interface AlertFacts {
  /** Until then the reminder of the activation is enough to read. */
  confirmed: boolean;
  disabled: readonly DisabledReason[];
  profile: { photo: boolean; about: boolean; interests: boolean };
  /** Whether notifications can reach a device at all. */
  pushWorks: boolean;
}

/** A name, its words (`site:alerts.{name}_title`, `_text`, `_link`) and where its link leads. */
export interface AlertRule {
  kind: "info" | "warning";
  icon: IconName;
  href: string;
  isDue(facts: AlertFacts): boolean;
}

export const ALERTS: Record<AlertName, AlertRule> = {
  notifications: {
    kind: "warning",
    icon: "mail",
    href: paths.notifications(),
    isDue: ({ disabled }) => disabled.length > 0,
  },
  profile: {
    kind: "info",
    icon: "user",
    href: paths.profile(),
    isDue: ({ confirmed, profile }) => confirmed && !(profile.photo && profile.about && profile.interests),
  },
  push: {
    kind: "info",
    icon: "bell",
    href: paths.notifications(),
    isDue: ({ confirmed, pushWorks }) => confirmed && pushWorks,
  },
};

/** Where alerts stand: the pages members look around on, never a form, a checkout or a conversation. */
const PLACES = /^\/(members(\/\d+)?|likes(\/.*)?|swipe-game|premium|profile|settings|notifications)$/;

/** The one alert of a page: due, not sent away, and not about the page itself. */
export function alertFor(
  path: string,
  facts: AlertFacts,
  dismissed: ReadonlySet<string>,
): AlertName | undefined {
  if (!PLACES.test(path)) return undefined;
  return ALERT_NAMES.find(
    (name) => !dismissed.has(name) && ALERTS[name].href !== path && ALERTS[name].isDue(facts),
  );
}
