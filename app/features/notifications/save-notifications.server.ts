import { saveNotifications } from "#app/contract/account.server";
import { NOTIFICATION_TYPES } from "#app/contract/values";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import { mailedCode } from "./mailed-code";
import { NOTIFICATIONS_ACTION } from "./notifications.server";
import type { NotificationsRefusal } from "./notifications-view";

export type SaveOutcome =
  | { kind: "done"; to: string }
  /** A mail program asked: it wants an answer, no redirect (RFC 8058). */
  | { kind: "unsubscribed" }
  | { kind: "bad_link" }
  | { kind: "refused"; status: number; refusal: NotificationsRefusal };

type Notifications = Partial<Record<(typeof NOTIFICATION_TYPES)[number], boolean>>;

/** Saves the choice (ACCT-04): of the link's member where the address has a code, else of whoever is logged in. */
export async function saveChoice(context: PageContext, form: FormData): Promise<SaveOutcome> {
  const { searchParams } = context.url;
  const hasCode = searchParams.has("code");
  const code = mailedCode(searchParams.getAll("code"));
  if (!hasCode) await requireMember(context);
  else if (!code) return { kind: "bad_link" };
  if (code && form.get("List-Unsubscribe") === "One-Click") {
    const body = { code, notifications: {}, listunsubscribe: true };
    const answer = await context.upstream.ask(saveNotifications, { body });
    return answer.ok ? { kind: "unsubscribed" } : { kind: "bad_link" };
  }
  const wanted = form.get("intent") === "none" ? [] : form.getAll("type");
  const notifications: Notifications = Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, wanted.includes(type)]),
  );
  const chosen = NOTIFICATION_TYPES.filter((type) => notifications[type]);
  const refuse = async (status: number, notice: TextKey): Promise<SaveOutcome> => {
    const { translator } = await getLanguage(context);
    return { kind: "refused", status, refusal: { notice: translator.t(notice), chosen } };
  };
  const key = form.get("_key");
  if (!isFormKey(context, typeof key === "string" ? key : undefined, NOTIFICATIONS_ACTION))
    return refuse(422, "common:stale_form");
  try {
    const answer = await context.upstream.ask(saveNotifications, { body: { code, notifications } });
    if (!answer.ok) return { kind: "bad_link" };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "notifications failed", requestId: context.requestId, ...error.forLog() });
    return refuse(pageStatusOf(error), "common:action_failed");
  }
  // The link's page says it itself: it is opened where no cookie is kept, too.
  if (code) return { kind: "done", to: paths.notifications({ code, done: 1 }) };
  setFlash(context, "notifications_saved");
  return { kind: "done", to: paths.notifications() };
}
