import { z } from "zod";
import { sendGif } from "#app/contract/messages.server";
import { type FormOutcome, formDone, formRefused } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import type { ChatPartner, SendRefusal } from "../chat-model";
import { SEND_ACTION, sendMessage } from "../send-message.server";
import { sendRefusal } from "../send-refusal.server";
import type { FoundGif, GifGroup } from "./gif-model";
import { drawnGifs } from "./gif-own.server";
import { gifByName, searchGifs } from "./gif-search.server";
import {
  conversationAddress,
  getLoginAddress,
  getRecipient,
  ownAddress,
  type RecipientRefused,
} from "./partner.server";

const MAX_QUERY_LETTERS = 50;

const gifForm = z.object({ gif: z.string() });

export interface GifPageModel {
  kind: "gifs";
  title: string;
  words: Words<"chat">["attach"];
  partner: ChatPartner;
  back: string;
  query: string;
  /** Id of a stored draft: a GET form drops the query of its action, so it goes along as a field. */
  draftId: string | undefined;
  search: string;
  action: string;
  formKey: string;
  /** What one costs, before it is chosen. */
  price: string;
  groups: GifGroup[];
  /** Shown instead of results. */
  nothing: string | undefined;
  credit: string | undefined;
}

/** The GIF search in the reader's `gifLocale`; without a query some to begin with (CHAT-13). */
export async function loadGifPage(
  context: PageContext,
  profile: number,
): Promise<GifPageModel | RecipientRefused | undefined> {
  const recipient = await getRecipient(context, profile);
  if (recipient?.kind !== "recipient") return recipient;
  const { translator } = await getLanguage(context);
  const { t, words } = translator;
  const { searchParams } = context.url;
  const query = [...(searchParams.get("q") ?? "").trim()].slice(0, MAX_QUERY_LETTERS).join("");
  const found = await searchGifs(context, translator, query);
  const { partner, back, costs, left } = recipient;
  const price = costs.freeLeft ?? costs.cost;
  return {
    kind: "gifs",
    title: t("chat:attach.gif_title", { name: partner.name }),
    words: words("chat").attach,
    partner,
    back,
    query,
    draftId: new URL(back, context.url).searchParams.get("kept") ?? undefined,
    search: paths.memberGif(profile),
    action: ownAddress(context),
    formKey: issueFormKey(context, SEND_ACTION),
    price: [t("chat:attach.gif_price", { price }), left && t("chat:attach.gif_left", { left })]
      .filter(Boolean)
      .join(" "),
    groups:
      found && query !== "" ? [{ mood: undefined, gifs: found }] : byMood(found ?? drawnGifs(translator)),
    nothing: nothingText(),
    credit: context.runtime.settings.gifSearch?.credit,
  };

  function nothingText(): string | undefined {
    if (!found) return words("chat").attach.gif_failed;
    return found.length === 0 ? t("chat:attach.gif_nothing", { query }) : undefined;
  }
}

/** In the order they were found; each mood is found in one piece. */
function byMood(found: readonly FoundGif[]): GifGroup[] {
  const groups: GifGroup[] = [];
  for (const gif of found) {
    const last = groups.at(-1);
    if (last && last.mood?.id === gif.mood?.id) last.gifs.push(gif);
    else groups.push({ mood: gif.mood, gifs: [gif] });
  }
  return groups;
}

/** Sends the GIF once per form key: on to the conversation, or why not (CHAT-06). */
export async function postGif(
  context: PageContext,
  request: Request,
  profile: number,
): Promise<FormOutcome<SendRefusal>> {
  const login = await getLoginAddress(context);
  if (login) return formDone(login);
  const form = await readKeyedForm(context, request, gifForm, SEND_ACTION);
  const { translator } = await getLanguage(context);
  const gif = form.typed.gif ?? "";
  if (!gifByName(translator, gif)) return refused(sendRefusal({ code: "gif_gone" }, translator));
  if (!form.ok) return refused(sendRefusal({ code: "stale" }, translator));
  const outcome = await sendMessage(context, form.key, {
    profile,
    payload: JSON.stringify([profile, "gif", gif]),
    post: (key) => context.upstream.ask(sendGif, { body: { profile, gif } }, { key }),
  });
  if (outcome.ok) return formDone(conversationAddress(context, outcome.conversation));
  // "Your text stays in the box" would be wrong: there is no box here.
  return refused({ ...sendRefusal(outcome.problem, translator), detail: undefined });
}

function refused(refusal: SendRefusal): FormOutcome<SendRefusal> {
  return formRefused(refusal.status, refusal);
}
