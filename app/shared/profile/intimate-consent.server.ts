import type { z } from "zod";
import type { saveProfile } from "#app/contract/account.server";
import { setIntimateConsent } from "#app/contract/user.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import type { IntimateConsentFields } from "#app/ui/profile-fields/intimate-consent";
import type { ProfileAnswer } from "./profile-form.server";
import { isIntimateInterest } from "./seen-by-visitors.server";

/** The tick's name in every form that asks something intimate. */
export const CONSENT_FIELD = "intimate_consent";

/** When the member agreed, in the reader's words; undefined where she did not. */
export function consentDay(
  { locale }: Translator,
  { intimate_consent: at, profile }: Viewer["user"],
): string | undefined {
  if (at === undefined) return undefined;
  const timeZone = timeZoneOf(profile.country ?? undefined);
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(at);
}

/** What a form with intimate questions says before them (SAFE-02). */
export function consentFields(
  translator: Translator,
  user: Viewer["user"],
  { typed }: ProfileAnswer,
): IntimateConsentFields {
  const words = translator.words("ownProfile");
  const date = consentDay(translator, user);
  return {
    text: date === undefined ? words.intimate_seen : translator.t("ownProfile:intimate_agreed", { date }),
    label: date === undefined ? words.intimate_agree : undefined,
    ticked: typed?.[CONSENT_FIELD] === "1",
    back:
      date === undefined
        ? undefined
        : { href: `${paths.settings()}#intimate`, label: words.intimate_take_back },
  };
}

type IntimateChanges = Pick<z.input<typeof saveProfile.body>, "sexuality" | "interests">;

function saysSomething({ sexuality, interests }: IntimateChanges): boolean {
  return Boolean(sexuality) || (interests ?? []).some(isIntimateInterest);
}

/**
 * Nothing intimate is stored before the member agreed (GDPR article 9 (2) (a)): the tick of the same form is told
 * upstream first. `missing`: there is none.
 */
export async function agreeBefore(
  context: PageContext,
  changes: IntimateChanges,
  form: FormData,
): Promise<"agreed" | "missing"> {
  const viewer = await getViewer(context);
  if (!saysSomething(changes) || viewer?.user.intimate_consent !== undefined) return "agreed";
  if (form.get(CONSENT_FIELD) !== "1") return "missing";
  await context.upstream.ask(setIntimateConsent, { body: { agreed: true } });
  return "agreed";
}
