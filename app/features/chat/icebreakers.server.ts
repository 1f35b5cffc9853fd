import { icebreakers, read } from "#app/contract/chat.server";
import { cleanText } from "#app/http/clean-text.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { refusedPage } from "./conversation-page.server";

/** Opening lines for one profile and what sending costs (CHAT-10); undefined where there is no such member. */
export async function loadIcebreakers(context: PageContext, profile: number) {
  await requireMember(context);
  const [site, { translator }, chat, lines] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.read(read, { query: { profile, limit: 1 } }),
    linesFor(context, profile),
  ]);
  const words = translator.words("chat").icebreakers;
  const { t } = translator;
  if (!chat.ok) {
    const refused = refusedPage(chat, translator);
    return (
      refused && { status: refused.status, page: { title: refused.title, words, refused, model: undefined } }
    );
  }
  const { costs, free_messages_left: freeLeft } = chat.value;
  const costOf = (credits: number) =>
    credits === 0 ? translator.words("chat").cost_free : t("chat:cost", { count: credits });
  const model = {
    profile,
    lines: lines
      .map((line) => cleanText(line))
      .filter((line) => line !== "" && [...line].length <= site.message_length),
    prices: [
      [words.price_text, costOf(costs?.text ?? site.message_credits)],
      [words.price_photo, costOf(costs?.photo ?? site.photo_credits)],
      [words.price_gift, costOf(costs?.gift ?? site.gift_credits)],
    ] as const,
    freeLeft: freeLeft === undefined ? undefined : t("chat:free_left", { count: freeLeft }),
    fictionalNote: chat.value.profile.fictional
      ? t("chat:fictional_note", { fictional: site.fictional.singular })
      : undefined,
    about: t("chat:icebreakers.about", { name: chat.value.profile.name }),
  };
  return { status: 200, page: { title: words.title, words, refused: undefined, model } };
}

/** The lines in the member's language; none where they cannot be read, because the page is more than them. */
async function linesFor(context: PageContext, profile: number): Promise<readonly string[]> {
  try {
    const { language } = (await getLanguage(context)).translator;
    const answer = await context.upstream.read(icebreakers, { query: { profile, language } });
    return answer.ok ? answer.value.icebreakers : [];
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "icebreakers not read", requestId: context.requestId, ...error.forLog() });
    return [];
  }
}
