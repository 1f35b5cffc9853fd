import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { consentFields } from "#app/shared/profile/intimate-consent.server";
import { aboutFields, locationFields, personalFields } from "#app/shared/profile/profile-fields.server";
import { MAX_LENGTH } from "#app/shared/profile/profile-form.server";
import { getPushOption } from "#app/shared/push/push-option.server";
import { confirmFields } from "./confirm-step.server";
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
  const frame = frameOf(context, viewer, translator, { steps, step }, answer);
  const { profile } = viewer.user;
  switch (step) {
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
        fields: await aboutFields(context, site, translator, profile, answer),
        consent: consentFields(translator, viewer.user, answer),
      };
    case "confirm":
      return { ...frame, step, fields: confirmFields(context, viewer, translator, answer) };
    case "push":
      return { ...frame, step, option: await getPushOption(context) };
  }
}

function frameOf(
  context: PageContext,
  viewer: Viewer,
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
    progress: progressOf(context, translator, confirmed),
    errorsTitle: common.errors_title,
    errors: Object.entries(problems).map(([field, key]) => ({
      field,
      id: field,
      text: t(key, { max: MAX_LENGTH[field as keyof typeof MAX_LENGTH] ?? 0 }),
    })),
    notice: notice && { kind: notice.kind, text: t(notice.key, notice.values) },
  };
}

function titleOf({ t, words }: Translator, step: Step, confirmed: boolean): string {
  if (step === "photo") return t("ownProfile:photos.title");
  if (step === "confirm" && confirmed) return t("signup:confirmed_title");
  return words("signup").steps[`${step}_title`];
}

/**
 * What really happened while the account was made, in order (SIGN-03): one call upstream did it, so it is told when it
 * is done. A number only where upstream counted.
 */
function progressOf(context: PageContext, translator: Translator, confirmed: boolean): StepFrame["progress"] {
  const created = context.url.searchParams.get("created");
  if (created === null) return undefined;
  const { t } = translator;
  const words = translator.words("signup");
  const found = /^\d{1,6}$/.test(created)
    ? `: ${t("signup:progress_matches_found", { count: Number(created) })}`
    : "";
  return {
    title: words.progress_title,
    lines: [
      words.progress_checking,
      words.progress_creating,
      `${words.progress_matches}${found}`,
      ...(confirmed ? [] : [words.progress_sending]),
    ],
    done: words.done,
  };
}
