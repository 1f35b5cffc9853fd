import { setInvisible } from "#app/contract/user.server";
import { LANGUAGES } from "#app/i18n/languages";
import { isFormKey, issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { SettingsModel } from "./settings-view";

const INVISIBLE_ACTION = "invisible";

/** What the settings page shows (ACCT-08). `reactivationDays`: how long a deletion can be taken back. */
export async function loadSettings(context: PageContext, reactivationDays: number): Promise<SettingsModel> {
  const [{ user }, { translator, offered }] = await Promise.all([
    requireMember(context),
    getLanguage(context),
  ]);
  const words = translator.words("account").settings;
  const nav = translator.words("site").nav;
  return {
    title: words.title,
    words,
    email: user.email || undefined,
    mailsOff: (user.notifications_disabled ?? []).length > 0,
    invisible: { on: user.invisible ?? false, key: issueFormKey(context, INVISIBLE_ACTION) },
    language: {
      title: nav.language,
      text: nav.language_text,
      key: issueFormKey(context, "language"),
      current: translator.language,
      offered: offered.map((code) => ({
        code,
        name: LANGUAGES[code].nativeName,
        htmlLang: LANGUAGES[code].htmlLang,
      })),
    },
    leaveText: translator.t("account:settings.leave_text", { days: reactivationDays }),
  };
}

/** Turns invisible mode on or off (ACCT-05); the form says which, so that a second click changes nothing more. */
export async function switchInvisible(context: PageContext, form: FormData): Promise<void> {
  await requireMember(context);
  const key = form.get("_key");
  const wish = form.get("invisible");
  const isOurs = isFormKey(context, typeof key === "string" ? key : undefined, INVISIBLE_ACTION);
  if (!isOurs || (wish !== "0" && wish !== "1")) return setFlash(context, "action_failed");
  const invisible = wish === "1";
  try {
    await context.upstream.ask(setInvisible, { body: { invisible } });
    setFlash(context, invisible ? "invisible_on" : "invisible_off");
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "invisible mode failed", requestId: context.requestId, ...error.forLog() });
    setFlash(context, "action_failed");
  }
}
