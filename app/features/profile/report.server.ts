import { z } from "zod";
import { report as reportEndpoint } from "#app/contract/members.server";
import { REPORT_REASONS } from "#app/contract/values";
import { constraintsOf } from "#app/http/form-constraints.server";
import type { FormOutcome } from "#app/http/form-outcome";
import { invariantResponse } from "#app/http/invariant-response";
import type { TextKey, Words } from "#app/i18n/catalog";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { type FilingRefusal, fileOnce } from "#app/shared/reports/file-once.server";
import { receiptOf, receiptQuery } from "#app/shared/reports/receipt.server";
import type { FieldConstraints, Option } from "#app/ui/form-types";
import { loadSubject, type Subject } from "./subject.server";

const ACTION = "report";
/** Words about what happened; the operator reads them. */
const REMARKS_MAX = 2_000;

const key = (text: TextKey): TextKey => text;

/** A report as typed; messages are catalog keys. Words are optional: the reason is enough. */
const reportForm = z.object({
  reason: z.enum(REPORT_REASONS, { error: key("report:reason_missing") }),
  remarks: z
    .string()
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .normalize("NFC")
    // Line breaks and tabs belong to a text; other control characters do not.
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: key("common:not_allowed") })
    .max(REMARKS_MAX, key("common:too_long"))
    .optional(),
});

type Report = z.output<typeof reportForm>;

export interface ReportModel {
  title: string;
  words: Words<"report">;
  /** "This is about a photo of Anna." */
  what: string;
  about: string | undefined;
  /** Undefined until the report arrived. */
  reference: string | undefined;
  fictional: string | undefined;
  reasons: Option[];
  constraints: Record<"reason" | "remarks", FieldConstraints>;
  remarksMax: number;
  errorsTitle: string;
  action: string;
  cancel: string;
  block: { href: string; label: string; text: string } | undefined;
  key: string;
  /** The notice that the law gives everybody (SAFE-04). */
  noticeUrl: string;
}

/** What a report is about besides the profile: `?about=photo-12`, `message-512` or `chat`; anything else is the profile. */
type About =
  | { kind: "profile" }
  | { kind: "photo"; photo: number }
  | { kind: "message"; message: number }
  | { kind: "chat" };

function parseAbout(text: string | null | undefined): About {
  const [, kind, id] = /^(photo|message)-([1-9]\d{0,14})$/.exec(text ?? "") ?? [];
  if (kind === "photo") return { kind, photo: Number(id) };
  if (kind === "message") return { kind, message: Number(id) };
  return text === "chat" ? { kind: "chat" } : { kind: "profile" };
}

/** The same as the address spells it; undefined for the profile itself. */
function aboutText(about: About): string | undefined {
  if (about.kind === "photo") return `photo-${about.photo}`;
  if (about.kind === "message") return `message-${about.message}`;
  return about.kind === "chat" ? "chat" : undefined;
}

/** A photo counts only where it is one of theirs, a chat or a message only where there is a chat. */
function knownAbout({ photos, conversation }: Subject, text: string | null | undefined): About {
  const about = parseAbout(text);
  if (about.kind === "photo" && !photos.includes(about.photo)) return { kind: "profile" };
  const isOfChat = about.kind === "chat" || about.kind === "message";
  if (isOfChat && conversation === undefined) return { kind: "profile" };
  return about;
}

/** The form, or the confirmation where the address carries a reference of ours. Throws 404 where there is nobody. */
export async function loadReport(context: PageContext, id: number): Promise<ReportModel> {
  const [{ translator }, subject] = await Promise.all([getLanguage(context), loadSubject(context, id)]);
  const { t } = translator;
  const words = translator.words("report");
  const { name } = subject;
  const about = knownAbout(subject, context.url.searchParams.get("about"));
  return {
    title: t("report:title", { name }),
    words,
    what: t(`report:about_${about.kind}`, { name }),
    about: aboutText(about),
    reference: receiptOf(context, "report"),
    fictional: subject.fictional,
    reasons: REPORT_REASONS.map((reason) => ({ value: reason, label: words[reason] })),
    constraints: constraintsOf(reportForm),
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
    key: issueFormKey(context, ACTION),
    noticeUrl: paths.notice({ member: String(id) }),
  };
}

/**
 * Reports somebody, one of their photos or the chat, once per form key; what was typed comes back with a refusal.
 * Throws 404 where there is nobody.
 */
export async function fileReport(
  context: PageContext,
  request: Request,
  id: number,
): Promise<FormOutcome<FilingRefusal>> {
  const [form, subject] = await Promise.all([
    readKeyedForm(context, request, reportForm, ACTION),
    loadSubject(context, id),
  ]);
  return fileOnce(context, {
    name: ACTION,
    form,
    maxLength: REMARKS_MAX,
    bodyOf: (report) => bodyOf(subject, knownAbout(subject, form.typed.about), report),
    async post(body, key) {
      const answer = await context.upstream.ask(reportEndpoint, { body }, { key });
      if (answer.ok) return { ok: true, value: answer.value.reference };
      invariantResponse(answer.code === "rate_limited", 404);
      return { ok: false, refusal: answer.data.retry_after };
    },
    notices: { unknown: "report:unknown", tooOften: "report:too_often" },
    receiptPath: (reference) => paths.memberReport(id, receiptQuery(context, "report", reference)),
  });
}

function bodyOf({ id, conversation }: Subject, about: About, { reason, remarks }: Report) {
  return {
    profile: id,
    reason,
    ...(remarks && { remarks }),
    ...(about.kind === "photo" && { photo: about.photo }),
    ...(about.kind === "message" && { message: about.message }),
    ...((about.kind === "chat" || about.kind === "message") &&
      conversation !== undefined && { conversation }),
  };
}
