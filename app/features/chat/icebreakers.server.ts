import { read } from "#app/contract/chat.server";
import { icebreakers } from "#app/contract/messages.server";
import { cleanText } from "#app/http/clean-text.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { answeredByText } from "#app/shared/profile/answered-by.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { refusedPage } from "./conversation-page.server";
import { unreachablePage } from "./unreachable.server";

export interface IcebreakersModel {
  profile: number;
  lines: readonly string[];
  /** What is sent, and what it costs in words. */
  prices: readonly (readonly [what: string, cost: string])[];
  freeLeft: string | undefined;
  answeredBy: string | undefined;
  about: string;
}

/** Opening lines for one profile and what sending costs (CHAT-10); undefined where there is no such member. */
export async function loadIcebreakers(context: PageContext, profile: number) {
  await requireMember(context);
  const [site, { translator }, chat, lines] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.read(read, { query: { profile, limit: 1 } }),
    // The page is more than its lines.
    withFallback(readLines(context, profile), []),
  ]);
  const words = translator.words("chat").icebreakers;
  const { t } = translator;
  const refused = chat.ok
    ? await unreachablePage(context, chat.value)
    : await refusedPage(context, chat, profile);
  if (!chat.ok || refused) {
    return (
      refused && { status: refused.status, page: { title: refused.title, words, refused, model: undefined } }
    );
  }
  const { costs, free_messages_left: freeLeft } = chat.value;
  const costOf = (credits: number) =>
    credits === 0 ? translator.words("chat").cost_free : t("chat:cost", { count: credits });
  const model: IcebreakersModel = {
    profile,
    lines: lines
      .map((line) => cleanText(line))
      .filter((line) => line !== "" && [...line].length <= site.message_length),
    prices: [
      [words.price_text, costOf(costs?.text ?? site.message_credits)],
      [words.price_photo, costOf(costs?.photo ?? site.photo_credits)],
      [words.price_gift, costOf(costs?.gift ?? site.gift_credits)],
    ],
    freeLeft: freeLeft === undefined ? undefined : t("chat:free_left", { count: freeLeft }),
    answeredBy: answeredByText(site, translator, chat.value.profile),
    about: t("chat:icebreakers.about", { name: chat.value.profile.name }),
  };
  return { status: 200, page: { title: words.title, words, refused: undefined, model } };
}

/** The lines in the member's language. */
async function readLines(context: PageContext, profile: number): Promise<readonly string[]> {
  const { language } = (await getLanguage(context)).translator;
  const answer = await context.upstream.read(icebreakers, { query: { profile, language } });
  return answer.ok ? answer.value.icebreakers : [];
}
