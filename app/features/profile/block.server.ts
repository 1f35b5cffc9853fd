import { z } from "zod";
import { block, unblock } from "#app/contract/members.server";
import { type FormDone, type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import type { TextKey, Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";
import { loadSubject } from "./subject.server";

export const BLOCK_ACTION = "block";

const blockForm = z.object({ intent: z.enum(["block", "unblock"]) });

export interface BlockModel {
  title: string;
  words: Words<"profile">;
  intent: "block" | "unblock";
  losses: string[];
  button: string;
  fictional: string | undefined;
  action: string;
  cancel: string;
  report: string;
  key: string;
}

export interface BlockRefusal {
  notice: string;
}

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
    action: paths.memberBlock(id, { next: context.url.searchParams.get("next") ?? undefined }),
    cancel: subject.refused ? paths.members() : wayBack(context, id),
    report: paths.memberReport(id),
    key: issueFormKey(context, BLOCK_ACTION),
  };
}

/** Where somebody came from, such as a conversation whose text waits. */
function wayBack({ url }: PageContext, id: number): string {
  return safeReturnPath(url.searchParams.get("next"), paths.member(id), "change");
}

/**
 * Blocks or unblocks; doing it twice changes nothing. The search leads on, because the profile is hidden now. Throws 400
 * for a form that asks for neither.
 */
export async function changeBlock(
  context: PageContext,
  request: Request,
  id: number,
): Promise<FormOutcome<BlockRefusal>> {
  const form = await readKeyedForm(context, request, blockForm, BLOCK_ACTION);
  invariantResponse(form.ok || form.notice, 400);
  const { translator } = await getLanguage(context);
  const refuse = (status: number, notice: TextKey) => formRefused(status, { notice: translator.t(notice) });
  if (!form.ok) return refuse(422, "common:stale_form");
  const change = form.value.intent === "block" ? addBlock(context, id) : takeBlockBack(context, id);
  return withRecovery(change, (failure) => refuse(pageStatusOf(failure), "common:action_failed"));
}

async function addBlock(context: PageContext, id: number): Promise<FormDone> {
  const { name } = await loadSubject(context, id);
  const answer = await context.upstream.ask(block, { body: { profile: id } });
  invariantResponse(answer.ok, 404);
  setFlash(context, "member_blocked", name);
  return formDone(paths.members());
}

async function takeBlockBack(context: PageContext, id: number): Promise<FormDone> {
  const { name } = await loadSubject(context, id);
  await context.upstream.ask(unblock, { body: { profile: id } });
  setFlash(context, "member_unblocked", name);
  return formDone(wayBack(context, id));
}
