/** Secrets even to the page of their own form: it never fills them in again. */
const NEVER_SHOWN_AGAIN = /password|^_key$/;
/** Shown again by their own form only, as the IBAN of a refused direct debit, and by no other page. */
const OWN_FORM_ONLY = /password|^_|otp|iban/i;
/** Buttons say what to do with a form; nobody typed them. */
const BUTTONS: ReadonlySet<string> = new Set(["here", "intent"]);

/** Whether a form may show this field again with what was typed. */
export function isShownAgain(name: string): boolean {
  return !NEVER_SHOWN_AGAIN.test(name);
}

/** Whether a draft keeps this field while its member logs in again. */
export function belongsInDraft(name: string): boolean {
  return isShownAgain(name) && !BUTTONS.has(name);
}

/** Whether a page other than the form's own, such as the host's about a refused post, may show this field. */
export function isShownElsewhere(name: string): boolean {
  return !OWN_FORM_ONLY.test(name);
}
