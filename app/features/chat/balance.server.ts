import { current } from "#app/contract/user.server";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import type { Balance } from "./chat-model";

type Paying = Pick<Viewer["user"], "paid_user" | "credits">;

/** Credits left, in words; nothing for members who never bought any: their pages show none. */
export function balanceOf({ t }: Translator, { paid_user: isPaying, credits }: Paying): Balance | undefined {
  return isPaying ? { credits, words: t("site:nav.credits_left", { count: credits }) } : undefined;
}

/**
 * What is left after a message was sent or refused, as upstream told with it (CHAT-20); asked for where it did not tell:
 * a message that an earlier post had sent.
 */
export async function balanceAfter(
  context: PageContext,
  translator: Translator,
  told: number | undefined,
): Promise<Balance | undefined> {
  const viewer = await getViewer(context);
  if (!viewer) return undefined;
  const user = told === undefined ? await readNow(context) : { ...viewer.user, credits: told };
  return user && balanceOf(translator, user);
}

/** What was read for this request before the message was sent is old. */
async function readNow(context: PageContext): Promise<Paying | undefined> {
  const asked = context.upstream.mustRead(current).then(({ user }) => user);
  return withFallback(asked, undefined);
}
