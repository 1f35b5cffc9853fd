import { readNotifications } from "#app/contract/account.server";
import { NOTIFICATION_TYPES } from "#app/contract/values";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getViewer, requireMember } from "#app/session/viewer.server";
import { mailedCode } from "./mailed-code";
import type { NotificationsModel, OffReason } from "./notifications-view";

export const NOTIFICATIONS_ACTION = "notifications";

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
      key: issueFormKey(context, NOTIFICATIONS_ACTION),
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
