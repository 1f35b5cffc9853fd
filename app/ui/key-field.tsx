/** The hidden key of a form with an effect: idempotency key and cross-site token in one. */
export function KeyField({ value }: { value: string }) {
  return <input type="hidden" name="_key" value={value} />;
}
