const FOCUSABLE = "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]";

function focusables(piece: Element): HTMLElement[] {
  return [...piece.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

function counterpart(lost: Element, position: number, piece: Element): HTMLElement | undefined {
  const candidates = focusables(piece);
  const name = lost.getAttribute("name");
  return (
    candidates.find((one) => lost.id && one.id === lost.id) ??
    candidates.find(
      (one) =>
        name && one.getAttribute("name") === name && one.getAttribute("value") === lost.getAttribute("value"),
    ) ??
    candidates[Math.min(position, candidates.length - 1)]
  );
}

/** Puts the focus on what stands in `next` where the focused element stood in `old`. Call before the swap; run the result after. */
export function keepFocus(old: Element, next: HTMLElement): () => void {
  const lost = document.activeElement;
  if (!lost || !old.contains(lost)) return () => {};
  const position = focusables(old).indexOf(lost as HTMLElement);
  return () => {
    const target = counterpart(lost, position, next) ?? next;
    if (target === next) next.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
}

/** Carries text typed into other forms of the piece over the swap: only the submitted form was answered. */
export function keepTyped(old: Element, next: Element, submitted: HTMLFormElement): void {
  for (const field of old.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input[id],textarea[id]",
  )) {
    const twin = next.querySelector(`#${CSS.escape(field.id)}`);
    const isText =
      twin instanceof HTMLInputElement ? twin.type !== "file" : twin instanceof HTMLTextAreaElement;
    if (isText && field.form !== submitted && field.value !== field.defaultValue) {
      (twin as HTMLInputElement).value = field.value;
    }
  }
}
