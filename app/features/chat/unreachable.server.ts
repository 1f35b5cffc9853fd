import type { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import { blocked } from "#app/contract/members.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import type { ChatNotice } from "./chat-model";

type Answer = Pick<AnswerOf<typeof read>, "profile" | "can_be_written">;

/** Whom the member blocked: PHP's refusals of a message do not tell that from somebody who is not there. */
export async function findOwnBlock(
  context: PageContext,
  profile: number,
): Promise<{ id: number; name: string } | undefined> {
  const answer = await withFallback(context.upstream.mustRead(blocked), undefined);
  return answer?.profiles.find(({ id }) => id === profile);
}

/** What is said to whom blocked the partner, and the way to take it back; `next` is where that leads to. */
export async function ownBlockNotice(
  context: PageContext,
  profile: number,
  next = paths.memberChat(profile),
): Promise<(ChatNotice & { title: string }) | undefined> {
  const own = await findOwnBlock(context, profile);
  if (!own) return undefined;
  const { t } = (await getLanguage(context)).translator;
  const { name } = own;
  return {
    title: t("profile:you_blocked_title", { name }),
    text: t("chat:you_blocked", { name }),
    link: { href: paths.memberBlock(profile, { next }), label: t("profile:unblock_button", { name }) },
  };
}

/**
 * What is said where a message would be refused: the member blocked the partner, or the partner is invisible and never
 * wrote to this member (ACCT-05).
 */
export async function unreachableNotice(
  context: PageContext,
  { profile, can_be_written: canBeWritten }: Answer,
): Promise<ChatNotice | undefined> {
  if (canBeWritten !== false) return undefined;
  const { t } = (await getLanguage(context)).translator;
  const own = await ownBlockNotice(context, profile.id);
  return own
    ? { text: own.text, link: own.link }
    : { text: t("profile:unreachable", { name: profile.name }) };
}

/** Stands in the place of what would be refused; undefined where nothing would. */
export async function unreachablePage(context: PageContext, answer: Answer) {
  const notice = await unreachableNotice(context, answer);
  return notice && { status: 409, title: answer.profile.name, ...notice };
}
