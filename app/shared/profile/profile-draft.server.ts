import { typedOf } from "#app/http/form.server";
import { redirect } from "#app/http/redirect";
import { belongsInDraft } from "#app/http/secret-fields";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { isLostLogin } from "#app/upstream/failure.server";
import type { ProfileAnswer } from "./profile-form.server";

/** Names the part of a page that a form saves. */
export const SECTION_FIELD = "section";

/** What was typed is kept as a draft until the member is back from the login (TRUST.md, "Once" 6). */
async function toLogin(context: PageContext, form: FormData, next: string): Promise<Response> {
  const typed = Object.entries(typedOf(form)).filter(([name]) => belongsInDraft(name));
  const interests = form.getAll("interests").map(String).join(",");
  const hasText = typed.some(([name, text]) => name !== SECTION_FIELD && text.trim());
  const draft = { ...Object.fromEntries(typed), interests };
  const draftId = hasText ? await context.runtime.drafts.save(draft) : undefined;
  return redirect(paths.login({ next, kept: draftId }));
}

/** Runs a post of profile fields as the member; where the login is gone, by way of the login to `next`. */
export async function asMember<Answer>(
  context: PageContext,
  form: FormData,
  next: string,
  post: (viewer: Viewer) => Promise<Answer>,
): Promise<Answer | Response> {
  try {
    const viewer = await getViewer(context);
    return viewer ? await post(viewer) : toLogin(context, form, next);
  } catch (error) {
    if (isLostLogin(error)) return toLogin(context, form, next);
    throw error;
  }
}

/** The draft of a form, once, whose member had to log in again; empty where there is none. */
export async function takeDraft(context: PageContext): Promise<ProfileAnswer> {
  const id = context.url.searchParams.get("kept");
  const draft = id ? await context.runtime.drafts.take(id) : undefined;
  if (!draft) return {};
  const { interests = "", ...typed } = draft;
  return { typed, interests: interests.split(",").filter(Boolean) };
}
