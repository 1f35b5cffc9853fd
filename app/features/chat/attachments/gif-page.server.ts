import { sendGif } from "#app/contract/chat.server";
import { formDataOf } from "#app/http/form.server";
import { redirect } from "#app/http/redirect";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { SendRefusal } from "../chat-types";
import { SEND_ACTION, sendOnce } from "../send-once.server";
import { sendRefusal } from "../send-refusal.server";
import { gifByName, searchGifs } from "./gif-provider.server";
import type { GifPageModel } from "./gif-view";
import { afterwards, loginFirst, ownAddress, type RecipientRefused, recipientOf } from "./partner.server";

const MAX_QUERY_LETTERS = 50;

/** The GIF search in the reader's `gifLocale`; without a query some to begin with (CHAT-13). */
export async function loadGifPage(
  context: PageContext,
  profile: number,
): Promise<GifPageModel | RecipientRefused | undefined> {
  const recipient = await recipientOf(context, profile);
  if (recipient?.kind !== "recipient") return recipient;
  const { translator } = await getLanguage(context);
  const { t, words } = translator;
  const { searchParams } = context.url;
  const query = [...(searchParams.get("q") ?? "").trim()].slice(0, MAX_QUERY_LETTERS).join("");
  const found = await searchGifs(context, translator, query);
  const { partner, back, costs } = recipient;
  const price = costs.freeLeft ?? costs.cost;
  return {
    kind: "gifs",
    title: t("chat:attach.gif_title", { name: partner.name }),
    words: words("chat").attach,
    partner,
    back,
    query,
    /** A GET form drops the query of its action: what else is in it goes along as a field. */
    kept: new URL(back, context.url).searchParams.get("kept") ?? undefined,
    search: paths.memberGif(profile),
    action: ownAddress(context),
    formKey: issueFormKey(context, SEND_ACTION),
    price: t("chat:attach.gif_price", { price }),
    gifs: found ?? [],
    nothing: nothingText(),
    credit: context.runtime.settings.gifSearch?.credit,
  };

  function nothingText(): string | undefined {
    if (!found) return words("chat").attach.gif_failed;
    return found.length === 0 ? t("chat:attach.gif_nothing", { query }) : undefined;
  }
}

/** Sends the GIF once per form key: a 303 to the conversation, or why not (CHAT-06). */
export async function postGif(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<Response | SendRefusal> {
  const login = await loginFirst(context);
  if (login) return redirect(login, 303);
  const form = await formDataOf(request);
  const gif = form.get("gif");
  const { translator } = await getLanguage(context);
  if (typeof gif !== "string" || !gifByName(translator, gif))
    return sendRefusal({ code: "gif_gone" }, translator);
  const outcome = await sendOnce(context, {
    profile,
    key: form.get("_key"),
    fingerprint: JSON.stringify([profile, "gif", gif]),
    ask: (key) => context.upstream.ask(sendGif, { body: { profile, gif } }, { key }),
  });
  if (outcome.ok) return redirect(afterwards(context, outcome.conversation), 303);
  // Nothing was written here that could be kept.
  return { ...sendRefusal(outcome.problem, translator), detail: undefined };
}
