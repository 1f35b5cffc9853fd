import { fieldErrors, type Typed } from "#app/http/form.server";
import { type FormOutcome, formDone, refusalsOf } from "#app/http/form-outcome";
import type { TextKey } from "#app/i18n/catalog";
import type { FormKey } from "#app/once/form-key.server";
import type { KeyedForm } from "#app/once/keyed-form.server";
import { type EffectAnswer, once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { FieldError } from "#app/ui/form-types";

/** Why nothing was filed; what was typed comes back with it. */
export interface FilingRefusal {
  errors: FieldError[];
  notice: string | undefined;
  typed: Typed;
}

/** What upstream answers to a report or a complaint: its reference number, or how many seconds to wait. */
type FilingAnswer = EffectAnswer<string, number>;

export interface Filing<Value, Body> {
  /** What the log calls it. */
  name: string;
  form: KeyedForm<Value>;
  /** Of the field with a limit of its own, for its error text. */
  maxLength: number;
  bodyOf(value: Value): Body;
  post(body: Body, key: FormKey): Promise<FilingAnswer>;
  notices: { unknown: TextKey; tooOften: TextKey };
  /** The address that shows the reference number. */
  receiptPath(reference: string): string | Promise<string>;
}

const MINUTE_S = 60;

/** Files a report or a complaint once per form key (TRUST.md, "Once"). */
export async function fileOnce<Value, Body>(
  context: PageContext,
  { name, form, maxLength, bodyOf, post, notices, receiptPath }: Filing<Value, Body>,
): Promise<FormOutcome<FilingRefusal>> {
  const { translator } = await getLanguage(context);
  const { t } = translator;
  const refuse = refusalsOf<FilingRefusal>({ errors: [], notice: undefined, typed: form.typed });
  if (!form.ok) {
    const errors = fieldErrors(form.problems, translator, { max: translator.number(maxLength) });
    return refuse(422, { errors, notice: form.notice && t(form.notice) });
  }
  const body = bodyOf(form.value);
  const outcome = await once<string, number>(context, form.key, {
    name,
    payload: JSON.stringify(body),
    perform: (key) => post(body, key),
  });
  switch (outcome.kind) {
    case "done":
      return formDone(await receiptPath(outcome.value));
    case "refused": {
      const minutes = Math.max(1, Math.ceil(outcome.refusal / MINUTE_S));
      return refuse(429, { notice: t(notices.tooOften, { minutes }) });
    }
    case "failed":
      if (outcome.reason === "unknown") return refuse(502, { notice: t(notices.unknown) });
      return refuse(outcome.status, { notice: t(outcome.notice) });
  }
}
