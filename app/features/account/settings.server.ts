import { setInvisible } from "#app/contract/user.server";
import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { LANGUAGES } from "#app/i18n/languages";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { FlashCode } from "#app/session/flash-codes";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { type DataUseChoiceModel, dataUseChoice } from "#app/shared/data-use/data-use-choice.server";
import { withFallback } from "#app/upstream/with-fallback.server";

export interface SettingsModel {
  title: string;
  words: Words<"account">["settings"];
  email: string | undefined;
  /** Why no mail comes at all, if so. */
  mailsOff: boolean;
  invisible: { on: boolean; key: string };
  language: {
    title: string;
    text: string;
    key: string;
    current: string;
    offered: { code: string; name: string; htmlLang: string }[];
  };
  dataUse: DataUseChoiceModel;
  leaveText: string;
}

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
    dataUse: dataUseChoice(context, translator),
    leaveText: translator.t("account:settings.leave_text", { days: reactivationDays }),
  };
}

/** Turns invisible mode on or off (ACCT-05); the form says which, so that a second click changes nothing more. */
export async function switchInvisible(context: PageContext, request: Request): Promise<FormDone> {
  await requireMember(context);
  const form = await formDataOf(request);
  setFlash(context, await switchBy(context, form));
  return formDone(`${paths.settings()}#invisible`);
}

async function switchBy(context: PageContext, form: FormData): Promise<FlashCode> {
  const value = form.get("invisible");
  const isOurs = verifiedFormKey(context, form, INVISIBLE_ACTION) !== undefined;
  if (!isOurs || (value !== "0" && value !== "1")) return "action_failed";
  const invisible = value === "1";
  const answer = await withFallback(context.upstream.ask(setInvisible, { body: { invisible } }), undefined);
  if (!answer) return "action_failed";
  return invisible ? "invisible_on" : "invisible_off";
}
