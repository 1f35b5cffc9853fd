import type { z } from "zod";
import { type FormProblems, formDataOf, readForm, type Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { type FormKey, verifiedFormKey } from "./form-key.server";

/** A posted form with an effect: its values and the key to perform it with, or what is wrong with it. */
export type KeyedForm<Value> =
  | { ok: true; value: Value; key: FormKey; typed: Typed; form: FormData }
  /** `problems` by field; `notice` where the form as a whole is no good. */
  | { ok: false; problems: FormProblems; notice: TextKey | undefined; typed: Typed; form: FormData };

/** Reads a form against its schema and checks that its key was rendered for this action and this visitor. */
export async function readKeyedForm<Schema extends z.ZodType>(
  context: PageContext,
  posted: Request | FormData,
  schema: Schema,
  action: string,
): Promise<KeyedForm<z.output<Schema>>> {
  const form = posted instanceof FormData ? posted : await formDataOf(posted);
  const reading = readForm(form, schema);
  const { typed } = reading;
  if (!reading.ok) return { ok: false, problems: reading.problems, notice: undefined, typed, form };
  const key = verifiedFormKey(context, form, action);
  if (key === undefined) return { ok: false, problems: {}, notice: "common:stale_form", typed, form };
  return { ok: true, value: reading.value, key, typed, form };
}
