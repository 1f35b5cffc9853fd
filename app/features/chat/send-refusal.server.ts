import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import type { SendRefusal } from "./chat-model";
import type { SendProblem } from "./send-message.server";

const STATUS: Record<SendProblem["code"], number> = {
  empty: 422,
  too_long: 422,
  stale: 422,
  other_payload: 422,
  unknown: 502,
  failed: 502,
  gone: 410,
  unreachable: 409,
  too_fast: 429,
  no_credits: 402,
  free_used: 402,
  conversation_limit: 402,
  blocked: 403,
  own_block: 403,
  photo_none: 422,
  photo_many: 422,
  photo_waiting: 422,
  photo_unusable: 422,
  gift_gone: 410,
  gif_gone: 422,
};

const MENDED_ELSEWHERE: ReadonlySet<SendProblem["code"]> = new Set([
  "no_credits",
  "free_used",
  "conversation_limit",
  "own_block",
]);

/** Whether another page would help, that of prices or of a block: then the text is stored for the way back. */
export function isMendedElsewhere(problem: SendProblem): boolean {
  return MENDED_ELSEWHERE.has(problem.code);
}

type Short = Extract<SendProblem, { code: "no_credits" }>["short"];

/** What the member has and what the message costs (CHAT-20): the same numbers that upstream refused it by. */
function sums(short: Short, t: Translator["t"]): string {
  if (!short) return "";
  const credits = t("chat:cost", { count: short.credits });
  return t("chat:no_credits_sums", { credits, price: t("chat:cost", { count: short.costs }) });
}

/** The same where a page of its own tells the price already, or a file cannot come back. */
export function shortText(problem: SendProblem, { t }: Translator): string {
  return problem.code === "no_credits" ? sums(problem.short, t) : "";
}

/**
 * A refused message in the reader's words; the text stays in the box in every case (CHAT-05, CHAT-06, CHAT-09).
 * `next` is where a purchase or the end of a block leads back to.
 */
export function sendRefusal(problem: SendProblem, { t, words }: Translator, next?: string): SendRefusal {
  const chat = words("chat");
  const common = words("common");
  const attach = words("chat").attach;
  const premium = { href: paths.premium({ next }), label: chat.premium };
  const refuse = (text: string, detail?: string, link?: SendRefusal["link"]): SendRefusal => ({
    status: STATUS[problem.code],
    text,
    detail,
    link,
    waits: problem.code === "failed" || problem.code === "too_fast",
    stale: problem.code === "stale",
    retry: problem.code === "failed" || problem.code === "unknown" || problem.code === "too_fast",
  });
  switch (problem.code) {
    case "empty":
      return refuse(chat.empty);
    case "too_long":
      return refuse(t("chat:too_long", { max: problem.max }));
    case "no_credits":
      return refuse(
        chat.no_credits,
        [sums(problem.short, t), chat.no_credits_text].filter(Boolean).join(" "),
        { href: paths.credits({ next }), label: chat.buy },
      );
    case "free_used":
      return refuse(chat.premium_needed, chat.premium_text, premium);
    case "conversation_limit":
      return refuse(t("chat:premium_limit", { count: problem.limit }), chat.premium_text, premium);
    case "blocked":
      return refuse(t("chat:blocked", { name: problem.name }));
    case "own_block":
      return refuse(t("chat:you_blocked", { name: problem.name }), undefined, {
        href: paths.memberBlock(problem.profile, { next }),
        label: t("profile:unblock_button", { name: problem.name }),
      });
    case "gone":
      return refuse(chat.gone);
    case "unreachable":
      return refuse(chat.unreachable);
    case "too_fast":
      return refuse(chat.too_fast);
    case "unknown":
      return refuse(chat.unknown);
    case "stale":
      return refuse(common.stale_form);
    case "other_payload":
      return refuse(common.other_payload);
    case "failed":
      return refuse(chat.send_failed);
    case "photo_many":
      return refuse(t("chat:attach.photo_many", { max: problem.max }));
    case "photo_none":
    case "photo_waiting":
    case "photo_unusable":
    case "gift_gone":
    case "gif_gone":
      return refuse(attach[problem.code]);
  }
}
