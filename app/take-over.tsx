import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ReactPage, whenReactFails } from "./react-page";

/**
 * React takes the page over. Where its page turns out to be another one (translated meanwhile, cut short, changed by an
 * extension), or anything fails in it now or later, the elements that the server sent go on with what was typed into
 * them: their forms and links do all of it, and the custom elements help (REACH-03).
 */
export function takeOver(page: ReactElement): void {
  const sent = document.documentElement;
  let focused = document.activeElement;
  sent.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  let isOver = false;
  const restore = () => {
    if (isOver) return;
    isOver = true;
    const { scrollX, scrollY } = window;
    // Not while React is drawing; before the browser does.
    queueMicrotask(() => {
      root.unmount();
      document.replaceChildren(...(document.doctype ? [document.doctype, sent] : [sent]));
      scrollTo(scrollX, scrollY);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      window.__startElements?.();
    });
  };
  whenReactFails(restore);
  const root = hydrateRoot(document, <ReactPage>{page}</ReactPage>, {
    // React has put a page of its own into the place of the server's.
    onRecoverableError: () => document.documentElement === sent || restore(),
  });
}
