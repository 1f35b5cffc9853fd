import { read } from "#app/contract/chat.server";
import { knownTimeZone } from "#app/i18n/known-time-zone";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { keepsChats } from "#app/session/kept-chats.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { loadChatRows } from "./chat-list.server";
import type { ChatPartner, ChatRow, MessageModel } from "./chat-model";
import { type Address, PAGE_MESSAGES, partnerOf } from "./conversation.server";
import { messageModeller, momentWords } from "./message-model.server";
import { briefOf, dayOf, type MomentWords, savedAt, timeOf } from "./moment.server";

/** A conversation as it may lie on a device: words and times, no picture, no form, no key. */
export interface KeptTalk {
  partner: Omit<ChatPartner, "photo">;
  label: string;
  messages: Pick<MessageModel, "id" | "own" | "text" | "time" | "day" | "minute">[];
}

export interface KeptPage {
  title: string;
  words: Record<
    "title" | "list_label" | "back" | "you" | "sent" | "kept_text" | "kept_write" | "kept_again",
    string
  >;
  /** "You are offline – saved 22 November 2026 at 14:05". */
  saved: string;
  rows: Omit<ChatRow, "photo">[];
  talk: KeptTalk | undefined;
  /** Under which addresses the service worker keeps it. */
  keptAs: string[];
}

/** Words of a day that is read about on another one: neither today nor yesterday. */
const NO_DAY_MS = 0;

/**
 * The list, and with an address its conversation, for reading without a connection (APP-01). Nothing becomes read by it.
 * Undefined where the member does not allow it, or where there is no such conversation.
 */
export async function loadKept(context: PageContext, address?: Address): Promise<KeptPage | undefined> {
  const { user } = await requireMember(context);
  if (!keepsChats(context, user.profile.id)) return undefined;
  // Nobody waits for it: it is shed before pages are.
  context.upstream.becomePoll();
  const [site, { translator }, list] = await Promise.all([
    getSite(context),
    getLanguage(context),
    loadChatRows(context),
  ]);
  const { t, words } = translator;
  const own = momentWords(context, site, translator);
  // Which the service worker says: a message has one time everywhere (CHAT-20).
  const told = knownTimeZone(context.url.searchParams.get("zone") ?? "");
  const moments = { ...own, timeZone: told ?? own.timeZone };
  const read = address && (await readTalk(context, address, moments));
  if (address && !read) return undefined;
  const { offline_again } = words("site").push;
  return {
    title: read ? t("chat:with", { name: read.talk.partner.name }) : words("chat").title,
    words: { ...words("chat"), kept_again: offline_again },
    saved: t("chat:kept_saved", { when: savedAt(context.runtime.clock(), moments) }),
    rows: list.rows.map(({ photo: _, time, ...row }) => ({
      ...row,
      time: time && briefOf(Date.parse(time.iso), NO_DAY_MS, moments),
    })),
    talk: read?.talk,
    keptAs: read ? read.addresses : [paths.chats()],
  };
}

async function readTalk(context: PageContext, address: Address, moments: MomentWords) {
  const answer = await context.upstream.read(read, { query: { ...address, limit: PAGE_MESSAGES } });
  if (!answer.ok) return undefined;
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { profile, messages, conversation } = answer.value;
  const { photo: _, ...partner } = partnerOf(site, translator, profile);
  const modelOf = await messageModeller(context, partner.id);
  const talk: KeptTalk = {
    partner,
    label: translator.t("chat:messages_label", { name: partner.name }),
    messages: messages.map((message) => {
      const { id, own, text, media, kindText, minute } = modelOf(message);
      return {
        ...{ id, own, minute, text: text ?? media?.caption ?? kindText },
        time: timeOf(message.date, moments),
        day: dayOf(message.date, NO_DAY_MS, moments),
      };
    }),
  };
  const addresses = [paths.memberChat(partner.id), ...(conversation ? [paths.chat(conversation.id)] : [])];
  return { talk, addresses };
}
