import { fileStatement as endpoint } from "#app/contract/statements.server";
import type { FormOutcome } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import { readKeyedForm } from "#app/once/keyed-form.server";
import { orWithoutStore } from "#app/once/once-database.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { type FilingRefusal, fileOnce } from "#app/shared/reports/file-once.server";
import { receiptOf, receiptQuery } from "#app/shared/reports/receipt.server";
import type { Option } from "#app/ui/form-types";
import {
  MESSAGE_MAX,
  STATEMENT_CONSTRAINTS,
  STATEMENT_FORMS,
  type Statement,
  type StatementConstraints,
} from "./statement-form.server";
import { NOTICE_REASONS, STATEMENT_PATHS, type StatementKind } from "./statement-kinds";

/** The number of an order that somebody withdraws from, or of a member whom a notice is about. */
const NUMBER = /^[1-9]\d{0,14}$/;

export interface StatementModel {
  kind: StatementKind;
  title: string;
  description: string;
  words: Words<"statements">;
  own: Words<"statements">[StatementKind];
  action: string;
  key: string;
  errorsTitle: string;
  /** What stands in the message already. */
  draft: string | undefined;
  name: string | undefined;
  /** Of the page somebody came from to report it. */
  address: string | undefined;
  constraints: StatementConstraints;
  reasons: Option[];
  contact: string | undefined;
  /** Undefined until the statement arrived. */
  receipt: ReceiptModel | undefined;
}

/** What the sender is told has arrived: number, moment and the statement itself (Directive (EU) 2023/2673, 11a (4)). */
export interface ReceiptModel {
  reference: string;
  received: string;
  due: string | undefined;
  content: { label: string; text: string }[];
}

/** The form, or the receipt where the address carries one of ours. */
export async function loadStatement(context: PageContext, kind: StatementKind): Promise<StatementModel> {
  const [site, { translator }, viewer] = await Promise.all([
    getSite(context),
    getLanguage(context),
    getViewer(context),
  ]);
  const words = translator.words("statements");
  const own = words[kind];
  const order = orderOf(context);
  return {
    kind,
    title: own.title,
    description: own.intro,
    words,
    own,
    action: actionOf(context, kind),
    key: issueFormKey(context, kind),
    errorsTitle: translator.words("common").errors_title,
    draft:
      kind !== "withdrawal"
        ? undefined
        : order === undefined
          ? words.withdraw_any
          : translator.t("statements:withdraw_order", { order }),
    name: viewer?.user.profile.name,
    address: kind === "notice" ? memberAddress(context) : undefined,
    constraints: STATEMENT_CONSTRAINTS[kind],
    reasons: NOTICE_REASONS.map((reason) => ({ value: reason, label: words[`reason_${reason}`] })),
    contact: site.support_email || undefined,
    receipt: await receiptModel(context, kind, translator, timeZoneOf(site.geoip_country ?? undefined)),
  };
}

function orderOf({ url }: PageContext): string | undefined {
  const order = url.searchParams.get("order") ?? "";
  return NUMBER.test(order) ? order : undefined;
}

/** Whoever comes from a member's report need not copy the profile's address. */
function memberAddress({ url }: PageContext): string | undefined {
  const member = url.searchParams.get("member") ?? "";
  return NUMBER.test(member) ? new URL(paths.member(Number(member)), url).href : undefined;
}

function actionOf(context: PageContext, kind: StatementKind): string {
  return kind === "withdrawal" ? paths.withdraw({ order: orderOf(context) }) : STATEMENT_PATHS[kind];
}

/** Files a statement once per form key; PHP mails the receipt. Everything typed comes back with a refusal. */
export async function fileStatement(
  context: PageContext,
  request: Request,
  kind: StatementKind,
): Promise<FormOutcome<FilingRefusal>> {
  const { translator } = await getLanguage(context);
  let filed: Statement | undefined;
  return fileOnce(context, {
    name: kind,
    form: await readKeyedForm(context, request, STATEMENT_FORMS[kind], kind),
    maxLength: MESSAGE_MAX,
    bodyOf(statement) {
      filed = statement;
      const { good_faith, ...rest } = statement;
      const order = kind === "withdrawal" ? orderOf(context) : undefined;
      return {
        kind,
        ...rest,
        ...(order === undefined ? {} : { order: Number(order) }),
        ...(good_faith === undefined ? {} : { good_faith: true }),
        language: translator.language,
      };
    },
    async post(body, key) {
      const answer = await context.upstream.ask(endpoint, { body }, { key });
      if (!answer.ok) return { ok: false, refusal: answer.data.retry_after };
      const { reference, received, due } = answer.value;
      return { ok: true, value: [reference, received, due ?? ""].join("\n") };
    },
    notices: { unknown: "statements:unknown", tooOften: "statements:too_often" },
    async receiptPath(value) {
      // Without the store the receipt lacks the statement itself, which the mail has.
      const content = await orWithoutStore(context.runtime.drafts.save(textsOf(filed)), undefined);
      const query = new URLSearchParams(receiptQuery(context, kind, value));
      if (content) query.set("content", content);
      return `${STATEMENT_PATHS[kind]}?${query}`;
    },
  });
}

function textsOf(statement: Statement | undefined): Record<string, string> {
  const texts = Object.entries(statement ?? {}).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return Object.fromEntries(texts.filter(([name]) => name !== "good_faith"));
}

async function receiptModel(
  context: PageContext,
  kind: StatementKind,
  { locale, words }: Translator,
  timeZone: string,
): Promise<ReceiptModel | undefined> {
  const [reference, received, due] = receiptOf(context, kind)?.split("\n") ?? [];
  if (!reference || !received) return undefined;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone });
  const labels = words("statements");
  const texts = (await context.runtime.drafts.read(context.url.searchParams.get("content") ?? "")) ?? {};
  const fields = ["address", "reason", "message", "name", "email"] as const;
  return {
    reference,
    received: moment.format(Number(received)),
    due: due ? moment.format(Number(due)) : undefined,
    content: fields.flatMap((field) => {
      const text = texts[field];
      if (!text) return [];
      const reason = NOTICE_REASONS.find((one) => one === text);
      return {
        label: labels[`${field}_label`],
        text: field === "reason" && reason ? labels[`reason_${reason}`] : text,
      };
    }),
  };
}
