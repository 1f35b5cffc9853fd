import { confirmMailChange, reactivate } from "#app/contract/signup.server";
import { formDataOf } from "#app/http/form.server";
import { type FormRefused, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { askOnce } from "./ask-once.server";
import type { ConfirmLinkModel, ConfirmLinkRefusal } from "./confirm-link-view";
import type { LinkResult } from "./link-result-view";
import { mailedCode } from "./mailed-code";
import { REACTIVATION_DAYS } from "./reactivation-days";

/** A mailed link whose page is one button. */
export type LinkPurpose = "mail-change" | "reactivate";

type Said = { status: number; title: TextKey; text: TextKey };

interface Purpose {
  page: (query?: { done?: number }) => string;
  title: TextKey;
  text: TextKey;
  submit: TextKey;
  done: Omit<Said, "status">;
  refusals: Record<string, Said> & { link_invalid: Said };
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

export type ConfirmLinkOutcome = { kind: "done"; to: string } | FormRefused<ConfirmLinkRefusal>;

/** Does what the link is for, once per form key (AUTH-04; SPEC §4, Account). */
export async function confirmLink(
  context: PageContext,
  request: Request,
  purpose: LinkPurpose,
): Promise<ConfirmLinkOutcome> {
  const { translator } = await getLanguage(context);
  const form = await formDataOf(request);
  const code = mailedCode(form.getAll("code"));
  const refuse = refusalsOf<ConfirmLinkRefusal>({ notice: undefined, result: undefined, code });
  const noGood = (why: string) => {
    const { status, result } = failedResult(purpose, why, translator);
    return refuse(status, { result });
  };
  if (!code) return noGood("link_invalid");
  const outcome = await askOnce(context, form, { action: purpose, payload: code }, (key) =>
    purpose === "mail-change"
      ? context.upstream.ask(confirmMailChange, { body: { code } }, { key })
      : context.upstream.ask(reactivate, { body: { code } }, { key }),
  );
  if (outcome.kind === "done") return { kind: "done", to: PURPOSES[purpose].page({ done: 1 }) };
  if (outcome.kind === "failed") return refuse(outcome.status, { notice: translator.t(outcome.notice) });
  return noGood(outcome.no);
}
