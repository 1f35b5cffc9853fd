import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import { verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { type CoverChange, changePhotoCovers } from "#app/session/photo-covers.server";
import { requireMember } from "#app/session/viewer.server";

/** Action of the form keys that go with covers. */
export const COVER_ACTION = "cover";

/** Opens a photo of the conversation, or covers it again (SAFE-07), and comes back to it. */
export async function coverPhoto(
  context: PageContext,
  request: Request,
  conversation: number,
): Promise<FormDone> {
  const { user } = await requireMember(context);
  const form = await formDataOf(request);
  const message = idOf(form.get("message"));
  const change = changeOf(form.get("intent"), conversation, message);
  if (change && verifiedFormKey(context, form, COVER_ACTION))
    changePhotoCovers(context, user.profile.id, change);
  else setFlash(context, "action_failed");
  const before = idOf(form.get("before"));
  const place = message === undefined ? "" : `#msg${message}`;
  return formDone(`${paths.chat(conversation, { before })}${place}`);
}

function idOf(value: FormDataEntryValue | null): number | undefined {
  return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

function changeOf(
  intent: FormDataEntryValue | null,
  conversation: number,
  message: number | undefined,
): CoverChange | undefined {
  if (message === undefined) return undefined;
  switch (intent) {
    case "open":
      return { kind: "open", message };
    case "person":
      return { kind: "person", conversation };
    case "never":
      return { kind: "never" };
    case "again":
      return { kind: "again", conversation, message };
    default:
      return undefined;
  }
}
