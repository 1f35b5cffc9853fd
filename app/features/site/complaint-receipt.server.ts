import type { AppLoadContext } from "@remix-run/server-runtime";
import { paths } from "#app/paths";

const actionFor = (reference: string) => `complaint-receipt ${reference}`;

/**
 * The address that shows a reference number. Signed, so that nobody can send somebody a made-up confirmation, and
 * bound to no cookie, so that it also works where cookies are refused.
 */
export function receiptPath({ runtime }: AppLoadContext, reference: string): string {
  const proof = runtime.formKeys.issue({ action: actionFor(reference), binding: "" });
  return paths.complaints({ reference, proof });
}

/** The reference this address may show; undefined where it names none, or one we did not give. */
export function receiptOf({ runtime, url }: AppLoadContext): string | undefined {
  const reference = url.searchParams.get("reference");
  const proof = url.searchParams.get("proof");
  if (!reference || !proof) return undefined;
  return runtime.formKeys.check(proof, { action: actionFor(reference), binding: "" }).ok
    ? reference
    : undefined;
}
