import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { TextKey } from "#app/i18n/catalog";
import type { TextValues, Translator } from "#app/i18n/translator.server";
import type { FieldError } from "#app/ui/form-types";
import { invariantResponse } from "./invariant-response";
import { isShownAgain } from "./secret-fields";

/** Field name → catalog key of what is wrong with it. */
export type FormProblems = Record<string, TextKey>;

/** What was typed, one text a field, to be shown again. Passwords are never in it. */
export type Typed = Record<string, string>;

/** A form after its schema: the value, or problems by field; `typed` holds what goes back into the page, never secrets. */
export type FormReading<Value> =
  | { ok: true; value: Value; typed: Typed; form: FormData }
  | { ok: false; problems: FormProblems; typed: Typed; form: FormData };

const MAX_ECHOED = 20_000;

/**
 * One line of text: a single value without control characters. Longer input is an error, never cut. Only checks, no
 * transform or refined length: `constraintsOf` reads its limit. zod counts code points.
 */
export function lineField(missing: TextKey, maxLength = 200) {
  return z
    .string({ error: missing })
    .refine((text) => !/\p{Cc}/u.test(text), { error: "common:not_allowed" satisfies TextKey })
    .trim()
    .normalize("NFC")
    .refine((text) => text.length > 0, { error: missing })
    .max(maxLength, "common:not_allowed" satisfies TextKey);
}

/**
 * The body as FormData. One that is no form or was cut off is refused with 400: read as an empty form it would tell the
 * member that fields are missing which were filled in.
 */
export async function formDataOf(request: Request): Promise<FormData> {
  const form = await readableForm(request);
  invariantResponse(form, 400);
  return form;
}

/** The same where anybody may post anything, as payment providers do; undefined for a body that is no form. */
export async function readableForm(request: Request): Promise<FormData | undefined> {
  // Read a second time, a body fails with the same error: that would be our fault, not the sender's.
  if (request.bodyUsed) throw new Error("the body of a form is read once");
  try {
    return await request.formData();
  } catch (error) {
    // Fetch, "consume body": a TypeError says that the body is no form or breaks off.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What was typed, first text of each field. */
export function typedOf(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || !isShownAgain(name) || name in typed) continue;
    typed[name] = value.slice(0, MAX_ECHOED);
  }
  return typed;
}

/** Conform reads commands and state of its own from these as JSON, and throws where they are none; no page of ours has them. */
const CONFORM_FIELDS = ["__intent__", "__state__"];
/** Dots in a name nest what is read: our longest name is a tenth of this. */
const MAX_NAME_LENGTH = 200;

/** Checks a form against its schema, whose messages are catalog keys. */
export function readForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): FormReading<z.output<Schema>> {
  for (const name of [...form.keys()])
    if (CONFORM_FIELDS.includes(name) || name.length > MAX_NAME_LENGTH) form.delete(name);
  const typed = typedOf(form);
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success")
    return { ok: true, value: submission.value as z.output<Schema>, typed, form };
  const problems: FormProblems = {};
  for (const [field, messages] of Object.entries(submission.error ?? {})) {
    const [message] = messages ?? [];
    if (message) problems[field] = isTextKey(message) ? message : "common:not_allowed";
  }
  return { ok: false, problems, typed, form };
}

function isTextKey(message: string): message is TextKey {
  return /^[a-zA-Z]+:[a-zA-Z0-9_.]+$/.test(message);
}

/** Problems as the kit shows them. `ids` names the control to jump to where it is not the field's own name. */
export function fieldErrors(
  problems: FormProblems,
  translator: Translator,
  values: TextValues = {},
  ids: Record<string, string> = {},
): FieldError[] {
  return Object.entries(problems).map(([field, key]) => ({
    field,
    id: ids[field] ?? field,
    text: translator.t(key, values),
  }));
}
