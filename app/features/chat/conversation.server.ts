import { markRead, read } from "#app/contract/chat.server";
import type { AnswerOf, RefusalOf } from "#app/contract/endpoint";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { doesEnterSend } from "#app/session/enter-key.server";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { answeredByText, whoAnswersText } from "#app/shared/profile/answered-by.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { attachCosts, attachModel } from "./attachments/attach-model.server";
import { balanceOf, type Paying } from "./balance.server";
import type { ChatPartner, ComposerState, ConversationModel } from "./chat-model";
import { COVER_ACTION } from "./cover-photo.server";
import { draftFor } from "./draft.server";
import { messageModeller } from "./message-model.server";
import { chatPageWords } from "./page-words.server";
import { readMark } from "./read-mark.server";
import { SEND_ACTION } from "./send-message.server";
import { unreachableNotice } from "./unreachable.server";
import { unreadMark, withUnread } from "./unread.server";

/** Form keys a page carries: one for each message that waits for a connection (CHAT-16). */
const FORM_KEYS = 8;

/** Messages a page shows. */
export const PAGE_MESSAGES = 30;

type Answer = AnswerOf<typeof read>;
export type ConversationRefusal = RefusalOf<typeof read>;

export type Address = { conversation: number } | { profile: number };

export type ConversationOutcome =
  | { kind: "conversation"; model: ConversationModel }
  | { kind: "refused"; refusal: ConversationRefusal };

/** Who one is talking to, as pages show it. */
export function partnerOf(site: Site, translator: Translator, card: Answer["profile"]): ChatPartner {
  return {
    id: card.id,
    name: card.name,
    line: [card.age, card.city].filter(Boolean).join(" · ") || undefined,
    photo: pictureUrl(site, card.main_image, 240),
    fictional: card.fictional ? site.fictional.singular : undefined,
    answeredBy: answeredByText(site, translator, card),
    answers: whoAnswersText(site, translator, card),
  };
}

/** What the next text costs, shown before it is written (CHAT-05), and what is left to pay it with (CHAT-20). */
export function composerOf(
  site: Site,
  translator: Translator,
  answer: Partial<Pick<Answer, "costs" | "free_messages_left">>,
  user?: Paying,
): Omit<ComposerState, "keys"> {
  const { t, words } = translator;
  const price = answer.costs?.text ?? site.message_credits;
  const cost = price === 0 ? words("chat").cost_free : t("chat:cost", { count: price });
  const free = answer.free_messages_left;
  return {
    cost: free === undefined ? cost : t("chat:free_short", { count: free }),
    freeLeft: free === undefined ? undefined : t("chat:free_left", { count: free }),
    attachCosts: attachCosts(site, translator, answer.costs, user?.credits),
    balance: user && balanceOf(translator, user),
  };
}

/** Keys of the next messages, for the login of this request. */
export function messageKeys(context: PageContext): string[] {
  return Array.from({ length: FORM_KEYS }, () => issueFormKey(context, SEND_ACTION));
}

/** A message id of the address, undefined where there is none. */
export function idInQuery(context: PageContext, name: string): number | undefined {
  const text = /^[1-9]\d{0,14}$/.exec(context.url.searchParams.get(name) ?? "")?.[0];
  return text ? Number(text) : undefined;
}

/**
 * Reads a conversation and marks it read (CHAT-01, CHAT-04). `beside`: it stands beside the list, where a narrow
 * screen hides it, so it is not marked.
 */
export async function loadConversation(
  context: PageContext,
  address: Address,
  { beside = false } = {},
): Promise<ConversationOutcome> {
  const before = beside ? undefined : idInQuery(context, "before");
  const at = "profile" in address ? paths.memberChat(address.profile) : paths.chat(address.conversation);
  const [viewer, site, { translator }] = await Promise.all([
    requireMember(context),
    getSite(context),
    getLanguage(context),
  ]);
  const answer = await context.upstream.read(read, {
    query: { ...address, limit: PAGE_MESSAGES, before },
  });
  if (!answer.ok) return { kind: "refused", refusal: answer };
  const value = before === undefined ? await withUnread(context, answer.value) : answer.value;
  const readNow = beside ? 0 : await readUnread(context, value);
  const { user } = viewer;
  const { t } = translator;
  const partner = partnerOf(site, translator, value.profile);
  const { name } = partner;
  const messages = value.messages.map(await messageModeller(context, partner.id, before));
  const oldest = messages[0]?.id;
  const conversation = value.conversation?.id;
  const model: ConversationModel = {
    title: t("chat:with", { name }),
    draftKey: `${user.id ?? 0}.${partner.id}`,
    words: chatPageWords(translator.words("chat")),
    partner,
    conversation,
    coverKey: issueFormKey(context, COVER_ACTION),
    messages,
    unread: before === undefined ? unreadMark(value, translator) : undefined,
    read: readMark(site, translator, value),
    older: value.has_older && oldest !== undefined ? `${at}?before=${oldest}` : undefined,
    olderHidden: value.older_hidden ?? false,
    newest: before === undefined ? undefined : at,
    typing: value.typing ?? false,
    composer: {
      keys: messageKeys(context),
      ...composerOf(site, translator, value, user),
    },
    attach: attachModel(context, site, translator, partner.id),
    messageLength: site.message_length,
    enterSends: doesEnterSend(context),
    notice: await unreachableNotice(context, value),
    draft: await draftFor(context, site.message_length),
    // Where the conversation is gone when it is sent, its number alone does not tell who was written to.
    action: "profile" in address ? at : paths.chat(address.conversation, { with: partner.id }),
    updatesUrl: paths.chatUpdates(partner.id),
    loginUrl: paths.login({ next: at }),
    removeUrl: conversation === undefined ? undefined : paths.chatRemove(conversation),
    unconfirmedNote: user.status === "not_confirmed" ? t("chat:confirm_first", { name }) : undefined,
    withText: t("chat:with", { name }),
    typingText: t("chat:typing", { name }),
    messagesLabel: t("chat:messages_label", { name }),
    startText: t("chat:start_text", { name }),
    readNow,
  };
  return { kind: "conversation", model };
}

/** Sets the unread count to 0 and gives how many it was; a failure leaves it for the next visit. */
export async function readUnread(context: PageContext, answer: Answer): Promise<number> {
  const unread = answer.num_unread_messages ?? 0;
  if (unread === 0 || !answer.conversation) return 0;
  const body = { conversation: answer.conversation.id };
  const marked = await withFallback(context.upstream.ask(markRead, { body }), undefined);
  return marked ? unread : 0;
}
