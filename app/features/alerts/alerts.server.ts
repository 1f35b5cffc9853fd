import { type FormDone, formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { dismissedBy, rememberDismissed } from "#app/session/dismissals.server";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { getViewer, requireMember, type Viewer } from "#app/session/viewer.server";
import { pushWorks } from "#app/shared/push/push-option.server";
import type { IconName } from "#app/ui/icon";
import { withFallback } from "#app/upstream/with-fallback.server";
import {
  ALERT_NAMES,
  ALERTS,
  type AlertFacts,
  type AlertName,
  alertFor,
  DISABLED_REASONS,
} from "./alert-rules";

export interface AlertModel {
  name: string;
  kind: "info" | "warning";
  icon: IconName;
  title: string;
  lines: string[];
  link: { href: string; label: string };
  dismissText: string;
  key: string;
  next: string;
}

/**
 * The alert of this page (ACCT-09); undefined where none is due. Where upstream fails there is none either: the page
 * itself says what broke.
 */
export async function loadAlert(context: PageContext): Promise<AlertModel | undefined> {
  return withFallback(findAlert(context), undefined);
}

async function findAlert(context: PageContext): Promise<AlertModel | undefined> {
  const viewer = await getViewer(context);
  if (!viewer) return undefined;
  const facts = { ...factsOf(viewer), pushWorks: await pushWorks(context) };
  const name = alertFor(context.url.pathname, facts, dismissedBy(context, viewer.user.profile.id));
  return name && getModel(context, name, facts);
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

async function getModel(context: PageContext, name: AlertName, facts: AlertFacts): Promise<AlertModel> {
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

/** Dismisses an alert and goes back to its page. Throws 400 for a form that names no alert. */
export async function dismissAlert(context: PageContext, form: FormData): Promise<FormDone> {
  const { user } = await requireMember(context);
  const name = ALERT_NAMES.find((each) => each === form.get("alert"));
  invariantResponse(name, 400);
  rememberDismissed(context, user.profile.id, name);
  const next = form.get("next");
  return formDone(safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change"));
}
