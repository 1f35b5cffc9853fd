import { setFindable, setIntimateConsent, setInvisible } from "#app/contract/user.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { LANGUAGES } from "#app/i18n/languages";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { chooseEnterKey, doesEnterSend } from "#app/session/enter-key.server";
import { setFlash } from "#app/session/flash.server";
import type { FlashCode } from "#app/session/flash-codes";
import { chooseKeptChats, keepsChats } from "#app/session/kept-chats.server";
import { getLanguage } from "#app/session/language.server";
import { changePhotoCovers, photoCoversOf } from "#app/session/photo-covers.server";
import { getSite } from "#app/session/site.server";
import { requireMember, type Viewer } from "#app/session/viewer.server";
import { type DataUseChoiceModel, dataUseChoice } from "#app/shared/data-use/data-use-choice.server";
import { consentDay } from "#app/shared/profile/intimate-consent.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { END_LOGINS_ACTION } from "./end-logins.server";

/** What is on or off, and turned by one button. */
const SWITCHES = ["invisible", "findable", "covers", "enter", "offline", "intimate"] as const;

type SwitchName = (typeof SWITCHES)[number];

export interface SwitchModel {
  name: SwitchName;
  on: boolean;
  key: string;
  title: string;
  text: string;
  state: string;
  turn: string;
}

export interface SettingsModel {
  title: string;
  words: Words<"account">["settings"];
  email: string | undefined;
  /** Why no mail comes at all, if so. */
  mailsOff: boolean;
  switches: SwitchModel[];
  /** Undefined where upstream cannot end all logins. */
  endLoginsKey: string | undefined;
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

/** What the settings page shows (ACCT-08). `reactivationDays`: how long a deletion can be taken back. */
export async function loadSettings(context: PageContext, reactivationDays: number): Promise<SettingsModel> {
  const [{ user }, site, { translator, offered }] = await Promise.all([
    requireMember(context),
    getSite(context),
    getLanguage(context),
  ]);
  const words = translator.words("account").settings;
  const nav = translator.words("site").nav;
  return {
    title: words.title,
    words,
    email: user.email || undefined,
    endLoginsKey: site.logout_everywhere ? issueFormKey(context, END_LOGINS_ACTION) : undefined,
    mailsOff: (user.notifications_disabled ?? []).length > 0,
    switches: SWITCHES.filter((name) => name !== "offline" || context.runtime.settings.serviceWorker).map(
      (name) => {
        const on = isOn(context, user, name);
        return {
          name,
          on,
          key: issueFormKey(context, name),
          title: words[`${name}_title`],
          text: words[`${name}_text`],
          state: translator.t(`account:settings.${name}_is_${on ? "on" : "off"}`, {
            date: consentDay(translator, user) ?? "",
          }),
          turn: words[`${name}_turn_${on ? "off" : "on"}`],
        };
      },
    ),
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

function isOn(context: PageContext, user: Viewer["user"], name: SwitchName): boolean {
  switch (name) {
    case "intimate":
      return user.intimate_consent !== undefined;
    case "covers":
      return photoCoversOf(context, user.profile.id).covered;
    case "enter":
      return doesEnterSend(context);
    case "offline":
      return keepsChats(context, user.profile.id);
    default:
      return user[name] ?? false;
  }
}

/** Turns a switch of the settings, such as invisible mode (ACCT-05); the form says which way, so that a second click changes nothing more. */
export async function turnSwitch(context: PageContext, form: FormData): Promise<FormDone> {
  const { user } = await requireMember(context);
  const name = SWITCHES.find((one) => form.has(one));
  setFlash(context, name ? await turn(context, form, name, user.profile.id) : "action_failed");
  return formDone(`${paths.settings()}#${name ?? ""}`);
}

async function turn(
  context: PageContext,
  form: FormData,
  name: SwitchName,
  member: number,
): Promise<FlashCode> {
  const value = form.get(name);
  const isOurs = verifiedFormKey(context, form, name) !== undefined;
  if (!isOurs || (value !== "0" && value !== "1")) return "action_failed";
  const on = value === "1";
  if (name === "covers") {
    changePhotoCovers(context, member, { kind: on ? "always" : "never" });
    return on ? "covers_on" : "covers_off";
  }
  if (name === "enter") {
    chooseEnterKey(context, on);
    return on ? "enter_on" : "enter_off";
  }
  if (name === "offline") {
    chooseKeptChats(context, member, on);
    return on ? "offline_on" : "offline_off";
  }
  const answer = await withFallback(tell(context, name, on), undefined);
  return answer ? `${name}_${on ? "on" : "off"}` : "action_failed";
}

function tell(
  { upstream }: PageContext,
  name: Exclude<SwitchName, "covers" | "enter" | "offline">,
  on: boolean,
) {
  switch (name) {
    case "invisible":
      return upstream.ask(setInvisible, { body: { invisible: on } });
    case "findable":
      return upstream.ask(setFindable, { body: { findable: on } });
    case "intimate":
      return upstream.ask(setIntimateConsent, { body: { agreed: on } });
  }
}
