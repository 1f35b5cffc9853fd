import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { consentFields } from "#app/shared/profile/intimate-consent.server";
import { aboutFields, locationFields, personalFields } from "#app/shared/profile/profile-fields.server";
import { MAX_LENGTH } from "#app/shared/profile/profile-form.server";
import { getPushOption } from "#app/shared/push/push-option.server";
import { AGE_MAX } from "#app/shared/search/search-query";
import { confirmFields } from "./confirm-step.server";
import { waitingInterests } from "./keep-arrival.server";
import { meetFields, wantedMembers } from "./meet-step.server";
import { passedSteps } from "./passed-steps.server";
import { loadPhotoStep } from "./photo-step.server";
import type { StepAnswer, StepFrame, StepModel } from "./step-types";
import { filledSteps, firstOpenStep, isStep, pushPossible, type Step, stepBefore, stepsOf } from "./steps";

export const STEPS_ACTION = "steps";

/** The steps of this site, and the one the address means: an unknown one means the first that is still open. */
export async function getStep(context: PageContext, viewer: Viewer): Promise<{ steps: Step[]; step: Step }> {
  const site = await getSite(context);
  const steps = stepsOf({
    push: pushPossible({
      publicKey: site.push_public_key,
      hasWorker: context.runtime.settings.serviceWorker,
    }),
  });
  const named = context.url.searchParams.get("step");
  if (isStep(named) && steps.includes(named)) return { steps, step: named };
  const { profile } = viewer.user;
  const passed = new Set([...passedSteps(context, profile.id), ...filledSteps(profile)]);
  if (await wantedMembers(context, site)) passed.add("meet");
  return { steps, step: firstOpenStep(steps, passed) };
}

/** One step of finishing the signup (SIGN-02), as it stands or as a refused form brought it back. */
export async function loadStep(
  context: PageContext,
  viewer: Viewer,
  answer: StepAnswer = {},
): Promise<StepModel> {
  const [site, { translator }, { steps, step }] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getStep(context, viewer),
  ]);
  const frame = frameOf(context, viewer, site, translator, { steps, step }, answer);
  const { profile } = viewer.user;
  switch (step) {
    case "meet":
      return { ...frame, step, fields: await meetFields(context, site, translator, answer) };
    case "photo":
      return { ...frame, step, photos: await loadPhotoStep(context, viewer), result: answer.photos };
    case "location":
      return { ...frame, step, fields: await locationFields(context, site, translator, profile, answer) };
    case "personal":
      return {
        ...frame,
        step,
        fields: personalFields(translator, profile, answer),
        consent: consentFields(translator, viewer.user, answer),
      };
    case "about":
      return {
        ...frame,
        step,
        fields: await aboutFields(context, site, translator, await withWaiting(context, profile), answer),
        consent: consentFields(translator, viewer.user, answer),
      };
    case "confirm":
      return { ...frame, step, fields: confirmFields(context, viewer, translator, answer) };
    case "push":
      return { ...frame, step, option: await getPushOption(context) };
  }
}

/** What was chosen before the signup and needs the agreement beside it stands ticked, too. */
async function withWaiting<Profile extends { interests?: string[] | undefined }>(
  context: PageContext,
  profile: Profile,
): Promise<Profile> {
  const own = profile.interests ?? [];
  const waiting = (await waitingInterests(context)).filter((one) => !own.includes(one));
  return waiting.length > 0 ? { ...profile, interests: [...own, ...waiting] } : profile;
}

function frameOf(
  context: PageContext,
  viewer: Viewer,
  site: Site,
  translator: Translator,
  { steps, step }: { steps: Step[]; step: Step },
  { problems = {}, notice }: StepAnswer,
): StepFrame {
  const { t } = translator;
  const words = translator.words("signup").steps;
  const common = translator.words("common");
  const number = steps.indexOf(step) + 1;
  const before = stepBefore(steps, step);
  const confirmed = viewer.user.status !== "not_confirmed";
  return {
    step,
    title: titleOf(translator, step, confirmed),
    words,
    stepper: {
      step: number,
      total: steps.length,
      text: t("signup:steps.step_of", { number, total: steps.length }),
    },
    action: paths.completeSignup({ step }),
    key: issueFormKey(context, STEPS_ACTION),
    back: before && { href: paths.completeSignup({ step: before }), label: common.back },
    errorsTitle: common.errors_title,
    errors: Object.entries(problems).map(([field, key]) => ({
      field,
      id: field,
      text: t(key, { min: site.minAge, max: MAX_LENGTH[field as keyof typeof MAX_LENGTH] ?? AGE_MAX }),
    })),
    notice: notice && { kind: notice.kind, text: t(notice.key, notice.values) },
  };
}

function titleOf({ t, words }: Translator, step: Step, confirmed: boolean): string {
  if (step === "meet") return t("members:finder.gender_question");
  if (step === "photo") return t("ownProfile:photos.title");
  if (step === "confirm" && confirmed) return t("signup:confirmed_title");
  return words("signup").steps[`${step}_title`];
}
