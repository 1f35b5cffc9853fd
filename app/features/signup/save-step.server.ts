import { type FormProblems, readForm, typedOf } from "#app/http/form.server";
import { type FormOutcome, formDone, formRefused, refusalsOf } from "#app/http/form-outcome";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { locate } from "#app/shared/places/locate.server";
import { getOfferedInterests } from "#app/shared/profile/interests.server";
import { getPlaces } from "#app/shared/profile/profile-fields.server";
import {
  aboutForm,
  chosenInterests,
  locationForm,
  personalForm,
  withCleared,
} from "#app/shared/profile/profile-form.server";
import { type ProfileChanges, saveProfileFields } from "#app/shared/profile/save-profile.server";
import { postConfirm } from "./confirm-step.server";
import { keepWaiting } from "./keep-arrival.server";
import { saveMeetStep } from "./meet-step.server";
import { passStep } from "./passed-steps.server";
import { postPhotoStep } from "./photo-step.server";
import { getStep, loadStep, STEPS_ACTION } from "./step-model.server";
import type { StepAnswer, StepModel } from "./step-types";
import { type Step, stepAfter } from "./steps";

type Reading = { ok: true; changes: ProfileChanges } | { ok: false; problems: FormProblems };

/** Saves or skips the step that the address names, and goes on to the next one; else the step comes again (SIGN-02). */
export async function postStep(
  context: PageContext,
  viewer: Viewer,
  form: FormData,
): Promise<FormOutcome<StepModel>> {
  const outcome = await saveStep(context, viewer, form);
  if (outcome.kind === "done") return outcome;
  return formRefused(outcome.status, await loadStep(context, viewer, outcome.page));
}

async function saveStep(
  context: PageContext,
  viewer: Viewer,
  form: FormData,
): Promise<FormOutcome<StepAnswer>> {
  const { steps, step } = await getStep(context, viewer);
  if (step === "confirm") return postConfirm(context, form);
  const goOn = () => {
    passStep(context, viewer.user.profile.id, step);
    return formDone(paths.completeSignup({ step: stepAfter(steps, step) }));
  };
  if (step === "photo") {
    const outcome = await postPhotoStep(context, form);
    return outcome.kind === "next" ? goOn() : formRefused(outcome.status, { photos: outcome.result });
  }
  const again = refusalsOf<StepAnswer>({
    typed: typedOf(form),
    interests: form.getAll("interests").map(String),
  });
  if (verifiedFormKey(context, form, STEPS_ACTION) === undefined)
    return again(422, { notice: { kind: "warning", key: "common:stale_form" } });

  if (step === "location" && form.has("here")) {
    const { status, ...answer } = await locate(context, form);
    return again(status, answer);
  }
  // Nothing is saved yet: the same form with the regions of the chosen country.
  if (step === "location" && form.get("intent") === "regions") return again(200, {});
  if (step === "meet" && form.get("intent") !== "skip") {
    const problems = await saveMeetStep(context, await getSite(context), form);
    if (problems) return again(422, { problems });
    if (form.get("leads_to") === "matches") return formDone(paths.signupMatches());
  } else if (form.get("intent") !== "skip") {
    const reading = await readStep(context, step, form);
    if (!reading.ok) return again(422, { problems: reading.problems });
    const refused = await saveProfileFields(context, reading.changes, form);
    if (refused) return again(refused.status, refused.answer);
    if (step === "about") await keepWaiting(context, []);
  }
  return goOn();
}

async function readStep(context: PageContext, step: Step, form: FormData): Promise<Reading> {
  switch (step) {
    case "location": {
      const { countries, regionsIn } = await getPlaces(context, await getSite(context));
      const reading = readForm(form, locationForm(countries, regionsIn));
      if (!reading.ok) return reading;
      // A country without regions keeps none of the country before.
      const { country, region = "", city = "" } = reading.value;
      return { ok: true, changes: { country, region, city } };
    }
    case "personal": {
      const reading = readForm(form, personalForm);
      return reading.ok ? { ok: true, changes: withCleared(form, reading.value) } : reading;
    }
    case "about": {
      const reading = readForm(form, aboutForm);
      const interests = chosenInterests(
        form,
        (await getOfferedInterests(context, await getSite(context))) ?? [],
      );
      if (!interests) {
        const problems: FormProblems = { interests: "signup:steps.not_listed" };
        return { ok: false, problems: reading.ok ? problems : { ...reading.problems, ...problems } };
      }
      return reading.ok ? { ok: true, changes: { ...withCleared(form, reading.value), interests } } : reading;
    }
    default:
      return { ok: true, changes: {} };
  }
}
