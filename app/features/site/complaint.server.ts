import { z } from "zod";
import { complain } from "#app/contract/site.server";
import { COMPLAINT_KINDS } from "#app/contract/values";
import { lineField } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import type { FormOutcome } from "#app/http/form-outcome";
import { redirect } from "#app/http/redirect";
import type { TextKey, Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { type FilingRefusal, fileOnce } from "#app/shared/reports/file-once.server";
import { receiptOf, receiptQuery } from "#app/shared/reports/receipt.server";
import type { FieldConstraints, Option } from "#app/ui/form-types";

const ACTION = "complaint";
/** Long enough for a whole story, short enough for a form of 64 KB in any script. */
const MESSAGE_MAX = 5_000;
const NAME_MAX = 100;
const EMAIL_MAX = 254;

const key = (text: TextKey): TextKey => text;

/** A complaint as typed (HOME-06); messages are catalog keys. */
const complaintForm = z.object({
  name: lineField("site:complaints.name_missing", NAME_MAX),
  email: lineField("site:complaints.email_missing", EMAIL_MAX).refine(
    (email) => z.regexes.email.test(email),
    {
      error: key("site:complaints.email_invalid"),
    },
  ),
  kind: z.enum(COMPLAINT_KINDS, { error: key("site:complaints.kind_missing") }),
  message: z
    .string({ error: key("site:complaints.message_missing") })
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .normalize("NFC")
    // Line breaks and tabs belong to a text; other control characters do not.
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: key("common:not_allowed") })
    .refine((text) => text.length > 0, { error: key("site:complaints.message_missing") })
    .max(MESSAGE_MAX, key("site:complaints.message_long")),
});

export interface ComplaintModel {
  title: string;
  description: string;
  words: Words<"site">["complaints"];
  action: string;
  /** Undefined until the complaint arrived. */
  reference: string | undefined;
  key: string;
  errorsTitle: string;
  email: string | undefined;
  name: string | undefined;
  kinds: Option[];
  constraints: Record<"name" | "email" | "kind" | "message", FieldConstraints>;
  messageHelp: string;
}

/** The form, or the confirmation where the address carries a reference of ours. */
export async function loadComplaint(context: PageContext): Promise<ComplaintModel> {
  // Links of mails from before the withdrawal had a form of its own.
  const order = context.url.searchParams.get("withdraw");
  if (order !== null) throw redirect(paths.withdraw({ order }), 303);
  const [site, { translator }, viewer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
  ]);
  const words = translator.words("site").complaints;
  return {
    title: words.title,
    description: words.intro,
    words,
    action: paths.complaints(),
    reference: receiptOf(context, "complaint"),
    key: issueFormKey(context, ACTION),
    errorsTitle: translator.words("common").errors_title,
    email: site.support_email || undefined,
    name: viewer?.user.profile.name,
    kinds: COMPLAINT_KINDS.map((kind) => ({ value: kind, label: words[`kind_${kind}`] })),
    constraints: constraintsOf(complaintForm),
    messageHelp: translator.t("site:complaints.message_help", { max: translator.number(MESSAGE_MAX) }),
  };
}

/** Files a complaint once per form key (HOME-06); everything typed comes back with a refusal. */
export async function fileComplaint(
  context: PageContext,
  request: Request,
): Promise<FormOutcome<FilingRefusal>> {
  return fileOnce(context, {
    name: ACTION,
    form: await readKeyedForm(context, request, complaintForm, ACTION),
    maxLength: MESSAGE_MAX,
    bodyOf: (complaint) => complaint,
    async post(body, key) {
      const answer = await context.upstream.ask(complain, { body }, { key });
      if (answer.ok) return { ok: true, value: answer.value.reference };
      return { ok: false, refusal: answer.data.retry_after };
    },
    notices: { unknown: "site:complaints.unknown", tooOften: "site:complaints.too_often" },
    receiptPath: (reference) => paths.complaints(receiptQuery(context, "complaint", reference)),
  });
}
