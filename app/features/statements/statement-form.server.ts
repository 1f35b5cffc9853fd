import { z } from "zod";
import { lineField } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";
import type { TextKey } from "#app/i18n/catalog";
import type { FieldConstraints } from "#app/ui/form-types";
import { NOTICE_REASONS, type StatementKind } from "./statement-kinds";

export const MESSAGE_MAX = 5_000;
const ADDRESS_MAX = 2_000;
const NAME_MAX = 100;
const EMAIL_MAX = 254;

const key = (text: TextKey): TextKey => text;
const isEmail = (text: string) => z.regexes.email.test(text);

/** Several lines; `max` in code points. */
function textField(missing: TextKey, max: number) {
  return z
    .string({ error: missing })
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .normalize("NFC")
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: key("common:not_allowed") })
    .refine((text) => text.length > 0, { error: missing })
    .max(max, key("statements:message_long"));
}

/** What stands in brackets in the drafts of all languages is for the sender to fill in. */
const PLACEHOLDER = /\((?:date|amount|Datum|Betrag|fecha|importe|data|importo|montant|bedrag|datum|kwota)\)/;

const message = textField("statements:message_missing", MESSAGE_MAX).refine(
  (text) => !PLACEHOLDER.test(text),
  {
    error: key("statements:message_placeholder"),
  },
);
const name = lineField("statements:name_missing", NAME_MAX);
const email = lineField("statements:email_missing", EMAIL_MAX).refine(isEmail, {
  error: key("statements:email_invalid"),
});
const address = textField("statements:address_missing", ADDRESS_MAX).refine(
  (text) => /\S\.\S|\/\S/.test(text),
  { error: key("statements:address_missing") },
);
const goodFaith = z.literal("1", { error: key("statements:good_faith_missing") });
const optionalLine = z.string().trim().max(EMAIL_MAX, key("common:not_allowed")).optional();

const withdrawal = z.object({ name, email, message });
const removal = z.object({ address, message, name, email, good_faith: goodFaith });
const notice = z
  .object({
    address,
    reason: z.enum(NOTICE_REASONS, { error: key("statements:reason_missing") }),
    message,
    name: optionalLine,
    email: optionalLine,
    good_faith: goodFaith,
  })
  // Article 16 (2) (c): no name is needed where it is about the sexual abuse of children.
  .refine(({ reason, name }) => reason === "child_abuse" || Boolean(name), {
    error: key("statements:name_missing"),
    path: ["name"],
  })
  .refine(({ reason, email }) => (reason === "child_abuse" && !email) || isEmail(email ?? ""), {
    error: key("statements:email_invalid"),
    path: ["email"],
  });

/** Every form gives these, each what it asks for. */
export interface Statement {
  name?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
  reason?: string | undefined;
  message: string;
  good_faith?: "1";
}

/** One form a kind; messages are catalog keys. */
export const STATEMENT_FORMS: Record<StatementKind, z.ZodType<Statement>> = { withdrawal, notice, removal };

export type StatementConstraints = Partial<Record<keyof Statement, FieldConstraints>>;

/** What a browser checks of each form before it is sent. */
export const STATEMENT_CONSTRAINTS: Record<StatementKind, StatementConstraints> = {
  withdrawal: constraintsOf(withdrawal),
  notice: constraintsOf(notice),
  removal: constraintsOf(removal),
};
