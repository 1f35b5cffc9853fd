import { z } from "zod";
import type { gift as giftSchema } from "#app/contract/message-shape.server";
import { gifts, sendGift } from "#app/contract/messages.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import type { ChatPartner, SendRefusal } from "../chat-model";
import { SEND_ACTION, sendMessage } from "../send-message.server";
import { sendRefusal } from "../send-refusal.server";
import {
  conversationAddress,
  getLoginAddress,
  getRecipient,
  ownAddress,
  type RecipientRefused,
} from "./partner.server";

type Gift = z.output<typeof giftSchema>;

const giftForm = z.object({
  gift: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

interface GiftChoice {
  id: number;
  name: string;
  src: string;
  price: string;
  href: string;
}

/** The gift that was chosen, before it is paid for. */
export interface ChosenGift extends GiftChoice {
  title: string;
  now: string;
  /** Credits left afterwards; undefined where there are not enough. */
  after: string | undefined;
  submit: string;
  short: SendRefusal | undefined;
  action: string;
  formKey: string;
}

export interface GiftPageModel {
  kind: "gifts";
  title: string;
  words: Words<"chat">["attach"];
  partner: ChatPartner;
  back: string;
  gifts: GiftChoice[];
  /** The page without a choice. */
  others: string;
  chosen: ChosenGift | undefined;
}

function priceOf({ t, words }: Translator, credits: number): string {
  return credits === 0 ? words("chat").cost_free : t("chat:cost", { count: credits });
}

async function getGifts(context: PageContext, { language }: Translator): Promise<Gift[]> {
  return (await context.upstream.mustRead(gifts, { query: { language } })).gifts;
}

/** The gifts for a member, or with `?gift=` the one that was chosen (PROF-02, CHAT-03, CHAT-05). */
export async function loadGiftPage(
  context: PageContext,
  profile: number,
): Promise<GiftPageModel | RecipientRefused | undefined> {
  const recipient = await getRecipient(context, profile);
  if (recipient?.kind !== "recipient") return recipient;
  const [{ user }, site, { translator }] = await Promise.all([
    requireMember(context),
    getSite(context),
    getLanguage(context),
  ]);
  const { t, words } = translator;
  const all = await getGifts(context, translator);
  const { partner, back } = recipient;
  const chosenId = context.url.searchParams.get("gift");
  const found = all.find(({ id }) => String(id) === chosenId);
  const draftId = new URL(back, context.url).searchParams.get("kept") ?? undefined;
  return {
    kind: "gifts",
    title: t("chat:attach.gift_title", { name: partner.name }),
    words: words("chat").attach,
    partner,
    back,
    gifts: all.map((gift) =>
      choiceOf(site, translator, gift, paths.memberGift(profile, { gift: gift.id, kept: draftId })),
    ),
    others: paths.memberGift(profile, { kept: draftId }),
    chosen:
      found &&
      chosenOf(context, { site, translator, gift: found, name: partner.name, credits: user.credits }),
  };
}

function choiceOf(
  site: Site,
  translator: Translator,
  { id, name, match, credits }: Gift,
  href: string,
): GiftChoice {
  return { id, name, src: `${site.cdn_prefix}${match}`, price: priceOf(translator, credits), href };
}

type Choosing = { site: Site; translator: Translator; gift: Gift; name: string; credits: number };

function chosenOf(context: PageContext, { site, translator, gift, name, credits }: Choosing): ChosenGift {
  const { t, number } = translator;
  const price = priceOf(translator, gift.credits);
  const isShort = gift.credits > credits;
  return {
    ...choiceOf(site, translator, gift, ownAddress(context)),
    title: t("chat:attach.gift_confirm", { gift: gift.name, name }),
    now: number(credits),
    after: isShort ? undefined : number(credits - gift.credits),
    submit: t("chat:attach.gift_submit", { price }),
    short: isShort ? shortOf(translator, price) : undefined,
    action: ownAddress(context),
    formKey: issueFormKey(context, SEND_ACTION),
  };
}

function shortOf(translator: Translator, price: string): SendRefusal {
  const refusal = sendRefusal({ code: "no_credits", short: null }, translator);
  return { ...refusal, detail: translator.t("chat:attach.gift_no_credits", { price }) };
}

/** Sends the gift once per form key: on to the conversation, or why not (CHAT-06, CHAT-14). */
export async function postGift(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<FormOutcome<SendRefusal>> {
  const login = await getLoginAddress(context);
  if (login) return formDone(login);
  const form = await readKeyedForm(context, request, giftForm, SEND_ACTION);
  const { translator } = await getLanguage(context);
  if (!form.ok) return refused(sendRefusal({ code: form.notice ? "stale" : "gift_gone" }, translator));
  const { gift } = form.value;
  const outcome = await sendMessage(context, form.key, {
    profile,
    payload: JSON.stringify([profile, "gift", gift]),
    post: (key) => context.upstream.ask(sendGift, { body: { profile, gift } }, { key }),
  });
  if (outcome.ok) return formDone(conversationAddress(context, outcome.conversation));
  const refusal = sendRefusal(outcome.problem, translator);
  if (outcome.problem.code !== "no_credits") return refused({ ...refusal, detail: undefined });
  const found = (await getGifts(context, translator)).find(({ id }) => id === gift);
  return refused(found ? shortOf(translator, priceOf(translator, found.credits)) : refusal);
}

function refused(refusal: SendRefusal): FormOutcome<SendRefusal> {
  return formRefused(refusal.status, refusal);
}
