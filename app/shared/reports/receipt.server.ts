import type { PageContext } from "#app/page-context";

/** What a reference number is about: a proof of one kind is none of another. */
type ReceiptKind = "complaint" | "report" | "withdrawal" | "notice" | "removal";

const actionFor = (kind: ReceiptKind, reference: string) => `${kind}-receipt ${reference}`;

/**
 * What an address carries to show a reference number. Signed, so that nobody can send somebody a made-up
 * confirmation, and bound to no cookie, so that it also works where cookies are refused.
 */
export function receiptQuery(
  { runtime }: PageContext,
  kind: ReceiptKind,
  reference: string,
): { reference: string; proof: string } {
  const proof = runtime.formKeys.issue({ action: actionFor(kind, reference), binding: "" });
  return { reference, proof };
}

/** The reference this address may show; undefined where it names none, or one we did not give. */
export function receiptOf({ runtime, url }: PageContext, kind: ReceiptKind): string | undefined {
  const reference = url.searchParams.get("reference");
  const proof = url.searchParams.get("proof");
  if (!reference || !proof) return undefined;
  return runtime.formKeys.check(proof, { action: actionFor(kind, reference), binding: "" }).ok
    ? reference
    : undefined;
}
