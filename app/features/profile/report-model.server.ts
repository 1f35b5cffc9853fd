import { REPORT_REASONS } from "#app/contract/values";
import { fieldErrors } from "#app/http/form.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { receiptOf } from "#app/shared/reports/receipt.server";
import { REPORT_ACTION, type ReportRefusal } from "./report.server";
import { aboutText, REMARKS_MAX, readAbout } from "./report-form.server";
import type { ReportModel, ReportRefusalModel } from "./report-view";
import { loadSubject } from "./subject.server";

/** The form, or the confirmation where the address carries a reference of ours. Throws 404 where there is nobody. */
export async function loadReport(context: PageContext, id: number): Promise<ReportModel> {
  const [{ translator }, subject] = await Promise.all([getLanguage(context), loadSubject(context, id)]);
  const { t } = translator;
  const { name, photos, conversation } = subject;
  const about = readAbout(context.url.searchParams.get("about"));
  const isTheirs = about.kind !== "photo" || photos.includes(about.photo);
  const isThere = about.kind !== "chat" || conversation !== undefined;
  const kind = isTheirs && isThere ? about.kind : "profile";
  return {
    title: t("report:title", { name }),
    words: translator.words("report"),
    what: t(`report:about_${kind}`, { name }),
    about: kind === "profile" ? undefined : aboutText(about),
    reference: receiptOf(context, "report"),
    fictional: subject.fictional,
    reasons: REPORT_REASONS.map((reason) => ({ value: reason, label: translator.words("report")[reason] })),
    remarksMax: REMARKS_MAX,
    errorsTitle: translator.words("common").errors_title,
    action: paths.memberReport(id),
    cancel: subject.refused ? paths.members() : paths.member(id),
    // Offered where there is still something to block.
    block: subject.blockedByMe
      ? undefined
      : {
          href: paths.memberBlock(id),
          label: t("report:block", { name }),
          text: t("report:block_text", { name }),
        },
    key: issueFormKey(context, REPORT_ACTION),
  };
}

/** A refused report in the reader's words. */
export async function reportRefusalModel(
  context: PageContext,
  { problems, notice, minutes, typed }: ReportRefusal,
): Promise<ReportRefusalModel> {
  const { translator } = await getLanguage(context);
  return {
    errors: fieldErrors(problems, translator, { max: translator.number(REMARKS_MAX) }),
    notice: notice && translator.t(notice, { minutes }),
    typed,
  };
}
