import type { z } from "zod";
import { type gift as giftSchema, gifts, sendGift } from "#app/contract/chat.server";
import { formDataOf } from "#app/http/form.server";
import { redirect } from "#app/http/redirect";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import type { SendRefusal } from "../chat-types";
import { SEND_ACTION, sendOnce } from "../send-once.server";
import { sendRefusal } from "../send-refusal.server";
import type { ChosenGift, GiftChoice, GiftPageModel } from "./gift-view";
import { afterwards, loginFirst, ownAddress, type RecipientRefused, recipientOf } from "./partner.server";

type Gift = z.output<typeof giftSchema>;

const ID = /^[1-9]\d{0,8}$/;

function priceOf({ t, words }: Translator, credits: number): string {
  return credits === 0 ? words("chat").cost_free : t("chat:cost", { count: credits });
}

async function readGifts(context: PageContext, { language }: Translator): Promise<Gift[]> {
  return (await context.upstream.mustRead(gifts, { query: { language } })).gifts;
}

/** The gifts for a member, or with `?gift=` the one that was chosen (PROF-02, CHAT-03, CHAT-05). */
export async function loadGiftPage(
  context: PageContext,
  profile: number,
): Promise<GiftPageModel | RecipientRefused | undefined> {
  const recipient = await recipientOf(context, profile);
  if (recipient?.kind !== "recipient") return recipient;
  const [{ user }, site, { translator }] = await Promise.all([
    requireMember(context),
    getSite(context),
    getLanguage(context),
  ]);
  const { t, words } = translator;
  const all = await readGifts(context, translator);
  const { partner, back } = recipient;
  const wanted = context.url.searchParams.get("gift");
  const found = all.find(({ id }) => String(id) === wanted);
  const kept = new URL(back, context.url).searchParams.get("kept") ?? undefined;
  return {
    kind: "gifts",
    title: t("chat:attach.gift_title", { name: partner.name }),
    words: words("chat").attach,
    partner,
    back,
    gifts: all.map((gift) =>
      choiceOf(site, translator, gift, paths.memberGift(profile, { gift: gift.id, kept })),
    ),
    others: paths.memberGift(profile, { kept }),
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
  const refusal = sendRefusal({ code: "no_credits" }, translator);
  return { ...refusal, detail: translator.t("chat:attach.gift_no_credits", { price }) };
}

/** Sends the gift once per form key: a 303 to the conversation, or why not (CHAT-06, CHAT-14). */
export async function postGift(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<Response | SendRefusal> {
  const login = await loginFirst(context);
  if (login) return redirect(login, 303);
  const form = await formDataOf(request);
  const given = form.get("gift");
  const gift = typeof given === "string" && ID.test(given) ? Number(given) : 0;
  const { translator } = await getLanguage(context);
  if (gift === 0) return sendRefusal({ code: "gift_gone" }, translator);
  const outcome = await sendOnce(context, {
    profile,
    key: form.get("_key"),
    fingerprint: JSON.stringify([profile, "gift", gift]),
    ask: (key) => context.upstream.ask(sendGift, { body: { profile, gift } }, { key }),
  });
  if (outcome.ok) return redirect(afterwards(context, outcome.conversation), 303);
  const refusal = sendRefusal(outcome.problem, translator);
  if (outcome.problem.code !== "no_credits") return { ...refusal, detail: undefined };
  const found = (await readGifts(context, translator)).find(({ id }) => id === gift);
  return found ? shortOf(translator, priceOf(translator, found.credits)) : refusal;
}
