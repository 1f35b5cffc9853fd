import type { FormProblems, Typed } from "#app/http/form.server";
import type { TextKey } from "#app/i18n/catalog";
import { effectOnce } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";

/** Why nothing was filed; what was typed comes back with it. */
export interface FilingRefusal {
  status: number;
  problems: FormProblems;
  notice: TextKey | undefined;
  minutes: number;
  typed: Typed;
}

export type FilingOutcome = { kind: "done"; reference: string } | ({ kind: "refused" } & FilingRefusal);

/** What upstream says to a report or a complaint: its reference number, or to wait. */
export type FilingAnswer = { reference: string } | { waitS: number };

export interface Filing {
  /** Of the form key, and in the log. */
  action: string;
  typed: Typed;
  body: unknown;
  ask(key: string): Promise<FilingAnswer>;
  notices: { unknown: TextKey; tooOften: TextKey };
}

/** A refusal with what was typed. */
export function filingRefused(
  typed: Typed,
  status: number,
  part: Partial<Pick<FilingRefusal, "problems" | "notice" | "minutes">>,
): FilingOutcome {
  return { kind: "refused", status, problems: {}, notice: undefined, minutes: 0, typed, ...part };
}

/** Hands a report or a complaint on once per form key (TRUST, "Once"). */
export async function fileOnce(
  context: PageContext,
  form: FormData,
  { action, typed, body, ask, notices }: Filing,
): Promise<FilingOutcome> {
  const what = { action, payload: JSON.stringify(body) };
  const outcome = await effectOnce<string, number>(context, form, what, async (key) => {
    const said = await ask(key);
    return "reference" in said ? { ok: true, told: said.reference } : { ok: false, no: said.waitS };
  });
  if (outcome.kind === "done") return { kind: "done", reference: outcome.told };
  if (outcome.kind === "refused") {
    const minutes = Math.max(1, Math.ceil(outcome.no / 60));
    return filingRefused(typed, 429, { notice: notices.tooOften, minutes });
  }
  const { status, notice, mayHaveArrived } = outcome;
  if (mayHaveArrived) return filingRefused(typed, 502, { notice: notices.unknown });
  return filingRefused(typed, status, { notice });
}
