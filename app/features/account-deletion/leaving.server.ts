import { readDiscountCode } from "#app/contract/payments.server";
import { DELETION_REASONS } from "#app/contract/values";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { LeavingModel, StayOffer } from "./leaving-view";

export const LEAVE_ACTION = "delete-account";
export const REMARKS_MAX = 2_000;
const DAY_MS = 86_400_000;

/** A day as the page after the deletion names it. */
function dayText(translator: Translator, atMs: number): string {
  return new Intl.DateTimeFormat(translator.locale, { dateStyle: "long", timeZone: "UTC" }).format(atMs);
}

/**
 * What leaving means, and the questions nobody has to answer (ACCT-06). `reactivationDays`: how long it can be taken
 * back.
 */
export async function loadLeaving(context: PageContext, reactivationDays: number): Promise<LeavingModel> {
  const { user } = await requireMember(context);
  const [{ translator }, offer] = await Promise.all([getLanguage(context), stayOffer(context)]);
  const { t } = translator;
  const words = translator.words("account").leaving;
  const common = translator.words("common");
  const date = dayText(translator, context.runtime.clock() + reactivationDays * DAY_MS);
  return {
    title: words.title,
    words,
    key: issueFormKey(context, LEAVE_ACTION),
    later: t("account:leaving.lost_later", { date }),
    credits: user.credits > 0 ? t("account:leaving.lost_credits", { count: user.credits }) : undefined,
    undo: t("account:leaving.undo", { date, days: reactivationDays }),
    confirmText: t("account:leaving.confirm_text", { date }),
    invisible: user.invisible ?? false,
    offer,
    reasons: [
      { value: "", label: words.reason_none },
      ...DELETION_REASONS.map((reason) => ({ value: reason, label: words[`reason_${reason}`] })),
    ],
    remarks: { max: REMARKS_MAX, words: words.characters },
    passwordLabel: translator.words("account").settings.your_password,
    errorsTitle: common.errors_title,
    reveal: { show: common.password_show, hide: common.password_hide },
  };
}

/**
 * `delete_discount` (SPEC §3): its code is STAY and the number, such as STAY25. It is offered only where upstream
 * says that the code is good for this member: an offer that fails at the till is none.
 */
async function stayOffer(context: PageContext): Promise<StayOffer | undefined> {
  const site = await getSite(context);
  const percent = site.delete_discount ?? 0;
  if (percent <= 0) return undefined;
  const code = `STAY${percent}`;
  try {
    const answer = await context.upstream.read(readDiscountCode, { query: { code } });
    const found = answer.ok ? answer.value.discountcode : undefined;
    if (!found || found.expired || found.status !== "active") return undefined;
    const { translator } = await getLanguage(context);
    const values = { percent: translator.number(found.value_percentage), code: found.code };
    return {
      title: translator.t("account:leaving.offer_title", values),
      text: translator.t("account:leaving.offer_text", values),
      href: paths.credits({ code: found.code }),
    };
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "offer to stay failed", requestId: context.requestId, ...error.forLog() });
    return undefined;
  }
}
