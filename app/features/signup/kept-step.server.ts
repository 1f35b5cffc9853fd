import { redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { typedOf } from "#app/http/form.server";
import { paths } from "#app/paths";
import { type Viewer, viewerOf } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { StepAnswer } from "./step-model.server";

/** Fields of our own that are no text a member typed. */
const NOT_KEPT = new Set(["intent", "here"]);

/** What was typed is kept until the member is back from the login (TRUST.md, "Once" 6). */
function toLogin(context: AppLoadContext, form: FormData): Response {
  const typed = Object.entries(typedOf(form)).filter(([name]) => !NOT_KEPT.has(name));
  const interests = form.getAll("interests").map(String).join(",");
  const hasText = typed.some(([, text]) => text.trim());
  const kept = hasText
    ? context.runtime.keptTexts.keep({ ...Object.fromEntries(typed), interests })
    : undefined;
  const step = context.url.searchParams.get("step") ?? undefined;
  return redirect(paths.login({ next: paths.completeSignup({ step }), kept }), 303);
}

/** Runs a step's post as the member; where the login is gone, by way of the login. */
export async function asMember<Answer>(
  context: AppLoadContext,
  form: FormData,
  post: (viewer: Viewer) => Promise<Answer>,
): Promise<Answer | Response> {
  try {
    const viewer = await viewerOf(context);
    return viewer ? await post(viewer) : toLogin(context, form);
  } catch (error) {
    if (error instanceof UpstreamFailure && error.code === "authentication_required")
      return toLogin(context, form);
    throw error;
  }
}

/** What was kept while the member logged in again. */
export function keptStep(context: AppLoadContext): StepAnswer {
  const id = context.url.searchParams.get("kept");
  const kept = id ? context.runtime.keptTexts.take(id) : undefined;
  if (!kept) return {};
  const { interests = "", ...typed } = kept;
  return { typed, interests: interests.split(",").filter(Boolean) };
}
