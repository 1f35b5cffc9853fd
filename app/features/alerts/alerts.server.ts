import { type FormDone, formDone } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { dismissedBy, isPassing, rememberDismissed } from "#app/session/dismissals.server";
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
  name: AlertName;
  icon: IconName;
  title: string;
  /** What for, where a phone has room for it too. */
  why?: string;
  /** What a wider screen says besides. */
  more?: string;
  href: string | undefined;
  dismissText: string;
  key: string;
  next: string;
}

/** Whose dismissals those of a visitor are. */
const VISITOR = 0;

/** What holds for visitors: there is nothing of them to be told. */
const NOBODY: AlertFacts = {
  confirmed: true,
  disabled: [],
  profile: { photo: true, about: true, interests: true },
  pushWorks: false,
  outdated: false,
  invisible: false,
  offered: false,
};

/** What the frame knows of the page. */
export type FrameFacts = Pick<AlertFacts, "outdated" | "offered">;

/**
 * The notice of this page (LOOK-06, ACCT-09); undefined where none is due. Where upstream fails there is none either:
 * the page itself says what broke.
 */
export async function loadAlert(context: PageContext, frame: FrameFacts): Promise<AlertModel | undefined> {
  return withFallback(findAlert(context, frame), undefined);
}

async function findAlert(context: PageContext, frame: FrameFacts): Promise<AlertModel | undefined> {
  const viewer = await getViewer(context);
  const facts = viewer
    ? { ...frame, ...factsOf(viewer), pushWorks: await pushWorks(context) }
    : { ...NOBODY, ...frame };
  const name = alertFor(
    context.url.pathname,
    facts,
    dismissedBy(context, viewer?.user.profile.id ?? VISITOR),
  );
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
    invisible: user.invisible === true,
  };
}

async function getModel(context: PageContext, name: AlertName, facts: AlertFacts): Promise<AlertModel> {
  const { translator } = await getLanguage(context);
  const { icon, href } = ALERTS[name];
  return {
    name,
    icon,
    href,
    ...wordsOf(translator, name, facts),
    dismissText: translator.words("site").alerts[isPassing(name) ? "later" : "dismiss"],
    key: issueFormKey(context, "alert"),
    next: `${context.url.pathname}${context.url.search}`,
  };
}

function wordsOf(
  translator: Translator,
  name: AlertName,
  { disabled }: AlertFacts,
): Pick<AlertModel, "title" | "why" | "more"> {
  const words = translator.words("site").alerts;
  switch (name) {
    case "confirm": {
      // Its first sentence says what to do, the rest what for.
      const [title = "", ...rest] = translator.words("signup").reminder.split(/(?<=\.)\s/);
      return { title, why: rest.join(" ") };
    }
    case "outdated":
      return { title: translator.words("common").outdated };
    case "offer_line":
      // Whose clock it is draws it.
      return { title: "" };
    case "invisible": {
      const { invisible_mark: title, invisible_mark_text: more } = translator.words("account").settings;
      return { title, more };
    }
    case "notifications": {
      const more = [...disabled.map((reason) => words[`disabled_${reason}`]), words.notifications_text];
      return { title: words.notifications_title, more: more.join(" ") };
    }
    case "profile":
      return { title: words.profile_title, why: words.profile_text };
    case "push":
      return { title: words.push_title, more: words.push_text };
  }
}

/** Dismisses an alert and goes back to its page. Throws 400 for a form that names no alert. */
export async function dismissAlert(context: PageContext, form: FormData): Promise<FormDone> {
  const name = ALERT_NAMES.find((each) => each === form.get("alert"));
  // What is wrong with the page is told to visitors, too.
  const viewer = name === "outdated" ? await getViewer(context) : await requireMember(context);
  invariantResponse(name, 400);
  rememberDismissed(context, viewer?.user.profile.id ?? VISITOR, name);
  const next = form.get("next");
  return formDone(safeReturnPath(typeof next === "string" ? next : null, paths.members(), "change"));
}
