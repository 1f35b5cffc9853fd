import { type RefObject, useEffect } from "react";
import { addText } from "./text-box";

/** An opening line that is chosen in a dialog fills the box at once; its link would load the page anew (CHAT-10). */
export function useFilledLines(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-line]") : null;
      const box = form.current?.elements.namedItem("text");
      if (!link || event.metaKey || event.ctrlKey || !(box instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      link.closest("dialog")?.close();
      addText(box, link.textContent ?? "");
      box.focus();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [form]);
}
