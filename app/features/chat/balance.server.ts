import { current } from "#app/contract/user.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import type { Balance } from "./chat-model";

export type Paying = Pick<Viewer["user"], "paid_user" | "credits">;

/** Credits left, in words; nothing for members who never bought any: their pages show none. */
export function balanceOf({ t }: Translator, { paid_user: isPaying, credits }: Paying): Balance | undefined {
  return isPaying ? { credits, words: t("site:nav.credits_left", { count: credits }) } : undefined;
}

/** What is left after a message was refused, as upstream told with it (CHAT-20). */
export async function balanceAfter(
  context: PageContext,
  translator: Translator,
  credits: number | undefined,
): Promise<Balance | undefined> {
  const user = await payingAfter(context, credits);
  return user && balanceOf(translator, user);
}

/**
 * What the member pays with after a message, as upstream told with it; asked for where it did not tell: a message that
 * an earlier post had sent.
 */
export async function payingAfter(
  context: PageContext,
  credits: number | undefined,
): Promise<Paying | undefined> {
  const viewer = await getViewer(context);
  if (!viewer) return undefined;
  return credits === undefined ? readNow(context) : { ...viewer.user, credits };
}

/** What was read for this request before the message was sent is old. */
async function readNow(context: PageContext): Promise<Paying | undefined> {
  const asked = context.upstream.mustRead(current).then(({ user }) => user);
  return withFallback(asked, undefined);
}
