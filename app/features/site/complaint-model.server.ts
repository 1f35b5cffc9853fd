import { COMPLAINT_KINDS } from "#app/contract/values";
import { fieldErrors } from "#app/http/form.server";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { receiptOf } from "#app/shared/reports/receipt.server";
import { COMPLAINT_ACTION, type ComplaintRefusal } from "./complaint.server";
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX } from "./complaint-form.server";
import type { ComplaintModel, ComplaintRefusalModel } from "./complaint-view";

const ORDER = /^[1-9]\d{0,14}$/;

/** Whether the address asks to withdraw from a purchase, and from which. */
export function withdrawalOf({ url }: PageContext): { withdraw?: string } {
  const asked = url.searchParams.get("withdraw");
  if (asked === null) return {};
  return { withdraw: ORDER.test(asked) ? asked : "credits" };
}

/** The form, or the confirmation where the address carries a reference of ours. */
export async function loadComplaint(context: PageContext): Promise<ComplaintModel> {
  const [site, { translator }, viewer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
  ]);
  const words = translator.words("site").complaints;
  const { withdraw } = withdrawalOf(context);
  return {
    title: withdraw ? words.withdraw_title : words.title,
    description: withdraw ? words.withdraw_intro : words.intro,
    words,
    action: paths.complaints({ withdraw }),
    statement: withdraw && statementOf(withdraw, translator),
    reference: receiptOf(context, "complaint"),
    key: issueFormKey(context, COMPLAINT_ACTION),
    errorsTitle: translator.words("common").errors_title,
    email: site.support_email || undefined,
    name: viewer?.user.profile.name,
    kinds: COMPLAINT_KINDS.map((kind) => ({ value: kind, label: words[`kind_${kind}`] })),
    longest: { name: NAME_MAX, email: EMAIL_MAX, message: MESSAGE_MAX },
    messageHelp: translator.t("site:complaints.message_help", { max: translator.number(MESSAGE_MAX) }),
  };
}

/** What is declared, to be completed by hand where the order is not known. */
function statementOf(withdraw: string, { t }: Translator): string {
  return ORDER.test(withdraw)
    ? t("site:complaints.withdraw_order", { order: withdraw })
    : t("site:complaints.withdraw_any");
}

/** A refused complaint in the reader's words. */
export async function complaintRefusalModel(
  context: PageContext,
  { problems, notice, minutes, typed }: ComplaintRefusal,
): Promise<ComplaintRefusalModel> {
  const { translator } = await getLanguage(context);
  const values = { max: translator.number(MESSAGE_MAX) };
  return {
    errors: fieldErrors(problems, translator, values),
    notice: notice && translator.t(notice, { minutes }),
    typed,
  };
}
