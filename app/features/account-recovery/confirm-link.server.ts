import { confirmMailChange, reactivate } from "#app/contract/signup.server";
import { formDataOf } from "#app/http/form.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import { once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { mailedCode } from "#app/shared/mailed-code/mailed-code";
import type { LinkResult } from "./link-result";
import { REACTIVATION_DAYS } from "./reactivation-days";

export interface ConfirmLinkModel {
  title: string;
  text: string;
  submit: string;
  result: LinkResult | undefined;
  code: string | undefined;
  key: string;
  action: string;
}

export interface ConfirmLinkRefusal {
  notice: string | undefined;
  result: LinkResult | undefined;
  /** The refused form's: the page's own address no longer has it. */
  code: string | undefined;
}

/** A mailed link whose page is one button. */
export type LinkPurpose = "mail-change" | "reactivate";

type ResultText = { status: number; title: TextKey; text: TextKey };

interface Purpose {
  page: (query?: { done?: number }) => string;
  title: TextKey;
  text: TextKey;
  submit: TextKey;
  done: Omit<ResultText, "status">;
  refusals: Record<string, ResultText> & { link_invalid: ResultText };
  /** Where to go when the link is no good. */
  retry: { href: string; label: TextKey };
}

const PURPOSES: Record<LinkPurpose, Purpose> = {
  "mail-change": {
    page: paths.mailChangeDo,
    title: "auth:recovery.mail_title",
    text: "auth:recovery.mail_text",
    submit: "auth:recovery.mail_submit",
    done: { title: "auth:recovery.mail_done", text: "auth:recovery.mail_done_text" },
    refusals: {
      link_used: { status: 409, title: "auth:recovery.mail_used", text: "auth:recovery.mail_used_text" },
      link_expired: {
        status: 410,
        title: "auth:recovery.mail_expired",
        text: "auth:recovery.mail_expired_text",
      },
      link_invalid: {
        status: 410,
        title: "auth:recovery.mail_invalid",
        text: "auth:recovery.mail_invalid_text",
      },
      email_in_use: { status: 409, title: "auth:recovery.mail_taken", text: "auth:recovery.mail_taken_text" },
    },
    retry: { href: paths.settings(), label: "auth:recovery.to_settings" },
  },
  reactivate: {
    page: paths.reactivateDo,
    title: "auth:recovery.reactivate_title",
    text: "auth:recovery.reactivate_do_text",
    submit: "auth:recovery.reactivate_submit",
    done: { title: "auth:recovery.reactivate_done", text: "auth:recovery.reactivate_done_text" },
    refusals: {
      link_invalid: {
        status: 410,
        title: "auth:recovery.link_bad",
        text: "auth:recovery.reactivate_bad_text",
      },
    },
    retry: { href: paths.reactivate(), label: "auth:recovery.ask_again" },
  },
};

/** The page behind the mailed link. Opening it changes nothing: mail scanners do that. */
export async function loadConfirmLink(
  context: PageContext,
  purpose: LinkPurpose,
): Promise<ConfirmLinkModel & { status: number }> {
  const { translator } = await getLanguage(context);
  const { t } = translator;
  const { page, title, text, submit } = PURPOSES[purpose];
  const { searchParams } = context.url;
  const code = mailedCode(searchParams.getAll("code"));
  const isDone = searchParams.has("done");
  const result = isDone ? doneResult(purpose, translator) : undefined;
  const bad = !isDone && !code ? failedResult(purpose, "link_invalid", translator) : undefined;
  return {
    status: bad?.status ?? 200,
    title: (result ?? bad?.result)?.title ?? t(title),
    text: t(text),
    submit: t(submit),
    result: result ?? bad?.result,
    code,
    key: issueFormKey(context, purpose),
    action: page(),
  };
}

function doneResult(purpose: LinkPurpose, { t }: Translator): LinkResult {
  const { title, text } = PURPOSES[purpose].done;
  const next = { href: paths.login(), label: t("auth:recovery.back_to_login") };
  return { kind: "done", title: t(title), text: t(text), next };
}

function failedResult(purpose: LinkPurpose, code: string, { t }: Translator) {
  const { refusals, retry } = PURPOSES[purpose];
  const { status, title, text } = refusals[code] ?? refusals.link_invalid;
  const result: LinkResult = {
    kind: "failed",
    title: t(title),
    text: t(text, { days: REACTIVATION_DAYS }),
    next: { href: retry.href, label: t(retry.label) },
  };
  return { status, result };
}

/** Does what the link is for, once per form key (AUTH-04; SPEC §4, Account). */
export async function confirmLink(
  context: PageContext,
  request: Request,
  purpose: LinkPurpose,
): Promise<FormOutcome<ConfirmLinkRefusal>> {
  const { translator } = await getLanguage(context);
  const form = await formDataOf(request);
  const code = mailedCode(form.getAll("code"));
  const refuse = refusalsOf<ConfirmLinkRefusal>({ notice: undefined, result: undefined, code });
  const failed = (reason: string) => {
    const { status, result } = failedResult(purpose, reason, translator);
    return refuse(status, { result });
  };
  if (!code) return failed("link_invalid");
  const key = verifiedFormKey(context, form, purpose);
  if (!key) return refuse(422, { notice: translator.t("common:stale_form") });
  const outcome = await once(context, key, {
    name: purpose,
    payload: code,
    async perform(key) {
      const answer = await (purpose === "mail-change"
        ? context.upstream.ask(confirmMailChange, { body: { code } }, { key })
        : context.upstream.ask(reactivate, { body: { code } }, { key }));
      return answer.ok ? { ok: true, value: true } : { ok: false, refusal: answer.code };
    },
  });
  if (outcome.kind === "done") return formDone(PURPOSES[purpose].page({ done: 1 }));
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  return failed(outcome.refusal);
}
