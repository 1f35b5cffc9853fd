import { paths } from "#app/paths";
import type { IconName } from "#app/ui/icon";

/**
 * What a page may tell a member besides what she came for, the most important first: a page has one (LOOK-06). First
 * what keeps answers from her, then what the page itself is, then what she chose, what she may miss, last what she could do.
 */
export const ALERT_NAMES = [
  "confirm",
  "notifications",
  "outdated",
  "invisible",
  "offer_line",
  "profile",
  "push",
] as const;

export type AlertName = (typeof ALERT_NAMES)[number];

/** Why upstream stopped mailing (SPEC §3). */
export const DISABLED_REASONS = ["fbl", "bounce", "listunsubscribe"] as const;

type DisabledReason = (typeof DISABLED_REASONS)[number];

export interface AlertFacts {
  /** Until then others cannot answer. */
  confirmed: boolean;
  disabled: readonly DisabledReason[];
  profile: { photo: boolean; about: boolean; interests: boolean };
  /** Whether notifications can reach a device at all. */
  pushWorks: boolean;
  /** The settings are the last good ones. */
  outdated: boolean;
  invisible: boolean;
  /** The offer of the first hours holds. */
  offered: boolean;
}

/** Where its link leads, and where it may stand beside the quiet pages. */
export interface AlertRule {
  icon: IconName;
  /** Undefined where there is nothing to do about it. */
  href?: string;
  /** Left out: on every page that is not quiet. */
  places?: RegExp;
  isDue(facts: AlertFacts): boolean;
}

/** Where a member begins: what she could do is said there, and not again on each page she goes on to. */
const AT_THE_START = /^\/(members|profile)$/;
/** The pages members look around on. */
const AROUND = /^\/(members|likes(\/.*)?|swipe-game|premium|profile|settings|notifications)$/;
/** All but conversations and their list. */
const NO_CHAT = /^(?!\/chats|\/members\/\d+\/chat)/;

export const ALERTS: Record<AlertName, AlertRule> = {
  confirm: {
    icon: "mail",
    href: paths.completeSignup({ step: "confirm" }),
    places: AT_THE_START,
    isDue: ({ confirmed }) => !confirmed,
  },
  notifications: {
    icon: "mail",
    href: paths.notifications(),
    places: AROUND,
    isDue: ({ disabled }) => disabled.length > 0,
  },
  outdated: { icon: "clock", isDue: ({ outdated }) => outdated },
  offer_line: {
    icon: "clock",
    href: paths.credits(),
    places: NO_CHAT,
    isDue: ({ offered }) => offered,
  },
  invisible: {
    icon: "eye-off",
    href: `${paths.settings()}#invisible`,
    isDue: ({ invisible }) => invisible,
  },
  profile: {
    icon: "user",
    href: paths.profile(),
    places: AT_THE_START,
    isDue: ({ confirmed, profile }) => confirmed && !(profile.photo && profile.about && profile.interests),
  },
  push: {
    icon: "bell",
    href: paths.notifications(),
    places: AT_THE_START,
    isDue: ({ confirmed, pushWorks }) => confirmed && pushWorks,
  },
};

/** Nothing stands between a member and somebody's profile, a checkout, an order, the offer or a step of the signup. */
const QUIET =
  /^\/(members\/\d+(?!\/chat)|likes\/m\/|credits\/|directdebit|transactions|offer|withdraw|complete-signup)/;

/** The one notice of a page: due, not sent away, and not about the page itself. */
export function alertFor(
  path: string,
  facts: AlertFacts,
  dismissed: ReadonlySet<string>,
): AlertName | undefined {
  if (QUIET.test(path)) return undefined;
  return ALERT_NAMES.find((name) => {
    const { href, places, isDue } = ALERTS[name];
    return !dismissed.has(name) && href !== path && (places?.test(path) ?? true) && isDue(facts);
  });
}
