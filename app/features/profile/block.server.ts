import { block, unblock } from "#app/contract/members.server";
import { formDataOf } from "#app/http/form.server";
import { invariantResponse } from "#app/http/invariant-response";
import type { TextKey } from "#app/i18n/catalog";
import { isFormKey, issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { pageStatusOf, UpstreamFailure } from "#app/upstream/failure.server";
import type { BlockModel } from "./block-view";
import { loadSubject } from "./subject.server";

export const BLOCK_ACTION = "block";

/** The page that asks before a block, and before it is taken back (PROF-02). Throws 404 where there is nobody. */
export async function loadBlock(context: PageContext, id: number): Promise<BlockModel> {
  const [{ translator }, subject] = await Promise.all([getLanguage(context), loadSubject(context, id)]);
  const { t } = translator;
  const words = translator.words("profile");
  const { name } = subject;
  const intent = subject.blockedByMe ? "unblock" : "block";
  return {
    title: t(`profile:${intent}_title`, { name }),
    words,
    intent,
    losses: [
      t("profile:block_hides", { name }),
      t("profile:block_contact", { name }),
      words.block_chats,
      words.block_likes,
    ],
    button: t(`profile:${intent}_button`, { name }),
    fictional: subject.fictional,
    action: paths.memberBlock(id),
    cancel: subject.refused ? paths.members() : paths.member(id),
    report: paths.memberReport(id),
    key: issueFormKey(context, BLOCK_ACTION),
  };
}

/** Where the member goes on, or what to say above the form. */
export type BlockOutcome =
  | { kind: "done"; to: string }
  | { kind: "refused"; status: number; notice: TextKey };

/** Blocks or unblocks; doing it twice changes nothing. The search leads on, because the profile is hidden now. */
export async function changeBlock(context: PageContext, request: Request, id: number): Promise<BlockOutcome> {
  const form = await formDataOf(request);
  const intent = form.get("intent");
  const key = form.get("_key");
  invariantResponse(intent === "block" || intent === "unblock", 400);
  if (!isFormKey(context, typeof key === "string" ? key : undefined, BLOCK_ACTION))
    return { kind: "refused", status: 422, notice: "common:stale_form" };
  try {
    const { name } = await loadSubject(context, id);
    const body = { profile: id };
    if (intent === "unblock") {
      await context.upstream.ask(unblock, { body });
      setFlash(context, "member_unblocked", name);
      return { kind: "done", to: paths.member(id) };
    }
    const answer = await context.upstream.ask(block, { body });
    invariantResponse(answer.ok, 404);
    setFlash(context, "member_blocked", name);
    return { kind: "done", to: paths.members() };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "block failed", requestId: context.requestId, ...error.forLog() });
    return { kind: "refused", status: pageStatusOf(error), notice: "common:action_failed" };
  }
}
