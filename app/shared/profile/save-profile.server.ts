import type { z } from "zod";
import { saveProfile } from "#app/contract/account.server";
import type { TextKey } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";
import { agreeBefore, CONSENT_FIELD } from "./intimate-consent.server";
import type { ProfileAnswer } from "./profile-form.server";

export type ProfileChanges = z.input<typeof saveProfile.body>;

/** What upstream does not take of a field, in the words the form itself has for it. */
const REFUSED_FIELD: Record<string, TextKey> = {
  name: "signup:name_bad",
  date_of_birth: "signup:birth_invalid",
  region: "signup:steps.region_unknown",
};

/**
 * Saves these fields of the own profile; those left out stay. `form` holds the tick for what is intimate. Undefined when done, else what the form says.
 * @throws UpstreamFailure only where the login is gone
 */
export async function saveProfileFields(
  context: PageContext,
  changes: ProfileChanges,
  form: FormData,
): Promise<{ status: number; answer: ProfileAnswer } | undefined> {
  if (Object.keys(changes).length === 0) return undefined;
  const consent = await withRecovery(agreeBefore(context, changes, form), pageStatusOf);
  if (consent === "missing")
    return { status: 422, answer: { problems: { [CONSENT_FIELD]: "ownProfile:intimate_missing" } } };
  if (consent !== "agreed") return failed(consent);
  const answer = await withRecovery(context.upstream.ask(saveProfile, { body: changes }), pageStatusOf);
  if (typeof answer === "number") return failed(answer);
  if (answer.ok) return undefined;
  if (answer.code === "name_in_use")
    return { status: 409, answer: { problems: { name: "signup:name_taken" } } };
  const { field } = answer.data;
  if (Object.hasOwn(changes, field))
    return { status: 422, answer: { problems: { [field]: REFUSED_FIELD[field] ?? "common:not_allowed" } } };
  return { status: 422, answer: { notice: { kind: "danger", key: "common:not_allowed" } } };
}

function failed(status: number): { status: number; answer: ProfileAnswer } {
  return { status, answer: { notice: { kind: "danger", key: "common:action_failed" } } };
}
