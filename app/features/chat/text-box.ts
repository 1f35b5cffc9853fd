import type { Sent } from "./post-message";

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

/** What could not be sent goes before what was typed meanwhile; `page`: the page's own post brings it back, over a login too. */
export function giveBack(box: HTMLTextAreaElement, text: string, sent: Sent): void {
  if (sent === "done") return;
  putText(box, box.value ? `${text}\n${box.value}` : text);
  if (sent === "page") box.form?.submit();
}
