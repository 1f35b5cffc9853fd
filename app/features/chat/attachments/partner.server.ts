import { read } from "#app/contract/chat.server";
import type { AnswerOf } from "#app/contract/endpoint";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { getViewer, requireMember } from "#app/session/viewer.server";
import type { ChatNotice, ChatPartner } from "../chat-model";
import { composerOf, partnerOf } from "../conversation.server";
import { refusedPage } from "../conversation-page.server";
import { unreachablePage } from "../unreachable.server";

/** Whom a gift or GIF is for, and what it costs the member. */
export interface Recipient {
  kind: "recipient";
  partner: ChatPartner;
  costs: ReturnType<typeof composerOf>;
  /** "38 credits left" after one GIF; undefined where it costs nothing, or more than there is. */
  left: string | undefined;
  /** Leads back to the conversation, with what was being typed there. */
  back: string;
}

export interface RecipientRefused {
  kind: "refused";
  title: string;
  text: string;
  status: number;
  /** Leads to unblocking, where that is the way. */
  link?: ChatNotice["link"];
  /** The way out. */
  back: { href: string; label: string };
}

/** Id of the stored text that waits while the member chooses. */
function draftIdOf({ url }: PageContext): string | undefined {
  return /^[\w-]{22}$/.exec(url.searchParams.get("kept") ?? "")?.[0];
}

/** The member to give something to; undefined where there is nobody, the member's own profile included. */
export async function getRecipient(
  context: PageContext,
  profile: number,
): Promise<Recipient | RecipientRefused | undefined> {
  const { user } = await requireMember(context);
  const [site, { translator }, answer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.read(read, { query: { profile, limit: 1 } }),
  ]);
  const { back, attach } = translator.words("chat");
  const kept = draftIdOf(context);
  const refused = answer.ok
    ? await unreachablePage(context, answer.value)
    : await refusedPage(context, answer, profile);
  if (!answer.ok || refused) {
    // The page of the conversation has the text that waits.
    const wayBack = kept
      ? { href: paths.memberChat(profile, { kept }), label: attach.back }
      : { href: paths.chats(), label: back };
    return refused && { kind: "refused", ...refused, back: wayBack };
  }
  return {
    kind: "recipient",
    partner: partnerOf(site, translator, answer.value.profile),
    costs: composerOf(site, translator, answer.value),
    left: leftAfter(translator, user.credits, priceOf(site, answer.value)),
    back: paths.memberChat(profile, { kept }),
  };
}

function priceOf(site: Site, { costs, free_messages_left: free }: AnswerOf<typeof read>): number {
  return free === undefined ? (costs?.text ?? site.message_credits) : 0;
}

/** What there is to pay with once a price is paid, in words. */
function leftAfter({ t, number }: Translator, credits: number, price: number): string | undefined {
  const count = credits - price;
  if (price === 0 || count < 0) return undefined;
  return `${number(count)} ${t("site:nav.credits_left", { count })}`;
}

/** Where the conversation goes on after something was sent, with what was being typed. */
export function conversationAddress(context: PageContext, conversation: number): string {
  return paths.chat(conversation, { kept: draftIdOf(context) });
}

/** The page itself with its query: where its form posts to, and where a login comes back to. */
export function ownAddress({ url }: PageContext): string {
  return `${url.pathname}${url.search}`;
}

/** Where to go when the login ended in between; undefined while it stands. */
export async function getLoginAddress(context: PageContext): Promise<string | undefined> {
  if (await getViewer(context)) return undefined;
  return paths.login({ next: ownAddress(context) });
}
