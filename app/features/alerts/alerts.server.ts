import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { dismissedBy, keepDismissed } from "#app/session/dismissals.server";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { pushWorks } from "#app/shared/push/push-option.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import {
  ALERT_NAMES,
  ALERTS,
  type AlertFacts,
  type AlertName,
  alertFor,
  DISABLED_REASONS,
} from "./alert-rules";
import type { AlertModel } from "./alert-view";

/** The alert of this page (ACCT-09); undefined where none is due, or nothing is known of the member. */
export async function loadAlert(context: PageContext): Promise<AlertModel | undefined> {
  try {
    const viewer = await getViewer(context);
    if (!viewer) return undefined;
    const facts = {
      ...factsOf(viewer),
      pushWorks: await pushWorks(context),
    };
    const name = alertFor(context.url.pathname, facts, dismissedBy(context, viewer.user.profile.id));
    return name && (await modelOf(context, name, facts));
  } catch (error) {
    // A page that cannot be told has no alerts either; what broke is said by the page itself.
    if (error instanceof UpstreamFailure) return undefined;
    throw error;
  }
}

function factsOf({ user }: Viewer) {
  const { main_image, about_me, interests = [] } = user.profile;
  return {
    confirmed: user.status !== "not_confirmed",
    disabled: DISABLED_REASONS.filter((reason) => user.notifications_disabled?.includes(reason)),
    profile: {
      photo: main_image !== undefined,
      about: Boolean(about_me?.trim()),
      interests: interests.length > 0,
    },
  };
}

async function modelOf(context: PageContext, name: AlertName, facts: AlertFacts): Promise<AlertModel> {
  const { translator } = await getLanguage(context);
  const words = translator.words("site").alerts;
  const { kind, icon, href } = ALERTS[name];
  const reasons = name === "notifications" ? facts.disabled.map((reason) => words[`disabled_${reason}`]) : [];
  return {
    name,
    kind,
    icon,
    title: words[`${name}_title`],
    lines: [...reasons, words[`${name}_text`]],
    link: { href, label: words[`${name}_link`] },
    dismissText: words.dismiss,
    key: issueFormKey(context, "alert"),
    next: `${context.url.pathname}${context.url.search}`,
  };
}

/** Keeps an alert away and gives the page to go back to; undefined for a form that names no alert. */
export function dismissAlert(context: PageContext, member: number, form: FormData): string | undefined {
  const name = ALERT_NAMES.find((each) => each === form.get("alert"));
  if (!name) return undefined;
  keepDismissed(context, member, name);
  const next = form.get("next");
  return safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change");
}
