import { readNotifications, saveNotifications } from "#app/contract/account.server";
import { NOTIFICATION_TYPES } from "#app/contract/values";
import { formDataOf } from "#app/http/form.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey, Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getViewer, requireMember } from "#app/session/viewer.server";
import { mailedCode } from "#app/shared/mailed-code/mailed-code";
import type { Option } from "#app/ui/form-types";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";

interface OffReason {
  reason: string;
  text: string;
  /** Where it is put right, if not by the form itself. */
  wayBack: string | undefined;
}

export interface NotificationsModel {
  title: string;
  words: Words<"account">["notifications"];
  key: string;
  /** Of the mailed link, where the page was opened by one. */
  code: string | undefined;
  action: string;
  saved: boolean;
  address: string | undefined;
  options: Option[];
  chosen: string[];
  off: OffReason[];
}

export interface NotificationsRefusal {
  notice: string;
  chosen: string[];
}

const ACTION = "notifications";

/** What the page shows: the types, or that the mailed link is no good. */
export type NotificationsPage =
  | { kind: "choice"; model: NotificationsModel }
  | { kind: "bad_link"; title: string; text: string; login: { href: string; label: string } };

/** Which mails come (ACCT-04). `?code=` of a mailed link stands in for the login; opening it changes nothing. */
export async function loadNotifications(context: PageContext): Promise<NotificationsPage> {
  const { searchParams } = context.url;
  const hasCode = searchParams.has("code");
  const code = mailedCode(searchParams.getAll("code"));
  if (!hasCode) await requireMember(context);
  const { translator } = await getLanguage(context);
  if (hasCode && !code) return badLink(translator);
  const answer = await context.upstream.read(readNotifications, { query: { code } });
  if (!answer.ok) return badLink(translator);
  const viewer = hasCode ? undefined : await getViewer(context);
  const words = translator.words("account").notifications;
  const { notifications, email } = answer.value;
  const reasons = answer.value.notifications_disabled ?? viewer?.user.notifications_disabled ?? [];
  return {
    kind: "choice",
    model: {
      title: words.title,
      words,
      key: issueFormKey(context, ACTION),
      code,
      action: paths.notifications({ code }),
      saved: hasCode && searchParams.has("done"),
      // A link may be passed on: the address itself is shown to whoever is logged in only.
      address: email && !hasCode ? translator.t("account:notifications.address", { email }) : undefined,
      options: NOTIFICATION_TYPES.map((type) => ({
        value: type,
        label: words[`type_${type}`],
        help: words[`help_${type}`],
      })),
      chosen: NOTIFICATION_TYPES.filter((type) => notifications[type]),
      off: reasons.map((reason) => offReason(translator, reason, email)),
    },
  };
}

function badLink(translator: Translator): NotificationsPage {
  const words = translator.words("account").notifications;
  return {
    kind: "bad_link",
    title: words.bad_title,
    text: words.bad_text,
    login: {
      href: paths.login({ next: paths.notifications() }),
      label: translator.words("auth").login_title,
    },
  };
}

type Notifications = Partial<Record<(typeof NOTIFICATION_TYPES)[number], boolean>>;

/** The page comes again and says by itself that the mailed link is no good. */
const BAD_LINK = formRefused(410, undefined);
/** A mail program asked: it wants an answer, no redirect (RFC 8058). */
const UNSUBSCRIBED = formRefused(200, undefined);

/** Saves the choice (ACCT-04): of the link's member where the address has a code, else of whoever is logged in. */
export async function saveChoice(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<NotificationsRefusal | undefined>> {
  const form = await formDataOf(request);
  const { searchParams } = context.url;
  const hasCode = searchParams.has("code");
  const code = mailedCode(searchParams.getAll("code"));
  if (!hasCode) await requireMember(context);
  else if (!code) return BAD_LINK;
  if (code && form.get("List-Unsubscribe") === "One-Click") {
    const body = { code, notifications: {}, listunsubscribe: true };
    const answer = await context.upstream.ask(saveNotifications, { body });
    return answer.ok ? UNSUBSCRIBED : BAD_LINK;
  }
  const wishes = form.get("intent") === "none" ? [] : form.getAll("type");
  const notifications: Notifications = Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, wishes.includes(type)]),
  );
  const refuse = async (status: number, notice: TextKey) => {
    const { translator } = await getLanguage(context);
    const chosen = NOTIFICATION_TYPES.filter((type) => notifications[type]);
    return formRefused(status, { notice: translator.t(notice), chosen });
  };
  if (!verifiedFormKey(context, form, ACTION)) return refuse(422, "common:stale_form");
  const body = { code, notifications };
  const answer = await withRecovery(context.upstream.ask(saveNotifications, { body }), pageStatusOf);
  if (typeof answer === "number") return refuse(answer, "common:action_failed");
  if (!answer.ok) return BAD_LINK;
  // The link's page says it itself: it is opened where no cookie is kept, too.
  if (code) return formDone(paths.notifications({ code, done: 1 }));
  setFlash(context, "notifications_saved");
  return formDone(paths.notifications());
}

const OFF_TEXTS: Record<string, TextKey> = {
  fbl: "account:notifications.off_fbl",
  bounce: "account:notifications.off_bounce",
  listunsubscribe: "account:notifications.off_listunsubscribe",
};

/** Why nothing is sent, and the way back (SPEC §3, notifications_disabled). */
function offReason({ t }: Translator, reason: string, email: string | undefined): OffReason {
  const text = t(OFF_TEXTS[reason] ?? "account:notifications.off_unknown", { email: email ?? "" });
  return { reason, text, wayBack: reason === "bounce" ? paths.changeEmail() : undefined };
}
