/** Puts a text into the box as if it was typed: counters and the draft follow. */
export function putText(box: HTMLTextAreaElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Adds a line under what stands there already. */
export function addText(box: HTMLTextAreaElement, line: string): void {
  const stands = box.value.trimEnd();
  putText(box, stands ? `${stands}\n${line}` : line);
}

/** What came back to a box and still stands at its beginning. */
const returned = new WeakMap<HTMLTextAreaElement, string>();

/**
 * What could not be sent goes before what was typed meanwhile, and behind what came back before it: the order is that of
 * writing.
 */
export function giveBack(box: HTMLTextAreaElement, text: string): void {
  const before = returned.get(box);
  const isBehind = before !== undefined && `${box.value}\n`.startsWith(`${before}\n`);
  const typed = isBehind ? box.value.slice(before.length + 1) : box.value;
  const whole = isBehind ? `${before}\n${text}` : text;
  returned.set(box, whole);
  putText(box, typed ? `${whole}\n${typed}` : whole);
}
