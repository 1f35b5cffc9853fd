import { z } from "zod";
import { type FormProblems, readForm, typedOf } from "#app/http/form.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import { locate } from "#app/shared/places/locate.server";
import { getOfferedInterests } from "#app/shared/profile/interests.server";
import { birthField, nameField } from "#app/shared/profile/member-fields.server";
import { reservedNames } from "#app/shared/profile/member-name.server";
import { SECTION_FIELD, takeDraft } from "#app/shared/profile/profile-draft.server";
import { getPlaces } from "#app/shared/profile/profile-fields.server";
import {
  aboutForm,
  chosenInterests,
  locationForm,
  type ProfileAnswer,
  personalForm,
  withCleared,
} from "#app/shared/profile/profile-form.server";
import { type ProfileChanges, saveProfileFields } from "#app/shared/profile/save-profile.server";
import { changedSections, sectionsIn } from "./changed-sections.server";
import { loadOwnProfile, PROFILE_ACTION } from "./own-profile.server";
import type { OwnProfileModel } from "./own-profile-model";
import { DETAILS, type Section } from "./sections";

type Reading = { ok: true; changes: ProfileChanges } | { ok: false; problems: FormProblems };

/** Saves what was changed on the own profile, all of it or nothing (ACCT-01). A refused form comes as it was typed. */
export async function saveOwnProfile(
  context: PageContext,
  viewer: Viewer,
  form: FormData,
): Promise<FormOutcome<OwnProfileModel>> {
  const marks = form.get(SECTION_FIELD);
  const typed = { typed: typedOf(form), interests: form.getAll("interests").map(String) };
  const back = async (status: number, answer: ProfileAnswer) =>
    formRefused(status, await loadOwnProfile(context, viewer, { ...typed, ...answer }));
  // A form whose parts got lost on the way must not clear what it did not hold.
  if (sectionsIn(marks).length === 0 || !verifiedFormKey(context, form, PROFILE_ACTION))
    return back(422, { notice: { kind: "warning", key: "common:stale_form" } });

  if (form.has("here")) {
    const { status, ...answer } = await locate(context, form);
    return back(status, answer);
  }
  // Nothing is saved yet: the same form with the regions of the chosen country.
  if (form.get("intent") === "regions") return back(200, {});

  const readings = await Promise.all(
    changedSections(marks, form).map((section) => readSection(context, viewer, section, form)),
  );
  const problems = readings.flatMap((reading) => (reading.ok ? [] : [reading.problems]));
  if (problems.length > 0) return back(422, { problems: Object.assign({}, ...problems) });
  const changes = readings.map((reading) => (reading.ok ? reading.changes : {}));
  const refused = await saveProfileFields(context, Object.assign({}, ...changes), form);
  if (refused) return back(refused.status, refused.answer);
  setFlash(context, "profile_saved");
  return formDone(paths.profile());
}

async function readSection(
  context: PageContext,
  viewer: Viewer,
  section: Section,
  form: FormData,
): Promise<Reading> {
  const site = await getSite(context);
  switch (section) {
    case "basics": {
      const reading = readForm(form, basicsForm(site, context.runtime.clock(), viewer.user));
      return reading.ok ? { ok: true, changes: withCleared(form, reading.value) } : reading;
    }
    case "place": {
      const { countries, regionsIn } = await getPlaces(context, site);
      const reading = readForm(form, locationForm(countries, regionsIn));
      if (!reading.ok) return reading;
      // A country without regions keeps none of the country before.
      const { country, region = "", city = "" } = reading.value;
      return { ok: true, changes: { country, region, city } };
    }
    case "words": {
      const reading = readForm(form, aboutForm);
      return reading.ok ? { ok: true, changes: withCleared(form, reading.value) } : reading;
    }
    case "interests": {
      const interests = chosenInterests(form, (await getOfferedInterests(context, site)) ?? []);
      return interests
        ? { ok: true, changes: { interests } }
        : { ok: false, problems: { interests: "signup:steps.not_listed" } };
    }
    default: {
      const reading = readForm(form, detailsForm(section));
      return reading.ok ? { ok: true, changes: withCleared(form, reading.value) } : reading;
    }
  }
}

const key = (text: TextKey): TextKey => text;
const { gender, sexuality, ...DETAIL_FIELDS } = personalForm.shape;

function basicsForm(site: Site, nowMs: number, { email, profile }: Viewer["user"]) {
  return z
    .object({
      // Who has a name already keeps it, whatever it is.
      name: nameField(reservedNames(site), profile.name),
      gender,
      sexuality,
      date_of_birth: birthField(site.minAge, nowMs),
    })
    .refine(({ name }) => name.toLowerCase() !== email?.toLowerCase(), {
      error: key("signup:name_is_email"),
      path: ["name"],
    });
}

/** Only the part's own fields: what another part asks stays, even where a form holds it. */
function detailsForm(section: "looks" | "life") {
  const own: readonly string[] = DETAILS[section];
  const fields = Object.entries(DETAIL_FIELDS).filter(([field]) => own.includes(field));
  return z.object(Object.fromEntries(fields));
}

/** What was typed before the member had to log in again. */
export async function takeProfileDraft(context: PageContext): Promise<ProfileAnswer | undefined> {
  const draft = await takeDraft(context);
  return draft.typed && draft;
}
