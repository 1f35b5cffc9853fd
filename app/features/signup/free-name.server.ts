import { z } from "zod";
import { checkName } from "#app/contract/signup.server";
import { formDataOf, readForm } from "#app/http/form.server";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { nameField } from "#app/shared/profile/member-fields.server";
import { reservedNames } from "#app/shared/profile/member-name.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { SIGNUP_ACTION } from "./create-account.server";

/**
 * Whether another member has the name that somebody is typing into the signup (SIGN-01). Nothing is said, and nobody
 * asked, of a name that cannot be had anyway, or without the key of a signup's form.
 */
export async function isNameTaken(context: PageContext, request: Request): Promise<boolean> {
  const form = await formDataOf(request);
  if (!verifiedFormKey(context, form, SIGNUP_ACTION)) return false;
  // Pages and messages of others go first.
  context.upstream.becomePoll();
  const site = await getSite(context);
  const reading = readForm(form, z.object({ name: nameField(reservedNames(site)) }));
  if (!reading.ok) return false;
  const asked = context.upstream.ask(checkName, { query: { name: reading.value.name } });
  const answer = await withRecoveryForAnyone(asked, () => undefined);
  return answer?.ok === true && !answer.value.free;
}
